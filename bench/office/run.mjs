// `npm run bench:office`: whether the calls of the back office cost the same in a large shop as in a small one, in CPU time of Node and
// PostgreSQL together, and how many bytes of scripts its screens load. Options, after `--`:
// `--share 0.1 --rounds 3` makes the large shop a tenth as large; only the full size is written into docs/reference/benchmarks.md.
// `--only products,coupons` asks only for what has one of these words in its name.
// `--keep FOLDER` keeps the filled shops there for the next run: about 20 GB at the full size. A filling that was interrupted goes on there.
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../../scripts/prepare/index.mjs';
import { measureOffice } from './measure.mjs';
import { goalsMissed, printResults, writeResults } from './report.mjs';
import { measureScripts } from './scripts.mjs';
import { openShop } from './shops.mjs';

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});
const share = Number(values.share);
const few = { products: 1000, orders: 10_000, customers: 2000 };
const many = Object.fromEntries(Object.entries(few).map(([name, number]) => [name, Math.round(number * 100 * share)]));

if (!process.env.BENCH_BUILT) await prepare();
const folder = values.keep ? path.resolve(values.keep) : mkdtempSync(path.join(os.tmpdir(), 'awning-bench-office-'));
await mkdir(folder, { recursive: true });
await chmod(folder, 0o755);
const servers = [];
try {
  for (const [name, size] of Object.entries({ few, [`many-${share}`]: many })) {
    process.stderr.write(`the shop with ${name}\n`);
    servers.push(await openShop(path.join(folder, name), size));
  }
  const [small, large] = servers;
  const measured = await measureOffice({ small, large, rounds: Number(values.rounds), only: values.only });
  const results = { ...measured, scripts: measureScripts() };
  printResults(results);
  if (share === 1 && values.only === '') writeResults(results);
  process.exitCode = goalsMissed(results).length > 0 ? 1 : 0;
} finally {
  for (const server of servers) await server.stop();
  if (values.keep === undefined) rmSync(folder, { recursive: true });
}
