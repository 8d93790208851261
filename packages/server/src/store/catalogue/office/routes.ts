import { CollectionType } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import { createCalls, TakeBackBody } from '../../../platform/editing/index.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { IdParams, isId } from '../../../platform/id.ts';
import { pageOf } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { listAdditionalFieldsForms } from '../../../site/form/index.ts';
import { type Asset, assetUrl, listPictures, listPrivateFiles, readAssets } from '../../../site/media/index.ts';
import { productDocument } from '../editing/document.ts';
import { adjustProduct } from './adjust.ts';
import { previewPrices } from './price-preview.ts';
import {
  AdjustBody,
  Files,
  FilesQuery,
  Pictures,
  PicturesQuery,
  PricePreview,
  PricePreviewQuery,
  QuestionForms,
  StorePages,
  VisibilityBody,
} from './schema.ts';
import { selectGroupNames, selectStorePages } from './store.ts';
import { takeBack } from './take-back.ts';
import { changeVisibility } from './visibility.ts';

const MAX_PAGES = 50;
const MAX_NAMES = 500;

/** What the team's screens of products need besides the calls of the document. */
export function productRoutes(parts: Parts): Route[] {
  return [
    storePagesRoute(parts),
    questionFormsRoute(parts),
    picturesRoute(parts),
    filesRoute(parts),
    visibilityRoute(parts),
    adjustRoute(parts),
    takeBackRoute(parts),
    pricePreviewRoute(parts),
  ];
}

const reading = {
  method: 'GET',
  access: { kind: 'team', right: 'products.edit' },
  forgery: 'safe',
  limit: 'unlimited',
} as const;

function storePagesRoute({ database }: Parts): Route {
  return defineRoute({
    ...reading,
    path: '/api/commerce/store-pages',
    summary: 'The pages that products can belong to, with the categories and tags in use.',
    schema: { answer: StorePages },
    handle: async ({ website }) => {
      const language = primaryLanguage(website);
      const wanted = { language, type: CollectionType.products, limit: MAX_PAGES };
      const pages = await selectStorePages(database, website.id, wanted);
      const names = (collectionId: string, kind: 'category' | 'tag') =>
        selectGroupNames(database, website.id, { collectionId, kind, limit: MAX_NAMES });
      return {
        pages: await Promise.all(
          pages.map(async ({ id, urlId, title }) => ({
            id,
            urlId,
            title: title ?? urlId,
            categories: await names(id, 'category'),
            tags: await names(id, 'tag'),
          })),
        ),
      };
    },
  });
}

/** Who edits products chooses from all forms, without the right to change them. */
function questionFormsRoute({ database }: Parts): Route {
  return defineRoute({
    ...reading,
    path: '/api/commerce/question-forms',
    summary: 'The forms that a buyer of a product can be asked to fill in.',
    schema: { answer: QuestionForms },
    handle: async ({ website }) => ({ forms: await listAdditionalFieldsForms(database, website.id) }),
  });
}

/** Who edits products chooses from all pictures, without the right to change files. */
function picturesRoute({ database }: Parts): Route {
  return defineRoute({
    ...reading,
    path: '/api/commerce/pictures',
    summary: 'Pictures that a product can show, the newest first, or those with the ids.',
    schema: { query: PicturesQuery, answer: Pictures },
    handle: async ({ website, query: { after, search, ids } }) => {
      if (ids !== undefined) {
        const wanted = ids.split(',').filter(isId);
        return { rows: await picturesOf(database, website, wanted), nextAfter: null };
      }
      const found = await listPictures(database, website.id, { after, search: search?.trim() || undefined });
      const { rows, nextAfter } = pageOf(found);
      return {
        rows: await picturesOf(
          database,
          website,
          rows.map(({ id }) => id),
        ),
        nextAfter,
      };
    },
  });
}

