import { styleTokens } from './style-tokens.ts';
import type { StyleSource, Theme } from './theme.ts';
import { acceptedValue, styledValues, type TweakChoices } from './tweak-values.ts';
import { readTweaks, type Tweak, tweakedSources } from './tweaks.ts';

/** Addresses of pictures by the id of the file. */
export type PictureAddresses = Readonly<Record<string, string>>;

/** The theme with the owner's values in its sheets: they replace the definitions that follow the tweaks. */
export function withTweaks(theme: Theme, choices: TweakChoices, pictures: PictureAddresses): Theme {
  const sources = tweakedSources(theme);
  const tweaks = readTweaks(sources);
  const standard = styledValues(tweaks, sources);
  const changes = tweaks.flatMap((tweak) => {
    const stored = Object.hasOwn(choices, tweak.name) ? choices[tweak.name] : undefined;
    const theirs = standard(tweak);
    const value =
      stored === undefined ? undefined : acceptedValue(tweak, stored, typeof theirs === 'string' ? theirs : '');
    const style = value === undefined ? undefined : styleOf(tweak, value, pictures);
    return tweak.definition === undefined || style === undefined ? [] : [{ ...tweak.definition, style }];
  });
  if (changes.length === 0) return theme;
  const changed = new Map(
    sources.map((sheet) => [
      sheet.path,
      applyAll(
        sheet,
        changes.filter(({ path }) => path === sheet.path),
      ),
    ]),
  );
  return {
    ...theme,
    styleSources: theme.styleSources.map((sheet) => changed.get(sheet.path) ?? sheet),
    sheets: new Map([...theme.sheets].map(([path, source]) => [path, changed.get(path)?.source ?? source])),
  };
}

/** The value of a variable, or the declarations of a mixin. */
type Style = string | Readonly<Record<string, string>>;

function styleOf(
  { type, target }: Tweak,
  value: string | boolean | Readonly<Record<string, string>>,
  pictures: PictureAddresses,
): Style | undefined {
  if (typeof value === 'boolean' || type === 'dropdown') return undefined;
  if (type !== 'image' || typeof value !== 'string') return value;
  const address = pictures[value];
  if (address === undefined) return undefined;
  const picture = `url("${address}")`;
  return target?.startsWith('.') === true ? { 'background-image': picture } : picture;
}

interface Change {
  readonly offset: number;
  readonly style: Style;
}

/** A part of the sheet, and what stands there instead. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function applyAll(sheet: StyleSource, changes: readonly Change[]): StyleSource {
  if (changes.length === 0) return sheet;
  const masked = withoutMeaning(sheet.source);
  // Two tweaks may stand before the same definition.
  const byOffset = new Map(changes.map((change) => [change.offset, change]));
  const replacements = [...byOffset.values()]
    .flatMap((change) => replacementOf(sheet.source, masked, change))
    .toSorted((one, other) => one.start - other.start);
  let [source, from] = ['', 0];
  for (const { start, end, text } of replacements) {
    if (start < from) continue;
    source += sheet.source.slice(from, start) + text;
    from = end;
  }
  return { ...sheet, source: source + sheet.source.slice(from) };
}

/** The same length, with blanks for texts, addresses and comments, whose semicolons and braces end nothing. */
function withoutMeaning(source: string): string {
  let [masked, from] = ['', 0];
  for (const { start, end } of styleTokens(source)) {
    masked += source.slice(from, start) + source.slice(start, end).replaceAll(/[^\n]/g, ' ');
    from = end;
  }
  return masked + source.slice(from);
}

/** Lines keep their numbers, so that faults name the right place. */
function replacementOf(source: string, masked: string, { offset, style }: Change): Replacement[] {
  if (typeof style === 'string') {
    const start = masked.indexOf(':', offset) + 1;
    const ends = /[;}]/g;
    ends.lastIndex = start;
    const end = ends.exec(masked)?.index;
    if (start === 0 || end === undefined) return [];
    return [{ start, end, text: ` ${style}${masked.slice(start, end).replaceAll(/[^\n]/g, '')}` }];
  }
  const start = masked.indexOf('{', offset) + 1;
  const end = bodyEnd(masked, start);
  if (start === 0 || end === undefined) return [];
  return [{ start, end, text: replaceDeclarations(source.slice(start, end), masked.slice(start, end), style) }];
}

function bodyEnd(masked: string, start: number): number | undefined {
  const braces = /[{}]/g;
  braces.lastIndex = start;
  let depth = 1;
  for (let brace = braces.exec(masked); brace !== null; brace = braces.exec(masked)) {
    depth += brace[0] === '{' ? 1 : -1;
    if (depth === 0) return brace.index;
  }
  return undefined;
}

/** Declarations of the same properties go, unless rules are nested in the body; the new ones stand last, where they count. */
function replaceDeclarations(body: string, masked: string, style: Readonly<Record<string, string>>): string {
  let rest = body;
  if (!masked.includes('{')) {
    const found = [...masked.matchAll(/(?<=^|[;\s])([a-z-]+)\s*:[^;]*(?:;|$)/g)].toReversed();
    for (const { index, 0: whole, 1: property = '' } of found) {
      if (!Object.hasOwn(style, property)) continue;
      rest = rest.slice(0, index) + whole.replaceAll(/[^\n]/g, '') + rest.slice(index + whole.length);
    }
  }
  const added = Object.entries(style).map(([property, value]) => `${property}: ${value};`);
  const last = masked.trimEnd();
  return `${rest}${last === '' || /[;}]$/.test(last) ? '' : ';'} ${added.join(' ')} `;
}
