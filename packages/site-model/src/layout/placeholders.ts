import type { LayoutDocument } from './document.ts';
import { allBlocks } from './walk.ts';

/** Words in brackets. A footnote such as [1] is none, and neither is a link in Markdown. */
const placeholder = /\[\p{L}[^[\]]*\](?!\()/gu;

/**
 * The words in brackets that somebody still has to fill in, in one language and in reading order. The outlines of legal
 * pages have such gaps.
 *
 * @example
 * placeholdersIn(
 *   {
 *     schema: 1,
 *     root: {},
 *     content: [{ type: 'html', props: { id: 'a' } }],
 *     texts: { en: { a: { html: '<p>Phone: [Phone <b>number</b>]</p>' } } },
 *   },
 *   'en',
 * ) // => ['[Phone number]']
 */
export function placeholdersIn({ content, texts }: LayoutDocument, language: string): string[] {
  const found = allBlocks(content).flatMap(({ props: { id } }) =>
    Object.values(texts[language]?.[id] ?? {}).flatMap((text) =>
      typeof text === 'string' ? (text.replaceAll(/<[^>]*>/g, '').match(placeholder) ?? []) : [],
    ),
  );
  return [...new Set(found)];
}
