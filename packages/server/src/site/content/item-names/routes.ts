import { findTagChangeFaults, isSameTag, type TagChange } from '@awning/site-model';
import { createCalls } from '../../../platform/editing/index.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { collectionDocument } from '../editing/collection/document.ts';
import { itemDocument } from '../editing/item/document.ts';
import { contentMessages } from '../messages.ts';
import { changeNamesOfCollection, changeNamesOfItem } from './change-names.ts';
import { CountedNames, ItemNames, NamesChange, NamesChanged, NamesQuery } from './schema.ts';
import { selectCountedNames, selectItemNames, selectNamedItems } from './store.ts';

/** What a field can offer; who looks for another name types it. */
const MAX_NAMES = 250;
const ITEMS_READ = 500;
/** What an owner manages: more names than a list can show in order, of more items than most websites have. */
const MAX_MANAGED = 1000;
const ITEMS_COUNTED = 10_000;
/** Of one call, so that each ends soon however many items there are. */
const ITEMS_WALKED = 500;
const ITEMS_CHANGED = 25;

const reading = {
  method: 'GET',
  access: { kind: 'team', right: 'items.edit' },
  forgery: 'safe',
  limit: 'unlimited',
} as const;

export function itemNamesRoutes(parts: Parts): Route[] {
  const { database } = parts;
  return [
    defineRoute({
      ...reading,
      path: '/api/item-names',
      summary: 'The categories and tags of the newest items of a page, to choose from.',
      schema: { query: NamesQuery, answer: ItemNames },
      handle: async ({ website, query: { collectionId } }) =>
        await selectItemNames(database, website.id, { collectionId, items: ITEMS_READ, limit: MAX_NAMES }),
    }),
    defineRoute({
      ...reading,
      path: '/api/item-names/counted',
      summary: `The categories and tags of a page’s newest ${ITEMS_COUNTED} items, with the number of items that have them.`,
      schema: { query: NamesQuery, answer: CountedNames },
      handle: async ({ website, query: { collectionId } }) => {
        const wanted = { collectionId, items: ITEMS_COUNTED, limit: MAX_MANAGED };
        return {
          categories: await selectCountedNames(database, website.id, 'categories', wanted),
          tags: await selectCountedNames(database, website.id, 'tags', wanted),
        };
      },
    }),
    changeRoute(parts),
  ];
}

function changeRoute(parts: Parts): Route {
  const { database } = parts;
  const items = createCalls(parts, itemDocument);
  const collections = createCalls(parts, collectionDocument);
  return defineRoute({
    ...items.changing,
    method: 'POST',
    path: '/api/item-names',
    summary: `Renames a category or tag of a page’s items, merges several or removes them; up to ${ITEMS_CHANGED} items at a time. Ask again with \`nextAfter\` until it is null.`,
    schema: { body: NamesChange, answer: NamesChanged },
    handle: async (request) => {
      const { website, body } = request;
      const { collectionId, after, ...change } = body;
      const column = change.tagType === 'tag' ? 'tags' : 'categories';
      const isList = await database.snapshot((connection) =>
        collectionDocument.load(collections.context(request, connection), collectionId),
      );
      if (!isList) return faulty({ collectionId: contentMessages.noList });
      const wanted = { collectionId, items: ITEMS_COUNTED, limit: MAX_MANAGED };
      // After the first call some items have the new name already.
      const known = after === undefined ? await selectCountedNames(database, website.id, column, wanted) : [];
      const faults = findTagChangeFaults(
        change,
        known.map(({ name }) => name),
      );
      if (Object.keys(faults).length > 0) return faulty(faults);

      const walked = await selectNamedItems(database, website.id, { collectionId, column, after, limit: ITEMS_WALKED });
      const named = walked.filter(({ names }) => names.some((name) => isNamed(change, name)));
      const changing = named.slice(0, ITEMS_CHANGED);
      const refusals: string[] = [];
      for (const { id } of changing) {
        // Each is a change of its own, so that one that is refused does not keep the others from theirs.
        const outcome = await items.edit(request, (context) => changeNamesOfItem(context, id, change));
        if (!('version' in outcome)) refusals.push(id);
      }
      const isCut = named.length > changing.length;
      const last = isCut ? changing.at(-1) : walked.length === ITEMS_WALKED ? walked.at(-1) : undefined;
      if (!last) {
        const outcome = await collections.edit(request, (context) =>
          changeNamesOfCollection(context, collectionId, change),
        );
        if (!('version' in outcome)) return outcome;
      }
      return { changed: changing.length - refusals.length, refused: refusals, nextAfter: last?.id ?? null };
    },
  });
}

function isNamed({ names }: TagChange, name: string): boolean {
  return names.some((former) => isSameTag(former, name));
}

function faulty(errors: Readonly<Record<string, string>>) {
  return refused(400, Object.values(errors)[0] ?? '', { errors, extra: { reason: 'invalid' } });
}
