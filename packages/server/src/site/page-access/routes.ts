import { defineRoute, Refusal, type Route, refused } from '../../platform/http/index.ts';
import { IdParams } from '../../platform/id.ts';
import type { Parts } from '../../platform/parts.ts';
import { changeAccess, newPasswordHash } from './change-access.ts';
import { pageAccessMessages } from './messages.ts';
import { readAccess } from './read-access.ts';
import { AccessAnswer, AccessBody } from './schema.ts';

const forEditors = {
  path: '/api/page-access/:id',
  access: { kind: 'team', right: 'pages.edit' },
  refusals: { 404: pageAccessMessages.noPage },
} as const;

/** Who may see a page. */
export function pageAccessRoutes({ database, clock }: Parts): Route[] {
  return [
    defineRoute({
      ...forEditors,
      method: 'GET',
      summary: 'Who may see a page.',
      forgery: 'safe',
      limit: 'unlimited',
      schema: { params: IdParams, answer: AccessAnswer },
      async handle({ website, params: { id } }): Promise<AccessAnswer | Refusal> {
        return (await readAccess(database, website, id)) ?? refused(404, pageAccessMessages.noPage);
      },
    }),
    defineRoute({
      ...forEditors,
      method: 'PUT',
      summary:
        'Chooses who may see a page: everybody, those who have its password, or signed-in customers. Counts at once.',
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, body: AccessBody, answer: AccessAnswer },
      refusals: {
        ...forEditors.refusals,
        409: `${pageAccessMessages.isStore} / ${pageAccessMessages.isFolder} / ${pageAccessMessages.isInArea} / ${pageAccessMessages.noAccounts}`,
      },
      examples: [{ body: { permission: 2, password: 'a long walk on the beach' } }],
      async handle({ website, member, params: { id }, body }): Promise<AccessAnswer | Refusal> {
        const hash = await newPasswordHash(body);
        if (hash instanceof Refusal) return hash;
        return await database.transaction(async (connection) => {
          const context = { connection, website, clock, author: member };
          const refusal = await changeAccess(context, id, body.permission, hash);
          return refusal ?? (await readAccess(connection, website, id)) ?? refused(404, pageAccessMessages.noPage);
        });
      },
    }),
  ];
}
