import type { LayoutDocument } from '@awning/site-model';
import { type Answer, call } from '../api/client.ts';
import type { AnyDocument } from '../api/document-calls.ts';
import type { EditedPage } from '../content/edited-page.ts';
import { editedPage, openPage } from '../content/edited-page.ts';
import { pageKind } from '../content/page-kind.ts';
import { type EditedItem, editedItem, openItem } from '../item/edited-item.ts';
import { itemKind } from '../item/item-kind.ts';
import type { MadeKind } from '../kit/document/kind.ts';
import type { ByLanguage } from '../kit/editing/text-parts.ts';

type Broken = Answer<'POST /api/page-links'>['broken'];

/** A version that visitors were shown. */
interface ShownVersion<Body> {
  readonly no: number;
  readonly by: string;
  readonly at: string;
  readonly body: Body;
}

/** What a document needs beside its kind, so that it can be looked at before it is published. */
export interface PublishedKind<Document extends AnyDocument> {
  readonly kind: MadeKind<Document> & { readonly calls: { readonly publish: Publish<Document> } };
  /** What visitors see, or did before the newest version; only of something that is visible. */
  readonly shown: (id: string) => Promise<ShownVersion<Document['body']>>;
  /** The address of a version on the website, or of the newest. */
  readonly previewOf: (id: string, no: number | undefined) => Promise<{ readonly path: string }>;
  readonly publishVersion: (id: string, version: number, no: number) => Promise<Document>;
  readonly unpublish: (id: string, version: number) => Promise<Document>;
  readonly brokenLinks: (paths: readonly string[]) => Promise<Broken>;
  readonly layoutOf: (body: Document['body']) => LayoutDocument | null;
  /** The words of it that are not in blocks. */
  readonly textsOf: (body: Document['body']) => readonly ByLanguage[];
  readonly titleOf: (body: Document['body'], language: string) => string | undefined;
}

type Publish<Document> = (id: string, version: number) => Promise<Document>;

/** A document that has drafts. */
export interface DraftDocument extends AnyDocument {
  readonly state: string;
  readonly isVisible: boolean;
}

const numbered = (id: string, no: number | undefined) => ({ params: { id }, query: no === undefined ? {} : { no } });

export const publishedPages: PublishedKind<Awaited<ReturnType<typeof pageKind.calls.read>>> = {
  kind: pageKind,
  shown: async (id) => {
    const found = await call('GET /api/pages/:id/version', { params: { id }, query: { shown: 'true' } });
    return { ...found, body: editedPage(found.body) };
  },
  previewOf: (id, no) => call('GET /api/pages/:id/preview', numbered(id, no)),
  publishVersion: async (id, version, no) =>
    openPage(await call('POST /api/pages/:id/publish', { params: { id }, body: { version, no } })),
  unpublish: async (id, version) =>
    openPage(await call('POST /api/pages/:id/unpublish', { params: { id }, body: { version } })),
  brokenLinks: async (paths) => (await call('POST /api/page-links', { body: { paths: [...paths] } })).broken,
  layoutOf: ({ layout }: EditedPage) => layout,
  textsOf: ({ titles }: EditedPage) => [titles],
  titleOf: ({ titles }: EditedPage, language) => titles[language],
};

export const publishedItems: PublishedKind<Awaited<ReturnType<typeof itemKind.calls.read>>> = {
  kind: itemKind,
  shown: async (id) => {
    const found = await call('GET /api/items/:id/version', { params: { id }, query: { shown: 'true' } });
    return { ...found, body: editedItem(found.body) };
  },
  previewOf: (id, no) => call('GET /api/items/:id/preview', numbered(id, no)),
  publishVersion: async (id, version, no) =>
    openItem(await call('POST /api/items/:id/publish', { params: { id }, body: { version, no } })),
  unpublish: async (id, version) =>
    openItem(await call('POST /api/items/:id/unpublish', { params: { id }, body: { version } })),
  brokenLinks: async (paths) => (await call('POST /api/item-links', { body: { paths: [...paths] } })).broken,
  // The calls describe blocks loosely; the server has checked them.
  layoutOf: ({ layout }: EditedItem) => layout as LayoutDocument | null,
  textsOf: ({ titles, bodies, excerpts, layout }: EditedItem) =>
    layout === null ? [titles, bodies, excerpts] : [titles, excerpts],
  titleOf: ({ titles }: EditedItem, language) => titles[language],
};
