// `npm run bench:store`: the CPU time of reading, filling a cart and ordering, Node and PostgreSQL together, compared with a floor:
// bare `node:http` that sends as many bytes and runs the fewest statements. `npm run bench:store -- 9` runs nine rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { prepare } from '../../scripts/prepare/index.mjs';
import { measureStore } from './measure.mjs';
import { goalsMissed, printResults, writeResults } from './report.mjs';
import { startAwning, startFloor } from './servers.mjs';

const rounds = Number(process.argv[2] ?? 7);
const [few, many] = [100, 10_000];
const units = 100_000;

if (!process.env.BENCH_BUILT) await prepare();
const folder = mkdtempSync(path.join(os.tmpdir(), 'awning-bench-store-'));
await chmod(folder, 0o755);
const servers = [];
try {
  const small = await startAwning(path.join(folder, 'few'), { products: few, units });
  servers.push(small);
  const large = await startAwning(path.join(folder, 'many'), { products: many, units });
  servers.push(large);
  const floor = await startFloor(large);
  servers.unshift(floor);
  const results = await measureStore({ floor, small, large, rounds, few, many });
  printResults(results);
  writeResults(results);
  process.exitCode = goalsMissed(results).length > 0 ? 1 : 0;
} finally {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true });
}
