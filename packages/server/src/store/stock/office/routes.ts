import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import { pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { assetUrl, readAssets } from '../../../site/media/index.ts';
import { changeStock } from './change-stock.ts';
import { inventoryList } from './listing/inventory-list.ts';
import type { InventoryRow } from './listing/store.ts';
import { stockMessages } from './messages.ts';
import { ChangesAnswer, ChangesBody, Inventory, InventoryQuery, LevelBody, Moves, MovesQuery } from './schema.ts';
import { selectIsKnown, selectMoves, updateWarnAt } from './store.ts';

const access = { kind: 'team', right: 'stock.edit' } as const;
const reading = { method: 'GET', access, forgery: 'safe', limit: 'unlimited' } as const;
const changing = { access, forgery: 'crumb', limit: 'team-change' } as const;

/** The team's calls for the quantities in stock. */
export function inventoryRoutes(parts: Parts): Route[] {
  return [...readingRoutes(parts), ...changingRoutes(parts)];
}

function readingRoutes({ database }: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      path: '/api/commerce/inventory',
      summary: 'Lists variants with their stock, those of the newest product first.',
      schema: { query: InventoryQuery, answer: Inventory },
      handle: async ({ website, query: { after, search, stock, productId } }) => {
        const language = primaryLanguage(website);
        const wanted = { after, language, search: search?.trim() || undefined, stock, productId, limit: ROWS_TO_FETCH };
        const found = await inventoryList(database, website.id, wanted);
        const { rows, nextAfter } = pageOf(found.rows);
        const pictures = await readAssets(
          database,
          website.id,
          rows.flatMap(({ imageId }) => imageId ?? []),
        );
        const addressOf = new Map(pictures.map((picture) => [picture.id, assetUrl(picture)]));
        return { rows: rows.map((row) => inventoryView(row, addressOf)), nextAfter: nextAfter ?? found.walkedTo };
      },
    }),
    defineRoute({
      ...reading,
      path: '/api/commerce/inventory/:id/moves',
      summary: 'Everything that changed the stock of a variant, the newest first.',
      schema: { params: IdParams, query: MovesQuery, answer: Moves },
      refusals: { 404: stockMessages.unknown },
      handle: async ({ website, params, query }) => {
        const wanted = { after: query.after, limit: ROWS_TO_FETCH };
        const found = await selectMoves(database, website.id, params.id, wanted);
        if (found.length === 0 && !(await selectIsKnown(database, website.id, params.id))) {
          return refused(404, stockMessages.unknown);
        }
        const { rows, nextAfter } = pageOf(found);
        return {
          rows: rows.map(({ id, cause, kind, delta, reason, author, at }) => ({
            id,
            cause,
            kind,
            delta,
            reason,
            by: author,
            at: at.toISOString(),
          })),
          nextAfter,
        };
      },
    }),
  ];
}

function changingRoutes({ database, clock }: Parts): Route[] {
  return [
    defineRoute({
      ...changing,
      method: 'POST',
      path: '/api/commerce/inventory/changes',
      summary: 'Changes quantities by an amount or sets them to a count. Each change is made or refused by itself.',
      schema: { body: ChangesBody, answer: ChangesAnswer },
      handle: async ({ website, member, body: { changes } }) => {
        const results = [];
        for (const change of changes) {
          const result = await database.transaction((connection) =>
            changeStock({ connection, clock, websiteId: website.id, author: member.name }, change),
          );
          results.push(result);
        }
        return { results };
      },
    }),
    defineRoute({
      ...changing,
      method: 'PUT',
      path: '/api/commerce/inventory/:id/level',
      summary: 'Sets the quantity from which a variant counts as low.',
      schema: { params: IdParams, body: LevelBody, answer: Done },
      refusals: { 404: stockMessages.unknown },
      handle: async ({ website, params, body }) =>
        (await updateWarnAt(database, website.id, params.id, body.warnAt))
          ? { ok: true }
          : refused(404, stockMessages.unknown),
    }),
  ];
}

function inventoryView(row: InventoryRow, addressOf: ReadonlyMap<string, string>) {
  const { title, optionNames, attributes, imageId, ...same } = row;
  const choice = optionNames.flatMap((name) => attributes[name] ?? []).join(' / ');
  return { ...same, title: title ?? '', choice, imageUrl: (imageId !== null && addressOf.get(imageId)) || null };
}
