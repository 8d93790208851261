import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Answer, call } from '../api/client.ts';
import { useDrawing } from '../builder/use-drawing.ts';
import type { Tweak, TweakValues } from './queries.ts';
import { withoutValue } from './typed-theme-settings.ts';

/** What the page is shown with. */
export interface ShownLook {
  readonly css: string;
  readonly classes: Answer<'POST /api/website/themes/:name/look'>['classes'];
  /** Of the property that the style sheet leaves open, if it does. */
  readonly value: string | undefined;
}

const LIVE_AFTER_MS = 60_000;

/**
 * The page with values that are not saved. The server draws each look when the owner pauses. For a colour or a number
 * that is tried out, it also says once where in the style sheet the value stands; then all others are shown at once.
 */
export function useLook(theme: string, values: TweakValues, touched: Tweak | undefined) {
  // Saving brings the same values as another object.
  const text = JSON.stringify(values);
  const tweaks = useMemo(() => JSON.parse(text) as TweakValues, [text]);
  const drawing = useDrawing(
    (drawn: TweakValues) =>
      call('POST /api/website/themes/:name/look', { params: { name: theme }, body: { tweaks: drawn } }),
    tweaks,
    '',
    '',
  );
  const name = touched?.type === 'color' || touched?.type === 'value' ? touched.name : undefined;
  const others = useMemo(() => withoutValue(tweaks, name ?? ''), [tweaks, name]);
  const { data: live } = useQuery({
    queryKey: ['theme-settings', 'live', theme, name, others],
    queryFn: () =>
      call('POST /api/website/themes/:name/look', { params: { name: theme }, body: { tweaks: others, live: name! } }),
    enabled: name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: LIVE_AFTER_MS,
    retry: false,
  });
  const { picture, isNewest } = drawing;
  const drawn = useMemo(() => {
    if (picture === undefined || picture.css === null) return undefined;
    return { css: picture.css, classes: picture.classes, value: undefined };
  }, [picture]);
  const value = name === undefined ? undefined : tweaks[name];
  const css = live?.css;
  const classes = live?.classes;
  const living = useMemo(
    () => (css && classes && typeof value === 'string' ? { css, classes, value } : undefined),
    [css, classes, value],
  );
  const shown: ShownLook | undefined = isNewest ? drawn : (living ?? drawn);
  return { shown, drawing };
}
