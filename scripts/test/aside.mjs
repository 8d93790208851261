// What computes and waits for nobody, as a process of its own beside the server's tests. Leaves its results in the file that is named.
import { writeFileSync } from 'node:fs';
import { part } from './part.mjs';
import { runChecks, runVitest } from './parts.mjs';
import { processorSeconds } from './processor-time.mjs';

const results = [await part('checks', runChecks), await part('unit', () => runVitest(['--project=unit']))];
writeFileSync(process.argv[2], JSON.stringify({ results, processorSeconds: processorSeconds() }));
