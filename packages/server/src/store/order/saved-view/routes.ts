import { Type } from '@sinclair/typebox';
import { auditedBy, type Connection, newId, writeAudit } from '../../../platform/database/index.ts';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route, refused, type TeamRequest } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { orderMessages } from '../messages.ts';
import { OrderExportQuery } from '../schema.ts';
import { type ChangedView, deleteView, insertView, selectViews, updateViewName } from './store.ts';

/** Of a member, and of the team. */
const MAX_VIEWS = 20;
const MAX_NAME_LENGTH = 60;

const Name = Type.String({
  pattern: '\\S',
  maxLength: MAX_NAME_LENGTH,
  errorMessage: `Enter a name of up to ${MAX_NAME_LENGTH} characters.`,
});

const View = Type.Object({
  id: Type.String(),
  name: Type.String(),
  query: Type.String({ description: "The query string of the list's address" }),
  isShared: Type.Boolean({ description: 'Whether the whole team sees it' }),
});
const ViewsAnswer = Type.Object({ views: Type.Array(View) });
const NewView = Type.Object(
  {
    name: Name,
    isShared: Type.Boolean(),
    filter: Type.Object(OrderExportQuery.properties, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
const RenamedView = Type.Object({ name: Name }, { additionalProperties: false });

const path = '/api/commerce/order-views';
// A view shows nothing but the list that its reader sees anyway, so the right to see orders is enough to keep one.
const access = { kind: 'team', right: 'orders.read' } as const;
const changing = { access, forgery: 'crumb', limit: 'team-change' } as const;

export function savedViewRoutes({ database, clock }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: "The member's own views of the list of orders and those of the team, by name.",
      access,
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: ViewsAnswer },
      handle: async ({ website, member }) => ({ views: await selectViews(database, website.id, member.id) }),
    }),
    defineRoute({
      ...changing,
      method: 'POST',
      path,
      summary: `Keeps filters and a search under a name, for the member or for the team; at most ${MAX_VIEWS} of each.`,
      schema: { body: NewView, answer: View },
      refusals: { 409: orderMessages.tooManyViews },
      handle: async ({ website, member, body }) => {
        const query = new URLSearchParams(body.filter).toString();
        const view = { id: newId(clock), name: body.name.trim(), query, isShared: body.isShared };
        const added = await changed({ website, member }, 'order.view-added', async (connection) =>
          (await insertView(connection, website.id, member.id, view, MAX_VIEWS)) ? view : undefined,
        );
        return added ? view : refused(409, orderMessages.tooManyViews);
      },
    }),
    defineRoute({
      ...changing,
      method: 'PUT',
      path: `${path}/:id`,
      summary: 'Renames a view.',
      schema: { params: IdParams, body: RenamedView, answer: Done },
      refusals: { 404: orderMessages.unknownView },
      handle: async ({ website, member, params, body }) =>
        (await changed({ website, member }, 'order.view-renamed', (connection) =>
          updateViewName(connection, website.id, member.id, params.id, body.name.trim()),
        ))
          ? { ok: true }
          : refused(404, orderMessages.unknownView),
    }),
    defineRoute({
      ...changing,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Deletes a view; the orders stay.',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: orderMessages.unknownView },
      handle: async ({ website, member, params }) =>
        (await changed({ website, member }, 'order.view-deleted', (connection) =>
          deleteView(connection, website.id, member.id, params.id),
        ))
          ? { ok: true }
          : refused(404, orderMessages.unknownView),
    }),
  ];

  /** A view of the team is everybody's, so what becomes of it is in the audit; one's own is one's own business. */
  async function changed(
    { website, member }: Pick<TeamRequest, 'website' | 'member'>,
    what: 'order.view-added' | 'order.view-renamed' | 'order.view-deleted',
    change: (connection: Connection) => Promise<ChangedView | undefined>,
  ): Promise<ChangedView | undefined> {
    return await database.transaction(async (connection) => {
      const view = await change(connection);
      if (view?.isShared) {
        await writeAudit(connection, {
          ...auditedBy(clock, website.id, member),
          what,
          subject: 'orders',
          after: { name: view.name },
        });
      }
      return view;
    });
  }
}
