import type { WebsiteSettings } from '@awning/site-model';
import { shownArea } from './shown-area.ts';
import type { Theme } from './theme.ts';
import { themeAreas } from './theme-areas.ts';

// The header and the footer of a website are block areas with these names. A theme without an area for one of them gets
// it around the main content, which every theme prints.
const areas = ['header', 'footer'] as const;
type HostArea = (typeof areas)[number];

/** What the host adds around the main content in a theme that has no place for it (HF-005). */
export function hostAreaTags(
  theme: Theme,
  settings: Pick<WebsiteSettings, 'theme' | 'themeSettings'>,
): { readonly before: string; readonly after: string } {
  const shown = new Set(fieldNames(theme).map((name) => shownArea(settings, 'field', name)));
  const tag = (area: HostArea) =>
    shown.has(area) ? '' : `<squarespace:block-field id="${idOf(area)}" columns="12" />`;
  return { before: tag('header'), after: tag('footer') };
}

/** The area of a tag that the host has added. Its id is not that of the area, which the theme may use for something else. */
export function hostArea(id: string): HostArea | undefined {
  return areas.find((area) => idOf(area) === id);
}

function idOf(area: HostArea): string {
  return `awning-${area}`;
}

function fieldNames(theme: Theme): readonly string[] {
  const known = namesByTheme.get(theme) ?? themeAreas(theme).fields.map(({ name }) => name);
  namesByTheme.set(theme, known);
  return known;
}

/** A loaded theme does not change. */
const namesByTheme = new WeakMap<Theme, readonly string[]>();
