// `npm run test:times`: how long the last `npm test` took. Runs no test.
import { readTimes, timesTable } from './test/times.mjs';

const parts = readTimes();
if (!parts) {
  console.error('No times recorded yet. Run `npm test` first.');
  process.exit(1);
}
console.log(timesTable(parts));
