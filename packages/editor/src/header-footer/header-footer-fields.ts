import type { Language } from '@awning/formats';
import { allBlocks, type LayoutDocument } from '@awning/site-model';
import { firstWords, kindName } from '../builder/block-name.ts';
import type { DocumentField } from '../kit/editing/document.ts';

import type { HeaderFooterBody } from './header-footer-kind.ts';
import type { HeaderFooterWords } from './messages.ts';

interface Readers {
  readonly words: HeaderFooterWords;
  /** Of who edits. */
  readonly own: Language;
  readonly languages: readonly string[];
}

/** Header and footer as a comparison names them: what is in them, in every language. */
export function headerFooterFields({ words, own, languages }: Readers): readonly DocumentField<HeaderFooterBody>[] {
  const text = (layout: HeaderFooterBody['header']) => {
    const document = layout as LayoutDocument;
    return allBlocks(document.content)
      .map((block) => {
        const texts = languages.flatMap((code) => firstWords(document, block, code) || []);
        return [kindName(block.type, own) ?? block.type, ...texts].join(': ');
      })
      .join('\n');
  };
  return [
    { label: words.header, names: ['header'], text: ({ header }) => text(header) },
    { label: words.footer, names: ['footer'], text: ({ footer }) => text(footer) },
  ];
}
