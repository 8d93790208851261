import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type Themes = Answer<'GET /api/website/themes'>;
export type Theme = Themes['themes'][number];

export const themesQuery = queryOptions({
  queryKey: ['themes'],
  queryFn: () => call('GET /api/website/themes', {}),
});

/** What the check of a theme finds. Its files may change at any time, so it is asked for anew each time. */
export function findingsQuery(name: string) {
  return queryOptions({
    queryKey: ['theme-findings', name],
    queryFn: () => call('GET /api/website/themes/:name/findings', { params: { name } }),
    staleTime: 0,
    gcTime: 0,
  });
}

export type ThemeSettings = Answer<'GET /api/website/theme-settings'>;
export type ThemeSettingsBody = ThemeSettings['body'];
export type TweakValues = ThemeSettingsBody['themes'][string]['tweaks'];
export type TweakValue = TweakValues[string];
export type Tweak = Answer<'GET /api/website/themes/:name/tweaks'>['tweaks'][number];

export type NamedOrigin = Answer<'GET /api/website/themes/:name/origins'>['origins'][number];

/** The other servers that a theme wants to load from. */
export function originsQuery(name: string) {
  return queryOptions({
    queryKey: ['theme-settings', 'origins', name],
    queryFn: () => call('GET /api/website/themes/:name/origins', { params: { name } }),
  });
}

export type Areas = Answer<'GET /api/website/themes/:name/areas'>;
export type ThemeArea = Areas['areas'][number];
export type KeptArea = Areas['kept'][number];

/** The menus and block areas of a theme, and what is stored for those of other themes. */
export function areasQuery(name: string) {
  return queryOptions({
    queryKey: ['theme-settings', 'areas', name],
    queryFn: () => call('GET /api/website/themes/:name/areas', { params: { name } }),
  });
}

/** The typefaces that a theme brings. */
export function fontsQuery(name: string) {
  return queryOptions({
    queryKey: ['theme-settings', 'fonts', name],
    queryFn: () => call('GET /api/website/themes/:name/fonts', { params: { name } }),
  });
}

export function tweaksQuery(name: string) {
  return queryOptions({
    queryKey: ['theme-settings', 'tweaks', name],
    queryFn: () => call('GET /api/website/themes/:name/tweaks', { params: { name } }),
  });
}
