// `npm run bench:pages`: the processor time of a page that is in the cache, compared with bare `node:http` that sends the same bytes and
// headers. `npm run bench:pages -- 9` runs nine rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { prepare } from '../../scripts/prepare/index.mjs';
import { startAwning } from '../store/servers.mjs';
import { measureCached } from './cached.mjs';
import { goalsMissed, printResults, writeResults } from './report.mjs';

const rounds = Number(process.argv[2] ?? 7);

if (!process.env.BENCH_BUILT) await prepare();
const folder = mkdtempSync(path.join(os.tmpdir(), 'awning-bench-pages-'));
await chmod(folder, 0o755);
let server;
try {
  server = await startAwning(path.join(folder, 'data'), { products: 100 }, { PAGE_CACHE: '64' });
  const results = { rounds, visits: await measureCached(server, rounds) };
  printResults(results);
  if (rounds >= 5) writeResults(results);
  process.exitCode = goalsMissed(results).length > 0 ? 1 : 0;
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true });
}
