import type { Language } from '@awning/formats';
import { allBlocks, definitionOf, type LayoutDocument, panelOf } from '@awning/site-model';

/** The blocks of a layout that hold a text to write, in reading order. */
export function textBlockIds({ content }: LayoutDocument): readonly string[] {
  return allBlocks(content).flatMap(({ type, props }) => (type === 'html' ? [props.id] : []));
}

/** What else is on the page, by name: it stays as it is. */
export function otherBlockNames({ content }: LayoutDocument, language: Language): readonly string[] {
  const names = allBlocks(content).flatMap(({ type }) => {
    // A row only arranges what is in it.
    if (type === 'html' || type === 'row') return [];
    const definition = definitionOf(type);
    return [definition ? panelOf(definition, language).title : type];
  });
  return [...new Set(names)];
}

/** Undefined where this language has no text of its own and shows the first one. */
export function textOf({ texts }: LayoutDocument, language: string, id: string): string | undefined {
  const html = texts[language]?.[id]?.['html'];
  return typeof html === 'string' ? html : undefined;
}

/** The layout with another text; undefined takes the text of that language away. */
export function withText(
  layout: LayoutDocument,
  language: string,
  id: string,
  html: string | undefined,
): LayoutDocument {
  const { [id]: block, ...blocks } = layout.texts[language] ?? {};
  const { html: _former, ...others } = block ?? {};
  const settings = html === undefined ? others : { ...others, html };
  const isEmpty = Object.keys(settings).length === 0;
  return { ...layout, texts: { ...layout.texts, [language]: isEmpty ? blocks : { ...blocks, [id]: settings } } };
}

const known = new Set('P BR H2 H3 UL OL LI STRONG B EM I U S A BLOCKQUOTE HR'.split(' '));
/** Added by the parser. */
const frame = new Set(['HTML', 'HEAD', 'BODY']);
const linkAttributes = new Set(['href', 'target', 'rel']);

/** Whether the text field keeps everything of this HTML. A table or a class would get lost in it. */
export function isPlainRichText(html: string): boolean {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // A style or a comment at the beginning is put before the body, so the whole document is looked at.
  const hasComment = parsed.createTreeWalker(parsed, NodeFilter.SHOW_COMMENT).nextNode() !== null;
  return (
    !hasComment &&
    [...parsed.querySelectorAll('*')].every(
      ({ tagName, attributes }) =>
        (known.has(tagName) || frame.has(tagName)) &&
        [...attributes].every(({ name }) => tagName === 'A' && linkAttributes.has(name)),
    )
  );
}
