import { breakpointsPx } from '@awning/site-model';

/**
 * Up to 432 pixels a screen is mobile, from 433 it is a desktop; narrower than 991 it is a small one, where large windows over
 * the page fill it (D-152).
 */
type ScreenKind = 'mobile' | 'sub-desktop' | 'desktop';

/** The kind of a screen by its width in CSS pixels, which may be fractions. */
export function screenKind(widthPx: number): ScreenKind {
  if (widthPx < breakpointsPx.mobile + 1) return 'mobile';
  return widthPx < breakpointsPx.subDesktop ? 'sub-desktop' : 'desktop';
}
