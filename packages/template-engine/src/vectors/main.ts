import { parseArgs } from 'node:util';
import { describeReport, runVectors } from './run-vectors.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });

if (positionals.length === 0) {
  console.error('Usage: npm run vectors -- <folder> [<folder>…] [--only <topic>]');
  process.exitCode = 2;
} else {
  const report = runVectors(positionals, values.only);
  console.log(describeReport(report).join('\n'));
  process.exitCode = report.failures.length > 0 ? 1 : 0;
}
