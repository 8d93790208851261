export type Alignment = 'left' | 'center' | 'right';

/** A slide's left edge in the strip, and its width. */
interface Extent {
  readonly left: number;
  readonly width: number;
}

/** How far the strip is scrolled when this slide is at its place. */
export function scrollOf(slide: Extent, alignment: Alignment, viewWidth: number, stripWidth: number): number {
  const free = viewWidth - slide.width;
  const before = { left: 0, center: free / 2, right: free }[alignment];
  return Math.min(Math.max(slide.left - before, 0), Math.max(stripWidth - viewWidth, 0));
}

/**
 * The slide whose place is nearest. At an end of the strip several slides have the same place: there the present one stays, and
 * otherwise the outermost is meant.
 */
export function nearestSlide(places: readonly number[], scrolled: number, active: number): number {
  const distances = places.map((place) => Math.round(Math.abs(place - scrolled)));
  const least = Math.min(...distances);
  if (distances[active] === least) return active;
  return scrolled > 0 ? distances.lastIndexOf(least) : distances.indexOf(least);
}
