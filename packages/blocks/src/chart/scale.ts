import type { Dataset } from '@awning/site-model';

/** The drawing's own units; the page scales it. */
export const FRAME = { width: 640, height: 320, left: 56, right: 8, top: 12, bottom: 36 } as const;

/** As many as the style sheet has colours for. */
export const COLOURS = 8;

export interface Scale {
  /** Round numbers from the lowest to the highest. */
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
}

/** A vertical scale with round numbers that holds zero and all values. */
export function scaleOf({ rows }: Dataset): Scale {
  const values = rows.flatMap((row) => row.values);
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep((highest - lowest || 1) / 4);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step));
  const space = FRAME.height - FRAME.top - FRAME.bottom;
  const y = (value: number) => rounded(FRAME.top + (space * (last * step - value)) / ((last - first) * step), 2);
  return { ticks, y };
}

/** 1, 2 or 5 with zeros. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least) ?? 10;
  return factor * power;
}

export function rounded(value: number, digits = 10): number {
  return Number(value.toFixed(digits));
}

/** Whether a label of the horizontal axis is shown, so that they do not overlap. */
export function isLabelShown(index: number, count: number, most = 12): boolean {
  return index % Math.ceil(count / most) === 0;
}
