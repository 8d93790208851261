import { Type } from '@sinclair/typebox';
import { auditedBy, writeAudit } from '../../../platform/database/index.ts';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { page, pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { contentMessages } from '../messages.ts';
import { deleteFormerAddress, selectFormerAddresses } from './store.ts';

const MAX_PATH = 1000;
const Path = Type.String({ minLength: 1, maxLength: MAX_PATH });

/** The redirects that arise by themselves when something published gets another address. */
export function formerAddressRoutes({ database, clock }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/former-addresses',
      summary: 'The addresses that published pages, items and products had before; they lead to where these are now.',
      access: { kind: 'team', right: 'pages.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {
        query: Type.Object(
          { after: Type.Optional(Path), search: Type.Optional(Type.String({ maxLength: 200 })) },
          { additionalProperties: false },
        ),
        answer: page(
          'rows',
          Type.Object({
            id: Type.String({ description: 'The path' }),
            target: Type.Union([Type.String(), Type.Null()], {
              description: 'Null while visitors do not see what had the address',
            }),
          }),
        ),
      },
      handle: async ({ website, query: { after, search } }) => {
        const asked = { after, search: search?.trim() || undefined, limit: ROWS_TO_FETCH };
        const found = await selectFormerAddresses(database, website.id, asked);
        return pageOf(found.map(({ path, target }) => ({ id: path, target })));
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/former-addresses',
      summary: 'Forgets an address that something had before. Visitors who follow an old link to it find nothing.',
      access: { kind: 'team', right: 'pages.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { query: Type.Object({ path: Path }, { additionalProperties: false }), answer: Done },
      refusals: { 404: contentMessages.noFormerAddress },
      handle: ({ website, member, query: { path } }) =>
        database.transaction(async (connection) => {
          if (!(await deleteFormerAddress(connection, website.id, path))) {
            return refused(404, contentMessages.noFormerAddress);
          }
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'website.formerAddressForgotten',
            subject: `website/${website.id}`,
            before: { path },
          });
          return { ok: true };
        }),
    }),
  ];
}
