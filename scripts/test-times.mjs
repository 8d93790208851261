// `npm run test:times`: what the last `npm test` took. Runs no test.
import { readTimes, timesTable } from './test/times.mjs';

const parts = readTimes();
if (!parts) {
  console.error('No times are kept yet: `npm test` keeps them.');
  process.exit(1);
}
console.log(timesTable(parts));
