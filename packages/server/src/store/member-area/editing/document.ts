import {
  type Checked,
  defineDocument,
  type EditContext,
  type ListQuery,
  type ReadContext,
} from '../../../platform/editing/index.ts';
import { type Subject, subjectOf } from '../../../platform/subjects/index.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { closePages } from '../../../site/page-access/index.ts';
import { areaText } from '../area.ts';
import { memberAreaMessages as words } from '../messages.ts';
import { MemberAreaBody, memberAreaFacts } from './schema.ts';
import {
  deleteTrashedArea,
  replacePages,
  selectEditedArea,
  selectListedAreas,
  selectUnfitPages,
  selectUnfitProducts,
  trashArea,
  upsertArea,
} from './store.ts';

/** A member area; it counts as soon as it is saved. */
export const memberAreaDocument = defineDocument({
  kind: 'member-area',
  path: '/api/commerce/member-areas',
  words: { one: 'member area', many: 'member areas' },
  schema: MemberAreaBody,
  schemaVersion: 1,
  right: 'products.edit',
  planFlag: 'SITE_USER_ACCOUNTS',
  hasDrafts: false,
  example: {
    texts: { en: { name: 'Pottery course', description: 'Twelve lessons to watch at home.' } },
    pageIds: [],
    productIds: [],
  },
  load: async ({ connection, website }, id) => {
    const body = await selectEditedArea(connection, website.id, id);
    return body && { body, isVisible: true };
  },
  check,
  write: async (context, id, { pageIds, ...row }) => {
    const { connection, website } = context;
    await upsertArea(connection, website.id, id, row);
    await replacePages(connection, website.id, id, pageIds);
    // A page that leaves the area again, or whose area is deleted for good, does not become public by that.
    await closePages(context, pageIds);
  },
  many: {
    title: titleOf,
    facts: memberAreaFacts,
    list,
    hide: async ({ connection, website, clock }, id) => {
      const area = await selectEditedArea(connection, website.id, id);
      // Otherwise what some have paid for would be open to everybody who has an account.
      if (area && area.pageIds.length > 0) return { message: words.hasPages };
      await trashArea(connection, website.id, id, clock.now());
      return undefined;
    },
    purge: async ({ connection, website }, id) => {
      await deleteTrashedArea(connection, website.id, id);
      return undefined;
    },
    copy: async (_context, body) => ({ ...body, pageIds: [] }),
  },
  // Lists on other pages leave out what is in its pages.
  subjects: (_id, before, after) => changedPages(before, after).flatMap(subjectsOfPage),
});

function changedPages(before: MemberAreaBody | undefined, after: MemberAreaBody | undefined): readonly string[] {
  const [old, now] = [before?.pageIds ?? [], after?.pageIds ?? []];
  return [...old.filter((id) => !now.includes(id)), ...now.filter((id) => !old.includes(id))];
}

function subjectsOfPage(id: string): readonly Subject[] {
  return [subjectOf.collection(id), subjectOf.list(id), subjectOf.navigation];
}

function titleOf({ texts }: MemberAreaBody): string {
  return Object.values(texts).find(({ name }) => name !== '')?.name ?? '';
}

async function list({ connection, website, clock }: ReadContext, { after, search, limit }: ListQuery) {
  const rows = await selectListedAreas(connection, website.id, {
    after,
    search: search?.trim() || undefined,
    limit,
    at: clock.now(),
  });
  const language = primaryLanguage(website);
  return rows.map(({ id, texts, ...facts }) => ({
    id,
    title: areaText(texts, 'name', { language, primaryLanguage: language }),
    facts,
  }));
}

async function check(
  { connection, website, author }: EditContext,
  body: MemberAreaBody,
  id: string,
): Promise<Checked<MemberAreaBody>> {
  const primary = primaryLanguage(website);
  const known = new Set(website.languages.map(({ code }) => code));
  const texts = Object.fromEntries(
    Object.entries(body.texts)
      .map(([code, text]) => [code, { name: text.name.trim(), description: text.description.trim() }] as const)
      .filter(([code, { name, description }]) => code === primary || name !== '' || description !== ''),
  );
  const errors: Record<string, string> = {};
  if (Object.keys(texts).some((code) => !known.has(code))) errors['texts'] = words.unknownLanguage;
  if (!texts[primary]?.name) errors[`texts.${primary}.name`] = words.noName;
  const unfitPages = await selectUnfitPages(connection, website.id, id, body.pageIds);
  if (unfitPages.length > 0) errors['pageIds'] = words.unfitPages;
  // Joining an area closes a page, even the home page.
  if (!author.rights.has('pages.edit')) {
    const before = await selectEditedArea(connection, website.id, id);
    if (changedPages(before, body).length > 0) errors['pageIds'] = words.notYourPages;
  }
  const unfitProducts = await selectUnfitProducts(connection, website.id, body.productIds);
  if (unfitProducts.length > 0) errors['productIds'] = words.unfitProducts;
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body: { ...body, texts } };
}
