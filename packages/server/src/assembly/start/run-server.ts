import { loadConfig } from '../../platform/config/index.ts';
import { StartRefusal } from '../../platform/start-refusal.ts';
import { greeting } from './greeting.ts';
import { printedReport } from './report.ts';
import { serve } from './serve.ts';
import { stopRequested } from './signals.ts';

/** Serves the shop configured in a folder until it is stopped, and returns the exit status. */
export async function runServer(folder: string): Promise<number> {
  const report = printedReport(process.stdout);
  // Registered first: a start that receives a stop signal completes and then stops in good order.
  const toldToStop = stopRequested();
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
