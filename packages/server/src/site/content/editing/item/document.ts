import { isDeepStrictEqual } from 'node:util';
import { truncateText } from '@awning/formats';
import { layoutPlaces, RecordType } from '@awning/site-model';
import {
  defineDocument,
  type EditContext,
  type ListQuery,
  type ReadContext,
} from '../../../../platform/editing/index.ts';
import { type Subject, subjectOf } from '../../../../platform/subjects/index.ts';
import { primaryLanguage } from '../../../../platform/website/index.ts';
import { contentMessages } from '../../messages.ts';
import { deleteLayout, selectPageAddress, upsertLayout } from '../../store.ts';
import { textPlaces } from '../places.ts';
import { anyTitle } from '../rules.ts';
import { checkItem } from './check.ts';
import { ItemBody, itemFacts, itemFilters } from './schema.ts';
import { deleteTrashedItem, hideItem, type ItemRow, selectEditedItem, selectItemList, upsertItem } from './store.ts';

/** Sixty blocks with texts in several languages. */
const BODY_LIMIT = 1024 * 1024;

/** A post, picture or other entry of a page that lists them. Products are separate documents. */
export const itemDocument = defineDocument({
  kind: 'item',
  path: '/api/items',
  words: { one: 'item', many: 'items' },
  schema: ItemBody,
  schemaVersion: 2,
  upgrade: upgradeBody,
  right: 'items.edit',
  hasDrafts: true,
  bodyLimit: BODY_LIMIT,
  example: {
    collectionId: '00000000-0000-7000-8000-000000000000',
    slug: 'opening-the-kiln',
    recordType: 1,
    status: 'published',
    publishAt: '2026-11-15T09:00:00.000Z',
    isStarred: false,
    categories: ['Kiln'],
    tags: ['firing'],
    authorName: 'Inga',
    hasOpenComments: true,
    mainImageId: null,
    texts: {
      en: { title: 'Opening the kiln', body: '<p>There are thirty-one hours between closing and opening.</p>' },
    },
    layout: null,
  },
  load: async ({ connection, website }, id) => {
    const row = await selectEditedItem(connection, website.id, id);
    // Visitors do not see items with the label "Scheduled": an item that will appear by itself has a time and no label.
    return row && { body: bodyOf(row), isVisible: row.label !== 'Draft' && row.label !== 'Scheduled' };
  },
  check: checkItem,
  write,
  many: {
    title: ({ texts }) => anyTitle(texts),
    facts: itemFacts,
    filters: itemFilters,
    list,
    canBeUnpublished: true,
    hide: async ({ connection, website }, id) => {
      await hideItem(connection, website.id, id);
      return undefined;
    },
    purge: async ({ connection, website }, id) => {
      await deleteTrashedItem(connection, website.id, id);
      await deleteLayout(connection, website.id, `item:${id}`);
      return undefined;
    },
    copy: async ({ clock }, body) => ({
      ...body,
      slug: `${truncateText(body.slug, 150)}-${clock.now().getTime().toString(36)}`,
    }),
  },
  places: ({ texts, layout }, primary) => {
    const words = { title: 'text', excerpt: 'html' } as const;
    // Visitors see the layout if there is one.
    return layout === null
      ? textPlaces(texts, primary, { ...words, body: 'html' })
      : [...textPlaces(texts, primary, words), ...layoutPlaces(layout, { path: ['layout'], primary })];
  },
  preview: {
    // An item that will appear by itself is shown as it will be.
    shown: (body, now) => ({
      ...body,
      status: 'published' as const,
      publishAt: body.publishAt < now.toISOString() ? body.publishAt : now.toISOString(),
    }),
    path: async ({ connection, website }, { collectionId, slug }) => {
      const urlId = await selectPageAddress(connection, website.id, collectionId);
      return urlId === undefined ? undefined : `/${urlId}/${slug}`;
    },
  },
  uniqueKeys: {
    item_website_id_collection_id_url_id_key: { field: 'slug', message: contentMessages.slugTaken },
  },
  subjects: (id, before, after) => [
    subjectOf.item(id),
    subjectOf.layout(`item:${id}`),
    ...(isListedAlike(before, after) ? [] : lists(before, after)),
  ],
});

