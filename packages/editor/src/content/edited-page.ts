import { checkSlug, type LayoutDocument, layoutSchemaVersion } from '@awning/site-model';
import { type ByLanguage, joinTexts, otherTexts, textPart } from '../kit/editing/text-parts.ts';
import type { PageWords } from './messages.ts';
import type { PageBody, StoredPage } from './queries.ts';

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
  return {
    ...same,
    // The calls describe blocks loosely; the server has checked them.
    layout: layout as LayoutDocument,
    titles: textPart(texts, parts.titles),
    seoTitles: textPart(texts, parts.seoTitles),
    seoDescriptions: textPart(texts, parts.seoDescriptions),
    otherTexts: otherTexts(texts, Object.values(parts)),
  };
}

/** The body to save. */
export function pageBody(edited: EditedPage): PageBody {
  const { slug, type, isEnabled, regionName, parentId, mainImageId, layout } = edited;
  const { titles: title, seoTitles: seoTitle, seoDescriptions: seoDescription } = edited;
  const texts = joinTexts({ title, seoTitle, seoDescription }, edited.otherTexts);
  return { slug: slug.trim(), type, isEnabled, regionName, parentId, mainImageId, texts, layout };
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
