import type { ColourRole } from './palettes.ts';
import type { Tweak } from './queries.ts';

const colourWords: readonly (readonly [ColourRole | 'none', RegExp])[] = [
  ['none', /overlay|shadow/i],
  ['onAccent', /on accent|(?:button|accent) text/i],
  ['error', /error|danger/i],
  ['highlight', /sale|highlight/i],
  ['line', /line|border|rule\b|divider|separator/i],
  ['field', /field|input/i],
  ['surface', /surface|raised/i],
  ['accent', /accent|link|button|brand|primary/i],
  ['background', /background|\bbg\b|canvas/i],
  ['quiet', /quiet|muted|meta|caption|secondary/i],
  ['text', /text|body|heading|title|paragraph|ink\b/i],
];

/** What a colour of a theme is for, as far as its name says it. */
export function colourRole(tweak: Tweak): ColourRole | undefined {
  const role = tweak.type === 'color' ? colourWords.find(([, words]) => words.test(wordsOf(tweak)))?.[0] : undefined;
  return role === 'none' ? undefined : role;
}

export type FontRole = 'heading' | 'body';

/** What a font of a theme is for, as far as its name says it. */
export function fontRole(tweak: Tweak): FontRole | undefined {
  if (tweak.type !== 'font') return undefined;
  const words = wordsOf(tweak);
  if (/head|title|display|logo|\bh[1-6]\b/i.test(words)) return 'heading';
  return /body|text|paragraph|base|content|main/i.test(words) ? 'body' : undefined;
}

/** The name and the title of a tweak; `@siteBgColor` has words, too. */
export function wordsOf({ name, title }: Pick<Tweak, 'name' | 'title'>): string {
  return `${name.replaceAll(/([a-z])(?=[A-Z])|[-_]/g, '$1 ')} ${title}`;
}
