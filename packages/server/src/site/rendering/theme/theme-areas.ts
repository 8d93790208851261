import { scanTags, withPlainTags } from '../tags/scan-tags.ts';
import type { Theme } from './theme.ts';

/** The menus and block areas that a theme has. */
export interface ThemeAreas {
  readonly navigations: readonly ThemeArea[];
  readonly fields: readonly ThemeArea[];
  /** Also true for areas of single pages, whose names the templates put together. */
  readonly hasField: (name: string) => boolean;
}

interface ThemeArea {
  readonly name: string;
  readonly title: string;
}

export function themeAreas(theme: Theme): ThemeAreas {
  const tags = [...theme.templates.values()].flatMap((source) => scanTags(withPlainTags(source)));
  const fields = tags
    .filter(({ name }) => name === 'block-field')
    .map(({ attributes }) => ({ name: attributes.get('id') ?? '', title: attributes.get('label') ?? '' }))
    .filter(({ name }) => name !== '');
  const menus = tags
    .filter(({ name }) => name === 'navigation')
    .map(({ attributes }) => ({ name: attributes.get('navigationId') ?? '', title: '' }));
  const frames = fields.filter(({ name }) => isPutTogether(name)).map(({ name }) => frameOf(name));
  const named = eachOnce(fields);
  return {
    // What the configuration names comes first: it has titles for owners.
    navigations: eachOnce([...theme.navigations, ...menus]),
    fields: named,
    hasField: (name) => named.some((area) => area.name === name) || frames.some((frame) => isInside(frame, name)),
  };
}

function isPutTogether(name: string): boolean {
  return name.includes('{');
}

/** Those with a fixed name. Their title is the name if the theme gives none. */
function eachOnce(areas: readonly ThemeArea[]): ThemeArea[] {
  const byName = new Map<string, ThemeArea>();
  for (const { name, title } of areas) {
    if (name === '' || isPutTogether(name) || byName.has(name)) continue;
    byName.set(name, { name, title: title === '' || isPutTogether(title) ? name : title });
  }
  return [...byName.values()];
}

interface Frame {
  readonly start: string;
  readonly end: string;
}

/** `footer-{collection.id}` is the name of an area of each page; what is before and after the instructions stays the same. */
function frameOf(name: string): Frame {
  return { start: name.slice(0, name.indexOf('{')), end: name.slice(name.lastIndexOf('}') + 1) };
}

function isInside({ start, end }: Frame, name: string): boolean {
  return name.length > start.length + end.length && name.startsWith(start) && name.endsWith(end);
}
