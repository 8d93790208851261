import { CollectionType } from '@awning/site-model';
import { type EditContext, purgeDocument, readDocument, trashDocument } from '../../platform/editing/index.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import {
  type Collection,
  emptyLayout,
  makeHomepage,
  saveLayout,
  saveNavigation,
  selectCollections,
  selectNavigations,
  withoutPages,
} from '../../site/content/index.ts';
import { kindOf, saveOver } from './shop.ts';
import { starterTexts } from './starter/texts.ts';
import {
  selectEmptyBlogs,
  selectHasSample,
  selectHasSubmissions,
  selectSampleIds,
  updateCollectionTexts,
} from './store.ts';

/** What makes a website the sample: without these nothing else of it is left to take away. */
export const sampleKinds: readonly string[] = ['product', 'page', 'item'];

/** Kinds that are deleted for good: amounts in the trash would keep the currency from being changed. */
const deletedKinds = ['item', 'product', 'coupon', 'shipping-zone', 'tax-rule'] as const;

export interface TakenAway {
  readonly wasSample: boolean;
  /** The home page went too, and the store page takes its place until there is another. */
  readonly lacksHomepage: boolean;
}

/** Deletes the documents of the sample that nobody has changed, as far as nothing else needs them. */
export async function takeSampleAway(context: EditContext): Promise<TakenAway> {
  const { connection, website } = context;
  if (!(await selectHasSample(connection, website.id, sampleKinds))) return { wasSample: false, lacksHomepage: false };
  const lacksHomepage = await takePagesAway(context);
  for (const kind of deletedKinds) {
    for (const id of await selectSampleIds(connection, website.id, kind)) await deleteDocument(context, kind, id);
  }
  await clearLists(context);
  await leaveNavigations(context, await selectEmptyBlogs(connection, website.id));
  await clearFooter(context);
  await hideUnusedForms(context);
  await clearPayment(context);
  // Pictures that a page of the team shows stay.
  for (const id of await selectSampleIds(connection, website.id, 'asset')) await trash(context, 'asset', id);
  return { wasSample: true, lacksHomepage };
}

async function takePagesAway(context: EditContext): Promise<boolean> {
  const { connection, website } = context;
  const ids = await selectSampleIds(connection, website.id, 'page');
  await leaveNavigations(context, ids);
  const collections = await selectCollections(connection, website.id);
  const store = collections.find(({ type }) => type === CollectionType.products);
  const home = collections.find(({ isHomepage }) => isHomepage);
  const lacksHomepage = store !== undefined && home !== undefined && ids.includes(home.id);
  if (lacksHomepage) await makeHomepage(connection, website.id, store.id);
  for (const id of ids) await deleteDocument(context, 'page', id);
  return lacksHomepage;
}

/** Takes pages out of every navigation area. */
export async function leaveNavigations(
  { connection, clock, website }: EditContext,
  ids: readonly string[],
): Promise<void> {
  for (const { name, entries } of await selectNavigations(connection, website.id)) {
    const kept = withoutPages(entries, (id) => !ids.includes(id));
    await saveNavigation(connection, clock, website.id, { name, entries: kept });
  }
}

/** A document that something else needs stays. */
async function deleteDocument(context: EditContext, name: string, id: string): Promise<void> {
  if (await trash(context, name, id)) await purgeDocument(context, kindOf(context, name), id);
}

async function trash(context: EditContext, name: string, id: string): Promise<boolean> {
  const kind = kindOf(context, name);
  const document = await readDocument(context, kind, id);
  return document !== undefined && (await trashDocument(context, kind, id, document.version)).ok;
}

/** The page of the products and the blog stay, because owners cannot make others, but without words of the sample. */
async function clearLists({ connection, clock, website }: EditContext): Promise<void> {
  for (const collection of await selectCollections(connection, website.id)) {
    const texts = listTexts(collection);
    if (texts === undefined) continue;
    await updateCollectionTexts(connection, website.id, collection.id, texts, clock.now());
    const subjects = [subjectOf.navigation, subjectOf.collection(collection.id), subjectOf.list(collection.id)];
    await announceChange(connection, { websiteId: website.id, subjects });
  }
}

function listTexts({ type, typeName }: Collection): object | undefined {
  const name = type === CollectionType.products ? 'shop' : typeName === 'blog' ? 'blog' : undefined;
  if (name === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(starterTexts).map(([language, texts]) => [language, { title: texts[name] }]),
  );
}

/** Its words and its newsletter are those of the sample; the starter writes another. */
async function clearFooter({ connection, clock, website }: EditContext): Promise<void> {
  await saveLayout(connection, clock, website.id, 'field:footer', emptyLayout);
}

/** A form with answers stays where it is. The others can be brought back from the trash. */
async function hideUnusedForms(context: EditContext): Promise<void> {
  const { connection, website } = context;
  for (const id of await selectSampleIds(connection, website.id, 'form')) {
    if (!(await selectHasSubmissions(connection, website.id, id))) await trash(context, 'form', id);
  }
}

/**
 * The bank account of the sample must not stand in an own shop, and its instalments are offered only to those who want
 * them. Settings that the team has saved stay.
 */
async function clearPayment(context: EditContext): Promise<void> {
  const { version } = (await readDocument(context, kindOf(context, 'payment-settings'), context.website.id))!;
  if (version > 0) return;
  const saved = await saveOver(context, 'payment-settings', (body: object) => ({
    ...body,
    waysToPay: { instalments: false },
    howToPay: {},
  }));
  if (!saved.ok) throw new Error(`The payment settings could not be cleared: ${JSON.stringify(saved.refusal)}`);
}
