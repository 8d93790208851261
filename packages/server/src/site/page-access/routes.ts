import { defineRoute, Refusal, type Route, refused } from '../../platform/http/index.ts';
import { IdParams } from '../../platform/id.ts';
import type { Parts } from '../../platform/parts.ts';
import { changeAccess, newPasswordHash } from './change-access.ts';
import { pageAccessMessages } from './messages.ts';
import { AccessAnswer, AccessBody } from './schema.ts';
import { selectAccess } from './store.ts';

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
        const found = await selectAccess(database, website.id, id);
        if (!found) return refused(404, pageAccessMessages.noPage);
        const { permission, passwordHash, isInArea } = found;
        return { permission: permission as AccessAnswer['permission'], hasPassword: passwordHash !== null, isInArea };
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
        return await database.transaction((connection) =>
          changeAccess({ connection, website, clock, author: member }, id, body.permission, hash),
        );
      },
    }),
  ];
}