/** In the order of the ids. */
async function picturesOf(connection: Connection, website: Website, ids: readonly string[]) {
  const assets = new Map((await readAssets(connection, website.id, ids)).map((asset) => [asset.id, asset]));
  return ids.flatMap((id) => {
    const asset = assets.get(id);
    return asset && !asset.isPrivate ? [pictureView(asset, primaryLanguage(website))] : [];
  });
}

function pictureView(asset: Asset, language: string) {
  const { id, filename, texts } = asset;
  return { id, filename, url: assetUrl(asset), description: texts[language]?.altText ?? '' };
}

/** Who edits products chooses from all private files, without the right to change them. */
function filesRoute({ database }: Parts): Route {
  return defineRoute({
    ...reading,
    path: '/api/commerce/files',
    summary: 'Private files that a download can deliver, the newest first, or those with the ids.',
    schema: { query: FilesQuery, answer: Files },
    handle: async ({ website, query: { after, search, ids } }) => {
      if (ids !== undefined) {
        const wanted = ids.split(',').filter(isId);
        const found = new Map((await readAssets(database, website.id, wanted)).map((asset) => [asset.id, asset]));
        return { rows: wanted.flatMap((id) => found.get(id) ?? []).map(fileView), nextAfter: null };
      }
      const found = await listPrivateFiles(database, website.id, { after, search: search?.trim() || undefined });
      const { rows, nextAfter } = pageOf(found);
      return { rows: rows.map(fileView), nextAfter };
    },
  });
}

function fileView({ id, filename, contentType, byteSize, isPrivate }: FileFacts) {
  return { id, filename, contentType, byteSize, isPrivate };
}

type FileFacts = Pick<Asset, 'id' | 'filename' | 'contentType' | 'byteSize' | 'isPrivate'>;

function visibilityRoute(parts: Parts): Route {
  const { changing, gone, stale, answer, edit } = createCalls(parts, productDocument);
  return defineRoute({
    ...changing,
    method: 'POST',
    path: '/api/commerce/products/:id/visibility',
    summary:
      'Shows visitors the newest version of a product, or hides it from them or archives it, and keeps its draft.',
    schema: { params: IdParams, body: VisibilityBody, answer },
    refusals: { ...gone, ...stale },
    handle: (request) => edit(request, (context) => changeVisibility(context, request.params.id, request.body)),
  });
}

function adjustRoute(parts: Parts): Route {
  const { changing, gone, stale, answer, edit } = createCalls(parts, productDocument);
  return defineRoute({
    ...changing,
    method: 'POST',
    path: '/api/commerce/products/:id/adjust',
    summary:
      'Raises or lowers all prices of a product, or changes its categories; visitors see it at once, and a draft stays one.',
    schema: { params: IdParams, body: AdjustBody, answer },
    refusals: { ...gone, ...stale },
    handle: (request) => edit(request, (context) => adjustProduct(context, request.params.id, request.body)),
  });
}

function takeBackRoute(parts: Parts): Route {
  const { changing, gone, stale, answer, edit } = createCalls(parts, productDocument);
  return defineRoute({
    ...changing,
    method: 'POST',
    path: '/api/commerce/products/:id/take-back',
    summary: 'Goes back to what visitors saw of a product at an earlier version, and to its draft of that time.',
    schema: { params: IdParams, body: TakeBackBody, answer },
    refusals: { ...gone, ...stale },
    handle: (request) => edit(request, (context) => takeBack(context, request.params.id, request.body)),
  });
}

function pricePreviewRoute({ database, clock }: Parts): Route {
  return defineRoute({
    ...reading,
    path: '/api/commerce/price-preview',
    summary: 'The prices of products before and after a change that is not made yet.',
    schema: { query: PricePreviewQuery, answer: PricePreview },
    handle: async ({ website, query: { ids, ...change } }) =>
      await previewPrices({ connection: database, website, clock }, ids.split(',').filter(isId), change),
  });
}
