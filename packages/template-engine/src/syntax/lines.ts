/** Finds line and column of offsets in one source. The line starts are collected once, on first use. */
export class Lines {
  private readonly source: string;
  private starts: readonly number[] | undefined = undefined;

  constructor(source: string) {
    this.source = source;
  }

  /** Line and column, both counted from 1. */
  placeOf(offset: number): { readonly line: number; readonly column: number } {
    this.starts ??= lineStarts(this.source);
    const line = lastAtOrBefore(this.starts, offset);
    return { line: line + 1, column: offset - (this.starts[line] ?? 0) + 1 };
  }
}

function lineStarts(source: string): readonly number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= offset) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
