import { type LayoutDocument, mapBlocks } from '@awning/site-model';
import { codeAsKnown, type Website } from '../../../../platform/website/index.ts';

/** The layout with languages in the capitals of the website: texts under other ones would be stored but never shown. */
export function languagesAsKnown(website: Website, layout: LayoutDocument): LayoutDocument {
  const texts: Record<string, LayoutDocument['texts'][string]> = {};
  for (const [code, ofLanguage] of Object.entries(layout.texts)) {
    const known = codeAsKnown(website, code);
    texts[known] = { ...texts[known], ...ofLanguage };
  }
  const content = mapBlocks(layout.content, ({ type, props }) => ({
    type,
    props: Array.isArray(props['languages'])
      ? { ...props, languages: props['languages'].map((code: string) => codeAsKnown(website, code)) }
      : props,
  }));
  return { ...layout, content, texts };
}
