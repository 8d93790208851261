import type { Content } from './content/content.ts';

/** The widths in which every picture is offered, as `?format=500w`. */
const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** The width that `?format=` asks for; `undefined` for the original. Anything unknown means the original, too. */
export function askedWidth(format: string | undefined): number | undefined {
  const width = Number(/^(\d{3,4})w$/.exec(format ?? '')?.[1]);
  return imageWidths.find((offered) => offered === width);
}

/** The widths worth making: none is larger than the picture, and a drawing of lines is sharp in every width. */
export function usefulWidths({ kind, contentType, width }: Pick<Content, 'kind' | 'contentType' | 'width'>): number[] {
  if (kind !== 'image' || width === null || contentType === 'image/svg+xml') return [];
  return imageWidths.filter((offered) => offered <= width);
}

/** Of the widths that lie ready, the smallest that is at least as wide as asked; `undefined` means the original. */
export function nearestWidth(asked: number, ready: readonly number[]): number | undefined {
  return ready.toSorted((a, b) => a - b).find((width) => width >= asked);
}
