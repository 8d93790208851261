// Runs CPU-bound tests in a separate process beside the server's tests. Writes their results to the given file.
import { writeFileSync } from 'node:fs';
import { part } from './part.mjs';
import { runChecks, runVitest, unitProjects } from './parts.mjs';
import { processorSeconds } from './processor-time.mjs';

const results = [await part('checks', runChecks), await part('unit', () => runVitest(unitProjects))];
writeFileSync(process.argv[2], JSON.stringify({ results, processorSeconds: processorSeconds() }));
