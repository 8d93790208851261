import type { DocumentField } from '../kit/editing/document.ts';
import { plainText } from '../kit/editing/plain-text.ts';
import type { EditedPage } from './edited-page.ts';
import type { PageWords } from './messages.ts';
import { textBlockIds, textOf } from './page-texts.ts';

/** The parts of a page as a comparison names them, in the order of the screen. */
export function pageFields(words: PageWords, languages: readonly string[]): readonly DocumentField<EditedPage>[] {
  const each = (text: (language: string) => string | undefined) =>
    languages.flatMap((language) => text(language)?.trim() || []).join('\n');
  return [
    { label: words.name, names: ['titles'], text: ({ titles }) => each((language) => titles[language]) },
    {
      label: words.content,
      names: ['layout'],
      text: ({ layout }) =>
        each((language) =>
          textBlockIds(layout)
            .map((id) => plainText(textOf(layout, language, id) ?? ''))
            .join('\n'),
        ),
    },
    { label: words.address, names: ['slug'], text: ({ slug }) => `/${slug}` },
    {
      label: words.searchTitle,
      names: ['seoTitles'],
      text: ({ seoTitles }) => each((language) => seoTitles[language]),
    },
    {
      label: words.searchDescription,
      names: ['seoDescriptions'],
      text: ({ seoDescriptions }) => each((language) => seoDescriptions[language]),
    },
    {
      label: words.visibility,
      names: ['isEnabled'],
      text: ({ isEnabled }) => (isEnabled ? words.shown : words.hidden),
    },
  ];
}
