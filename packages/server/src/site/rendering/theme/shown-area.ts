import type { WebsiteSettings } from '@awning/site-model';

export const areaKinds = ['navigation', 'field'] as const;
export type AreaKind = (typeof areaKinds)[number];

/**
 * The name under which the content of a theme's area is stored. It is that of the area, unless the owner lets the area show
 * what belonged to an area of another theme (THEME-FORMAT section 12, ruling 13).
 */
export function shownArea(
  { theme, themeSettings }: Pick<WebsiteSettings, 'theme' | 'themeSettings'>,
  kind: AreaKind,
  name: string,
): string {
  const chosen = themeSettings[theme]?.areas?.[kind] ?? {};
  return Object.hasOwn(chosen, name) ? chosen[name]! : name;
}
