import type { LayoutDocument } from '@awning/site-model';

/** What takes the place of a placeholder; null leaves out its line. */
export type Fillings = ReadonlyMap<string, string | null>;

/** The layout with the placeholders filled in, in one language. Texts are HTML. */
export function fillGaps(layout: LayoutDocument, language: string, fillings: Fillings): LayoutDocument {
  const blocks = layout.texts[language];
  if (!blocks) return layout;
  const filled = Object.entries(blocks).map(([id, texts]) => {
    const settings = Object.entries(texts as Readonly<Record<string, unknown>>).map(([name, text]) => {
      return [name, typeof text === 'string' ? fillText(text, fillings) : text] as const;
    });
    return [id, Object.fromEntries(settings)] as const;
  });
  const texts = Object.fromEntries(filled);
  return { ...layout, texts: { ...layout.texts, [language]: texts } };
}

function fillText(html: string, fillings: Fillings): string {
  return [...fillings].reduce((text, [placeholder, filling]) => {
    return filling === null ? leaveOut(text, placeholder) : text.replaceAll(placeholder, () => filling);
  }, html);
}

/** Deletes the lines with the placeholder, and a paragraph of which nothing is left. */
function leaveOut(html: string, placeholder: string): string {
  return html.replaceAll(/<p>(.*?)<\/p>/gs, (paragraph, inner: string) => {
    if (!inner.includes(placeholder)) return paragraph;
    const lines = inner.split(/<br ?\/?>/).filter((line) => !line.includes(placeholder));
    return lines.length === 0 ? '' : `<p>${lines.join('<br>')}</p>`;
  });
}
