import { checkSlug, type LayoutDocument, layoutSchemaVersion } from '@awning/site-model';
import type { PageWords } from './messages.ts';
import type { PageBody, StoredPage } from './queries.ts';

type ByLanguage = Readonly<Record<string, string>>;
type Texts = PageBody['texts'];

const parts = { titles: 'title', seoTitles: 'seoTitle', seoDescriptions: 'seoDescription' } as const;
type Part = keyof typeof parts;

/** A page divided into parts that two people can change side by side: one corrects the title while the other writes. */
export interface EditedPage extends Omit<PageBody, 'texts' | 'layout'>, Readonly<Record<Part, ByLanguage>> {
  readonly layout: LayoutDocument;
  /** Texts that this screen does not show. */
  readonly otherTexts: Texts;
  [name: string]: unknown;
}

/** A page as its screen holds it. */
export type OpenPage = Omit<StoredPage, 'body'> & { readonly body: EditedPage };

export function openPage(page: StoredPage): OpenPage {
  return { ...page, body: editedPage(page.body) };
}

export function editedPage({ texts, layout, ...same }: PageBody): EditedPage {
  const each = (name: (typeof parts)[Part]) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([code, text]) => (text[name] === undefined ? [] : [[code, text[name]]])),
    );
  return {
    ...same,
    // The calls describe blocks loosely; the server has checked them.
    layout: layout as LayoutDocument,
    titles: each('title'),
    seoTitles: each('seoTitle'),
    seoDescriptions: each('seoDescription'),
    otherTexts: Object.fromEntries(
      Object.entries(texts).map(
        ([code, { title: _title, seoTitle: _seoTitle, seoDescription: _description, ...others }]) => [code, others],
      ),
    ),
  };
}

/** The body to save. */
export function pageBody(edited: EditedPage): PageBody {
  const { slug, type, isEnabled, regionName, parentId, mainImageId, layout, otherTexts } = edited;
  const names = Object.entries(parts) as [Part, (typeof parts)[Part]][];
  const languages = new Set([...Object.keys(otherTexts), ...names.flatMap(([part]) => Object.keys(edited[part]))]);
  const texts = Object.fromEntries(
    [...languages].map((code) => {
      const own = names.flatMap(([part, name]) => {
        const text = edited[part][code]?.trim() ?? '';
        return text === '' ? [] : [[name, text]];
      });
      return [code, { ...otherTexts[code], ...Object.fromEntries(own) }];
    }),
  );
  const same = { slug: slug.trim(), type, isEnabled, regionName, parentId, mainImageId };
  return { ...same, texts, layout };
}

/** A page with one text, which is what most pages are. */
export function newPage(language: string): EditedPage {
  const content = [{ type: 'html', props: { id: 'text' } }];
  return editedPage({
    slug: '',
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { [language]: { title: '' } },
    layout: { schema: layoutSchemaVersion, root: {}, content, texts: { [language]: { text: { html: '' } } } },
  });
}

/** The rules that the server has, too, so that most faults are told before anything is sent. */
export function checkPage(
  { titles, slug }: EditedPage,
  { faults, languages }: { readonly faults: PageWords['faults']; readonly languages: readonly string[] },
): Record<string, string> {
  const primary = languages[0] ?? 'en';
  const address = checkSlug(slug.trim(), { isRoot: true, languages });
  return {
    ...((titles[primary] ?? '').trim() === '' && { [`titles.${primary}`]: faults.title }),
    ...(!address.ok && { slug: faults.slug[address.reason] }),
  };
}
