import type { LayoutDocument } from '../layout/document.ts';
import { storedValue } from '../layout/field.ts';
import { allBlocks, definitionOf } from '../layout/walk.ts';
import { hasWords, type TextPlace } from './text-place.ts';

/** Links are translated as well, but they are no texts to write. */
const spoken: ReadonlySet<string> = new Set<Spoken>(['text', 'lines', 'html']);
type Spoken = 'text' | 'lines' | 'html';

/**
 * The texts of a layout in reading order. `path` leads to the layout.
 *
 * @example
 * layoutPlaces(
 *   { content: [{ type: 'quote', props: { id: 'q' } }], texts: { en: { q: { quote: '<p>Hi</p>', source: 'Ann' } } } },
 *   { path: ['layout'], primary: 'en' },
 * ).map(({ path, source }) => [path.join('.'), source])
 * // => [['layout.texts.*.q.quote', '<p>Hi</p>'], ['layout.texts.*.q.source', 'Ann']]
 */
export function layoutPlaces(
  { content, texts }: Pick<LayoutDocument, 'content' | 'texts'>,
  { path, primary }: { readonly path: readonly string[]; readonly primary: string },
): readonly TextPlace[] {
  return allBlocks(content).flatMap(({ type, props }) => {
    const languages = Array.isArray(props['languages']) ? (props['languages'] as readonly string[]) : undefined;
    // Nobody translates from a language in which the block is not shown.
    if (languages && !languages.includes(primary)) return [];
    return Object.entries(definitionOf(type)?.fields ?? {}).flatMap(([name, field]): TextPlace[] => {
      if (!field.isTranslated || !isSpoken(field.holds)) return [];
      const source = texts[primary]?.[props.id]?.[name] ?? storedValue(props, name, field);
      if (typeof source !== 'string' || !hasWords(source)) return [];
      const place = { path: [...path, 'texts', '*', props.id, name], holds: field.holds, source, block: type };
      return [languages ? { ...place, languages } : place];
    });
  });
}

function isSpoken(holds: string): holds is Spoken {
  return spoken.has(holds);
}
