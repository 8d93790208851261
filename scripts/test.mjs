// `npm test`: everything from a fresh clone to a result. The last line has the numbers of passed and failed tests, and nothing else.
import { prepareTools } from './prepare/index.mjs';
import { CommandFailure } from './prepare/run.mjs';
import { part } from './test/part.mjs';
import { runAside, runBuild, runPlaywright, runVitest } from './test/parts.mjs';
import { printResults } from './test/results.mjs';
import { forgetSettings } from './test/settings.mjs';
import { findChromium, findPostgres15 } from './test/system.mjs';
import { keepTimes } from './test/times.mjs';

const isFull = process.argv.includes('--full');
if (isFull) process.env.AWNING_FULL = '1';
forgetSettings();

const results = [];
try {
  await prepareTools();
  const chromium = await findChromium();
  if (isFull) process.env.AWNING_PG15_BIN = await findPostgres15();
  const aside = runAside();
  results.push(await part('build', runBuild));
  results.push(await part('server', () => runVitest(['--project=server'])));
  const { printed, results: found } = await aside;
  console.log(printed);
  results.push(...found);
  if (isFull) {
    const POSTGRES_BIN = process.env.AWNING_PG15_BIN;
    results.push(await part('server on PostgreSQL 15', () => runVitest(['--project=server'], { POSTGRES_BIN })));
  }
  results.push(await part('browser', () => runPlaywright(chromium)));
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}

keepTimes(results);
process.exit(printResults(results) > 0 ? 1 : 0);
