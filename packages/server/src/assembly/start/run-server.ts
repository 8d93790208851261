import { loadConfig } from '../../platform/config/index.ts';
import { StartRefusal } from '../../platform/start-refusal.ts';
import { greeting } from './greeting.ts';
import { printedReport } from './report.ts';
import { serve } from './serve.ts';
import { untilToldToStop } from './signals.ts';

/** Serves the shop configured in a folder until it is told to stop, and answers the exit status. */
export async function runServer(folder: string): Promise<number> {
  const report = printedReport(process.stdout);
  // Heard from the beginning: a start that is told to stop half-way stops in good order as soon as it is complete.
  const toldToStop = untilToldToStop();
  try {
    const service = await serve(await loadConfig(folder), report);
    for (const line of greeting(service)) report.say(line);
    report.say('\n  Ctrl-C stops it.\n');
    await toldToStop;
    await report.step('Stopped', () => service.close());
    return 0;
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