/** Whether every list shows it at the same position before and after. */
function isListedAlike(before: ItemBody | undefined, after: ItemBody | undefined): boolean {
  return before !== undefined && after !== undefined && isDeepStrictEqual(listedBy(before), listedBy(after));
}

function listedBy({ collectionId, status, publishAt, isStarred, categories, tags, authorName, event }: ItemBody) {
  const { startAt, endAt } = event ?? {};
  return { collectionId, status, publishAt, isStarred, categories, tags, authorName, startAt, endAt };
}

function lists(...bodies: readonly (ItemBody | undefined)[]): Subject[] {
  return bodies.flatMap((body) => (body ? [subjectOf.list(body.collectionId)] : []));
}

async function list({ connection, website, clock }: ReadContext, { after, search, filters, limit }: ListQuery) {
  const rows = await selectItemList(connection, website.id, {
    after,
    language: primaryLanguage(website),
    search: search?.trim() || undefined,
    collectionId: filters['collectionId'] as string | undefined,
    status: filters['status'] as string | undefined,
    now: clock.now(),
    limit,
  });
  return rows.map(({ id, title, publishAt, startAt, ...facts }) => ({
    id,
    title: title ?? '',
    facts: { ...facts, publishAt: publishAt.toISOString(), startAt: startAt?.toISOString() ?? null },
  }));
}

async function write(
  { connection, website, clock }: EditContext,
  id: string,
  { layout, status, publishAt, event, ...same }: ItemBody,
  isVisible: boolean,
): Promise<void> {
  // What was never published is a draft, whatever its status in the body.
  const label = !isVisible ? 'Draft' : status === 'published' ? null : status;
  const at = clock.now();
  const dates = {
    publishAt: new Date(publishAt),
    startAt: event ? new Date(event.startAt) : null,
    endAt: event ? new Date(event.endAt) : null,
  };
  const { places = null, placesEach = 1, until = null } = event?.signUp ?? {};
  const signUp = {
    hasSignUp: event?.signUp !== undefined,
    places,
    placesEach,
    signUpUntil: until === null ? null : new Date(until),
  };
  const row = { ...same, ...dates, ...signUp, label, location: event?.location ?? {} };
  await upsertItem(connection, website.id, id, row, at);
  const owner = `item:${id}`;
  if (layout === null) await deleteLayout(connection, website.id, owner);
  else await upsertLayout(connection, website.id, owner, at, layout);
}

function bodyOf(row: ItemRow): ItemBody {
  const { label, publishAt, sourceUrl, isPassthrough, clickthroughUrl, customContent, ...others } = row;
  const { startAt, endAt, location, hasSignUp, places, placesEach, signUpUntil, ...same } = others;
  const signUp = { places, placesEach, until: signUpUntil?.toISOString() ?? null };
  const status = label === 'Needs Review' || label === 'Private' ? label : 'published';
  return {
    ...same,
    status,
    publishAt: publishAt.toISOString(),
    ...(sourceUrl && { sourceUrl }),
    ...(isPassthrough && { isPassthrough }),
    ...(clickthroughUrl && { clickthroughUrl }),
    ...(startAt &&
      endAt && {
        event: { startAt: startAt.toISOString(), endAt: endAt.toISOString(), location, ...(hasSignUp && { signUp }) },
      }),
    ...(Object.keys(customContent).length > 0 && {
      customContent: customContent as NonNullable<ItemBody['customContent']>,
    }),
  };
}

/** Events had no dates of their own before; they began when they were published. */
function upgradeBody(body: unknown): ItemBody {
  const known = body as ItemBody;
  if (known.recordType !== RecordType.event) return known;
  const endAt = new Date(new Date(known.publishAt).getTime() + HOUR_MS).toISOString();
  return { ...known, event: { startAt: known.publishAt, endAt } };
}

const HOUR_MS = 3_600_000;
