import { type LenientValue, lenientObject } from './lenient-object.ts';
import { importedPath } from './less.ts';
import type { StyleSource, Theme } from './theme.ts';

export const tweakTypes = ['color', 'value', 'dropdown', 'checkbox', 'font', 'image'] as const;
type TweakType = (typeof tweakTypes)[number];

/** One setting of a theme for the owner, written as a comment before the style it changes. */
export interface Tweak {
  readonly type: TweakType;
  /** What its value is found by: the variable or mixin that follows, else the title. */
  readonly name: string;
  readonly title: string;
  /** The heading under which it stands; empty if it has none. */
  readonly category: string;
  /** The variable, with its at sign, or the mixin, with its dot, that follows; checkboxes and dropdowns have none. */
  readonly target: string | undefined;
  /** Where the definition of the target begins. */
  readonly definition: { readonly path: string; readonly offset: number } | undefined;
  readonly active: boolean;
  readonly defaultOption: string | undefined;
  readonly options: readonly string[];
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number | undefined;
  readonly allowsTransparency: boolean;
  /** The variables of the colours that this one stands on. The format has no such key; other hosts ignore it. */
  readonly on: readonly string[];
}

/** A website has at most 500 values for a theme, and no real theme has as many tweaks. */
const MAX_TWEAKS = 1000;

/** The tweaks of all sheets in order. Only a line comment that begins with `tweak:` counts (THEME-FORMAT section 9.3). */
export function readTweaks(sources: readonly StyleSource[]): Tweak[] {
  const tweaks: Tweak[] = [];
  for (const { path, source } of sources) {
    if (!source.includes('tweak:')) continue;
    const lines = source.split(/(?<=\n)/);
    const starts = startsOf(lines);
    const following = nextCode(lines);
    for (const [at, line] of lines.entries()) {
      const begin = marker.exec(line)?.[0].length;
      const end = line.lastIndexOf('}') + 1;
      if (begin === undefined || end <= begin) continue;
      const settings = lenientObject(line.slice(begin, end));
      const type = tweakTypes.find((known) => known === settings?.['type']);
      if (settings === undefined || type === undefined) continue;
      const offset = line.slice(end).trim() === '' ? starts[following[at] ?? lines.length] : starts[at]! + end;
      const target = hasTarget(type) && offset !== undefined ? targetAt(source, offset) : undefined;
      tweaks.push(tweakOf(type, settings, target && { ...target, path }));
      if (tweaks.length === MAX_TWEAKS) return tweaks;
    }
  }
  return tweaks;
}

/** The theme's sheets in the order of compilation, with those that they import, because tweaks may be in these. */
export function tweakedSources({ styleSources, sheets }: Pick<Theme, 'styleSources' | 'sheets'>): StyleSource[] {
  const found = new Map(styleSources.map((sheet) => [sheet.path, sheet]));
  // The loop also visits what it adds.
  for (const { source } of found.values()) {
    for (const [, name = ''] of source.matchAll(/@import\s+(?:\([^()]*\)\s*)?["']([^"'\n]+)["']/g)) {
      const path = importedPath(name, sheets);
      if (path !== undefined && !found.has(path)) found.set(path, { path, source: sheets.get(path) ?? '' });
    }
  }
  return [...found.values()];
}

/** The first comment of a line, if it begins with the marker: a word before it switches the tweak off. */
const marker = /^(?:[^/]|\/(?!\/))*\/\/[ \t]*tweak:[ \t]*(?=\{)/;

function startsOf(lines: readonly string[]): number[] {
  let start = 0;
  return lines.map((line) => (start += line.length) - line.length);
}

/** For each line the next one that is not blank and no ordinary comment. */
function nextCode(lines: readonly string[]): (number | undefined)[] {
  const next: (number | undefined)[] = [];
  let found: number | undefined;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    next[at] = found;
    const line = lines[at]!.trim();
    const isComment = (line.startsWith('//') && !marker.test(line)) || (line.startsWith('/*') && line.endsWith('*/'));
    if (line !== '' && !isComment) found = at;
  }
  return next;
}

function hasTarget(type: TweakType): boolean {
  return type !== 'checkbox' && type !== 'dropdown';
}

/** More than a name and a bracket has; a sheet may have any number of spaces. */
const MAX_HEAD = 300;

interface Target {
  readonly target: string;
  readonly offset: number;
}

function targetAt(source: string, from: number): Target | undefined {
  const head = source.slice(from, from + MAX_HEAD);
  const [, spaces = '', target] =
    /^(\s*)(@[\w-]+)\s*:/.exec(head) ?? /^(\s*)(\.[\w-]+)\s*(?:\(\s*\)\s*)?\{/.exec(head) ?? [];
  return target === undefined ? undefined : { target, offset: from + spaces.length };
}

function tweakOf(
  type: TweakType,
  settings: Readonly<Record<string, LenientValue>>,
  definition: (Target & { readonly path: string }) | undefined,
): Tweak {
  const title = textOf(settings['title']);
  return {
    type,
    name: definition?.target ?? title,
    title,
    category: textOf(settings['category']),
    target: definition?.target,
    definition,
    active: settings['active'] === 'true',
    defaultOption: settings['default'] === undefined ? undefined : textOf(settings['default']),
    options: textsIn(settings['options']),
    min: numberIn(settings['min']),
    max: numberIn(settings['max']),
    step: numberIn(settings['step']),
    allowsTransparency: settings['disableTransparency'] !== 'true',
    on: textsIn(settings['on']),
  };
}

function textsIn(value: LenientValue | undefined): string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}

function textOf(value: LenientValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function numberIn(value: LenientValue | undefined): number | undefined {
  const number = Number.parseFloat(textOf(value));
  return Number.isFinite(number) ? number : undefined;
}
