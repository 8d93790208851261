import type { LayoutDocument } from '@awning/site-model';
import type { DocumentField } from '../kit/editing/document.ts';
import { plainText } from '../kit/editing/plain-text.ts';
import type { ContentWords, PopupWords } from './messages.ts';
import type { BarBody, PopupBody } from './queries.ts';
import { simpleText } from './simple-content.ts';

/** The parts of the popup as a comparison names them, in the order of the screen. */
export function popupFields(
  words: PopupWords,
  content: ContentWords,
  languages: readonly string[],
): readonly DocumentField<PopupBody>[] {
  return [
    ...contentFields<PopupBody>(content, languages),
    { label: words.position, names: ['position'], text: ({ position }) => words.positions[position] },
    {
      label: words.pages,
      names: ['pages', 'pageIds'],
      text: ({ pages, pageIds }) =>
        pages === 'chosen' ? `${words.pagesNames[pages]} (${pageIds.length})` : words.pagesNames[pages],
    },
    { label: words.delay, names: ['delaySeconds'], text: ({ delaySeconds }) => String(delaySeconds) },
    {
      label: words.scroll,
      names: ['scrollPercent'],
      text: ({ scrollPercent }) => (scrollPercent === null ? '' : `${scrollPercent} %`),
    },
    {
      label: words.afterClosing,
      names: ['daysHidden'],
      text: ({ daysHidden }) => (daysHidden === null ? words.once : words.days(daysHidden)),
    },
  ];
}

/** What the popup and the announcement bar have in common. */
export function contentFields<Body extends Pick<BarBody, 'isOn' | 'content'>>(
  words: ContentWords,
  languages: readonly string[],
): readonly DocumentField<Body>[] {
  const name = (of: 'isOn' | 'content') => of as keyof Body & string;
  return [
    { label: words.status, names: [name('isOn')], text: ({ isOn }) => (isOn ? words.on : words.off) },
    {
      label: words.content,
      names: [name('content')],
      text: ({ content }) =>
        languages
          .flatMap((code) => plainText(simpleText(content as LayoutDocument, 'html', 'html', code)) || [])
          .join('\n'),
    },
  ];
}
