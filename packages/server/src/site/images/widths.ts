/** The widths in which every picture is offered, as `?format=500w`. */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** The width that `?format=` asks for; `undefined` for the original. Anything unknown means the original, too. */
export function askedWidth(format: string | undefined): number | undefined {
  const width = Number(/^(\d{3,4})w$/.exec(format ?? '')?.[1]);
  return imageWidths.find((offered) => offered === width);
}

/** The widths worth making of a picture: none is made larger than it is. */
export function usefulWidths(originalWidth: number): number[] {
  return imageWidths.filter((width) => width <= originalWidth);
}

/** Of the widths that lie ready, the smallest that is at least as wide as asked; `undefined` means the original. */
export function nearestWidth(asked: number, ready: readonly number[]): number | undefined {
  return ready.toSorted((a, b) => a - b).find((width) => width >= asked);
}
