// `npm run bench:office`: whether the calls of the back office cost the same in a large shop as in a small one, in CPU time of Node and
// PostgreSQL together, and how many bytes of scripts its screens load. `npm run bench:office -- --share 0.1 --rounds 3` makes the large shop a tenth as large; only the full size is
// written into docs/reference/benchmarks.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../../scripts/prepare/index.mjs';
import { startAwning } from '../store/servers.mjs';
import { fillOffice } from './fill.mjs';
import { measureOffice } from './measure.mjs';
import { goalsMissed, printResults, writeResults } from './report.mjs';
import { measureScripts } from './scripts.mjs';

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const share = Number(values.share);
const few = { products: 1000, orders: 10_000, customers: 2000 };
const many = Object.fromEntries(Object.entries(few).map(([name, number]) => [name, Math.round(number * 100 * share)]));

if (!process.env.BENCH_BUILT) await prepare();
const folder = mkdtempSync(path.join(os.tmpdir(), 'awning-bench-office-'));
await chmod(folder, 0o755);
const servers = [];
try {
  for (const [name, size] of Object.entries({ few, many })) {
    process.stderr.write(`filling the shop with ${name}\n`);
    const server = await startAwning(path.join(folder, name), size);
    servers.push(server);
    Object.assign(server, { size, names: await fillOffice(server, size) });
  }
  const [small, large] = servers;
  const measured = await measureOffice({ small, large, rounds: Number(values.rounds), only: values.only });
  const results = { ...measured, scripts: measureScripts() };
  printResults(results);
  if (share === 1 && values.only === '') writeResults(results);
  process.exitCode = goalsMissed(results).length > 0 ? 1 : 0;
} finally {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true });
}
