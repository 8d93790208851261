// `npm run bench:editor`: how long the builder keeps the browser busy while somebody drags and types on a page with 60 blocks, how
// many bytes of scripts it loads, and how its memory grows with the edits. `npm run bench:editor -- 3` runs three rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { prepare } from '../../scripts/prepare/index.mjs';
import { findChromium } from '../../scripts/test/system.mjs';
import { startShop } from '../store/servers.mjs';
import { measureMemory } from './memory.mjs';
import { makeOwner, makePage } from './office.mjs';
import { goalsMissed, printResults, writeResults } from './report.mjs';
import { measureScripts } from './scripts.mjs';
import { measureTasks } from './tasks.mjs';

const rounds = Number(process.argv[2] ?? 5);
const blocks = 60;

if (!process.env.BENCH_BUILT) await prepare();
const folder = mkdtempSync(path.join(os.tmpdir(), 'awning-bench-editor-'));
await chmod(folder, 0o755);
const server = await startShop(path.join(folder, 'data'));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await server.idle();
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1920, height: 900 } });
  await makeOwner(context, server.setupToken);
  const tasks = [];
  for (let round = 0; round < rounds; round++) {
    tasks.push(await measureTasks(context, await makePage(context, `busy-${round}`, blocks)));
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  const memory = await measureMemory(context, await makePage(context, 'memory', blocks));
  const results = { blocks, rounds, tasks, memory, scripts: measureScripts() };
  printResults(results);
  if (rounds >= 5) writeResults(results);
  process.exitCode = goalsMissed(results).length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
