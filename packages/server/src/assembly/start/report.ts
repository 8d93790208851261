/** Tells the operator what the start is doing. */
export interface Report {
  /**
   * Shows a step while it runs and its time when it is done; `done` may describe the result, or return nothing if it is
   * not worth a line.
   */
  step<Result>(
    name: string,
    work: () => Promise<Result>,
    done?: (result: Result) => string | undefined,
  ): Promise<Result>;
  say(sentence: string): void;
}

/** One line per step, in the format of `scripts/prepare/steps.mjs`, which runs before this file can be loaded. */
export function printedReport(output: NodeJS.WriteStream): Report {
  const isTerminal = output.isTTY && !process.env['CI'];
  // The reader of our output may end before us (`npm start | head`); the shop must keep running.
  output.on('error', () => undefined);
  const line = (text: string) => output.write(isTerminal ? `\r\u001B[2K${text}\n` : `${text}\n`);
  return {
    async step(name, work, done = () => name) {
      const began = performance.now();
      const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
      if (isTerminal) output.write(`  … ${name}`);
      try {
        const result = await work();
        const outcome = done(result);
        if (outcome !== undefined) line(`  ✓ ${outcome}  ${seconds()}`);
        else if (isTerminal) output.write('\r\u001B[2K');
        return result;
      } catch (error) {
        line(`  ✗ ${name}  ${seconds()}`);
        throw error;
      }
    },
    say: line,
  };
}

export const silentReport: Report = {
  step: (_name, work) => work(),
  say: () => undefined,
};
