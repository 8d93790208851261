import type { DocumentField } from '../kit/editing/document.ts';
import type { Format } from '../texts/format.ts';
import type { MemberAreaWords } from './messages.ts';
import type { MemberAreaBody } from './queries.ts';

/** The parts of an area as a comparison names them, in the order of the screen. */
export function memberAreaFields(words: MemberAreaWords, format: Format): readonly DocumentField<MemberAreaBody>[] {
  const texts = ({ texts }: MemberAreaBody, field: 'name' | 'description') =>
    Object.values(texts)
      .map((text) => text[field])
      .filter((text) => text !== '')
      .join(' / ');
  const count = (ids: readonly string[], text: (count: number, written: string) => string) =>
    ids.length === 0 ? words.nothing : text(ids.length, format.number(ids.length));
  return [
    { label: words.name, names: ['texts'], text: (body) => texts(body, 'name') },
    { label: words.description, names: ['texts'], text: (body) => texts(body, 'description') },
    { label: words.pages, names: ['pageIds'], text: ({ pageIds }) => count(pageIds, words.pageCount) },
    { label: words.products, names: ['productIds'], text: ({ productIds }) => count(productIds, words.productCount) },
  ];
}
