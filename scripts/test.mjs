// `npm test`: everything from a fresh clone to a verdict. The last line says how many tests passed and failed, and nothing else.
import { prepareTools } from './prepare/index.mjs';
import { CommandFailure } from './prepare/run.mjs';
import { add } from './test/counts.mjs';
import { part } from './test/part.mjs';
import { runAside, runBuild, runPlaywright, runVitest } from './test/parts.mjs';
import { findChromium, findPostgres15 } from './test/system.mjs';
import { keepTimes } from './test/times.mjs';

const isFull = process.argv.includes('--full');
if (isFull) process.env.AWNING_FULL = '1';
// Settings of a shop that happens to run here must not reach the tests.
const settings =
  'NODE_ENV PORT HOST DATA_DIR DATABASE_URL POSTGRES_BIN PUBLIC_URL TRUST_PROXY SECRET METRICS_TOKEN RATE_LIMITS SMTP_URL MAIL_FROM ' +
  'PRIVATE_WEBHOOKS RECAPTCHA_URL PAYMENT_MODULE TEST_PAYMENTS PAGE_CACHE LOG_LEVEL';
for (const name of settings.split(' ')) delete process.env[name];

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
console.log('');
for (const { name, seconds, counts } of results) {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const problem = counts.problem ? ` (${counts.problem})` : '';
  const outcome = `${counts.passed} passed, ${counts.failed} failed${skipped}${problem}`;
  console.log(`  ${name.padEnd(24)} ${seconds.padStart(6)} s  ${outcome}`);
}
const { passed, failed, failures } = add(results.map(({ counts }) => counts));
for (const failure of failures) console.log(`\nFailed: ${failure.split('\n').slice(0, 40).join('\n  ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
