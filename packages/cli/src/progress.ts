const BAR_WIDTH = 30;

/** The bar's line: `█████░░░░░  50 %  orders`. */
export function progressLine(done: number, total: number, what: string): string {
  const share = total > 0 ? Math.min(done / total, 1) : 1;
  const full = Math.round(share * BAR_WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${String(Math.floor(share * 100)).padStart(3)} %  ${what}`;
}

/** Draws the bar on a terminal only. */
export function printedProgress(output: NodeJS.WriteStream) {
  let drawn = '';
  const draw = (line: string) => {
    if (!output.isTTY || line === drawn) return;
    drawn = line;
    output.write(`\r\u001B[2K${line}`);
  };
  return {
    show: (done: number, total: number, what: string) => draw(progressLine(done, total, what)),
    clear: () => draw(''),
  };
}
