import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutComments } from './style-tokens.ts';
import type { Theme, ThemeFault } from './theme.ts';

/** A place of a theme that asks another origin for something, which the policy of a page blocks. */
export interface OtherOrigin extends ThemeFault {
  readonly line: number;
  /** `https://fonts.example`. */
  readonly origin: string;
}

const address = String.raw`((?:https?:)?\/\/[a-z\d][a-z\d.-]*\.[a-z]{2,}(?::\d+)?)`;
const inTemplates: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`<script\b[^<>]*?\bsrc\s*=\s*["']?${address}`, 'gi'), 'a script'],
  [
    new RegExp(String.raw`<link\b(?=[^<>]*(?:stylesheet|preload))[^<>]*?\bhref\s*=\s*["']?${address}`, 'gi'),
    'a style sheet',
  ],
  [new RegExp(String.raw`<form\b[^<>]*?\baction\s*=\s*["']?${address}`, 'gi'), 'a form'],
];
const inSheets: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`@import\s+(?:\([^()]*\)\s*)?(?:url\(\s*)?["']?${address}`, 'gi'), 'a style sheet'],
  // The address is looked ahead at and then repeated, so that a long one is not tried in all its lengths.
  [new RegExp(String.raw`url\(\s*["']?(?=${address})\1(?=[^()"'\s]*\.(?:woff2?|ttf|otf|eot))`, 'gi'), 'a font'],
];
/** Whatever a script does with an address: most load scripts or data from it. */
const inScripts: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`["'\`]${address}`, 'gi'), 'an address of a script'],
];

/** Names of formats and links that nothing is loaded from. */
const harmlessHosts = /(?:^|\.)(?:w3\.org|schema\.org|ogp\.me|example\.(?:com|org|net))$/i;

/** Every place where a theme names another origin for a script, style sheet, font or form, once per file and origin. */
export async function otherOrigins(theme: Theme): Promise<OtherOrigin[]> {
  const scripts = [...theme.scriptHashes.keys()].filter((name) => /\.m?js$/.test(name));
  const texts = await Promise.all(
    scripts.map(async (name) => await readFile(join(theme.folder, 'scripts', name), 'utf8').catch(() => '')),
  );
  return [
    ...[...theme.templates].flatMap(([file, source]) => [
      ...found(file, source, inTemplates),
      ...inlineScripts(file, source),
    ]),
    ...[...theme.sheets].flatMap(([path, source]) => found(`styles/${path}`, withoutComments(source), inSheets)),
    ...scripts.flatMap((name, position) => found(`scripts/${name}`, texts[position] ?? '', inScripts)),
  ];
}

function inlineScripts(file: string, source: string): OtherOrigin[] {
  const lineAt = lineFinder(source);
  const origins: OtherOrigin[] = [];
  const [opening, closing] = [/<script\b[^<>]*>/gi, /<\/script/gi];
  for (let open = opening.exec(source); open !== null; open = opening.exec(source)) {
    const start = opening.lastIndex;
    closing.lastIndex = start;
    const close = closing.exec(source);
    if (close === null) break;
    const linesBefore = lineAt(start) - 1;
    const inside = found(file, source.slice(start, close.index), inScripts);
    origins.push(...inside.map((one) => ({ ...one, line: one.line + linesBefore })));
    opening.lastIndex = close.index;
  }
  return origins;
}

function found(file: string, text: string, patterns: readonly (readonly [RegExp, string])[]): OtherOrigin[] {
  const seen = new Set<string>();
  const lineAt = lineFinder(text);
  return patterns.flatMap(([pattern, what]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole, 1: named = '' }) => {
      const origin = named.replace(/^(?:https?:)?/i, 'https:').toLowerCase();
      if (seen.has(origin) || harmlessHosts.test(origin.slice('https://'.length))) return [];
      seen.add(origin);
      const fault = `${what} is from ${origin}, which pages load from only if the owner allows it`;
      return [{ file, line: lineAt(index + whole.length), origin, fault }];
    }),
  );
}

/** Returns the lines of offsets. Lines are counted once, because a file may name thousands of origins. */
function lineFinder(text: string): (offset: number) => number {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
