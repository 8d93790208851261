import { createCalls, TakeBackBody, takeBackDocument } from '../../../platform/editing/index.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { itemDocument } from '../editing/item/document.ts';
import { adjustItem } from './adjust.ts';
import { AdjustBody, VisibilityBody } from './schema.ts';
import { changeVisibility } from './visibility.ts';

/** What the list of items does with several at once, beside the calls of the document. */
export function itemListRoutes(parts: Parts): Route[] {
  const { path, changing, gone, stale, answer, edit } = createCalls(parts, itemDocument);
  const refusals = { ...gone, ...stale };
  return [
    defineRoute({
      ...changing,
      method: 'POST',
      path: `${path}/visibility`,
      summary:
        'Shows visitors the newest version of an item, or hides the item from them, so that it is a draft again.',
      schema: { params: IdParams, body: VisibilityBody, answer },
      refusals,
      handle: (request) => edit(request, (context) => changeVisibility(context, request.params.id, request.body)),
    }),
    defineRoute({
      ...changing,
      method: 'POST',
      path: `${path}/adjust`,
      summary:
        'Gives an item a tag or category, takes one away, or moves it to another page; visitors see it at once, and a draft stays one.',
      schema: { params: IdParams, body: AdjustBody, answer },
      refusals,
      handle: (request) => edit(request, (context) => adjustItem(context, request.params.id, request.body)),
    }),
    defineRoute({
      ...changing,
      method: 'POST',
      path: `${path}/take-back`,
      summary: 'Goes back to what visitors saw of an item at an earlier version, and to its draft of that time.',
      schema: { params: IdParams, body: TakeBackBody, answer },
      refusals,
      handle: (request) =>
        edit(request, (context) => takeBackDocument(context, itemDocument, request.params.id, request.body)),
    }),
  ];
}
