import { isDeepStrictEqual } from 'node:util';
import { defineDocument, type EditContext, type ReadContext } from '../../../../platform/editing/index.ts';
import { subjectOf } from '../../../../platform/subjects/index.ts';
import { allEntries, withoutPages } from '../../navigation.ts';
import { selectNavigations, upsertNavigation } from '../../store.ts';
import { checkNavigation, pageIds } from './check.ts';
import { NavigationBody } from './schema.ts';
import { deleteOtherNavigations, selectLinkableIds } from './store.ts';

/**
 * The menus of the website. A page in the trash keeps its place in them, where visitors do not see it, so that it is
 * there again when the page comes back.
 */
export const navigationDocument = defineDocument({
  kind: 'navigation',
  path: '/api/website/navigation',
  words: { one: 'navigation', many: 'navigations' },
  schema: NavigationBody,
  schemaVersion: 1,
  right: 'pages.edit',
  hasDrafts: false,
  bodyLimit: 512 * 1024,
  example: {
    areas: {
      main: [
        { url: '/shop', texts: { en: { title: 'Shop' }, de: { title: 'Laden' }, fr: { title: 'Boutique' } } },
        {
          folderId: '0199a5e0-0000-7000-8000-00000000f01d',
          texts: { en: { title: 'More' } },
          items: [{ url: 'https://example.com/', texts: { en: { title: 'The guild of potters' } }, newWindow: true }],
        },
      ],
    },
  },
  load: async (context) => ({ body: { areas: await storedAreas(context) }, isVisible: true }),
  check: checkNavigation,
  write: async ({ connection, website, clock }: EditContext, _id, { areas }) => {
    await deleteOtherNavigations(connection, website.id, Object.keys(areas));
    for (const [name, entries] of Object.entries(areas)) {
      await upsertNavigation(connection, website.id, clock.now(), { name, entries });
    }
  },
  subjects: (_id, before, after) => [...changedAreas(before, after).map(subjectOf.menu), subjectOf.menus],
});

async function storedAreas({ connection, website }: ReadContext): Promise<NavigationBody['areas']> {
  const navigations = await selectNavigations(connection, website.id);
  const all = navigations.flatMap(({ entries }) => allEntries(entries));
  const known = new Set(await selectLinkableIds(connection, website.id, pageIds(all)));
  const areas = navigations.map(({ name, entries }) => [name, withoutPages(entries, (id) => known.has(id))] as const);
  return Object.fromEntries(areas.filter(([, entries]) => entries.length > 0)) as NavigationBody['areas'];
}

function changedAreas(before: NavigationBody | undefined, after: NavigationBody | undefined): readonly string[] {
  const [old, now] = [before?.areas ?? {}, after?.areas ?? {}];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].filter((name) => !isDeepStrictEqual(old[name], now[name]));
}
