import { Type } from '@sinclair/typebox';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { PasswordBody } from '../schema.ts';
import { deleteAccount } from './delete-account.ts';
import { personalData } from './personal-data.ts';

export function privacyRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/site-users/account/export',
      summary: 'Everything the website keeps about the site user who asks, as a JSON file.',
      access: { kind: 'site-user' },
      forgery: 'safe',
      limit: 'site-user-change',
      schema: { answer: Type.Object({}, { additionalProperties: true }) },
      async handle(request, reply) {
        const text = JSON.stringify(await personalData(parts, request), null, 2);
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="account.json"')
          .header('cache-control', 'no-store')
          .send(text);
      },
    }),
    defineRoute({
      limit: 'login',
      method: 'POST',
      path: '/api/site-users/account/deletion',
      summary: 'Deletes the account and everything else kept about the site user. Orders stay.',
      access: { kind: 'site-user' },
      forgery: 'crumb',
      schema: { body: PasswordBody, answer: Done },
      handle: (request, reply) => deleteAccount(parts, request, reply, request.body.password),
    }),
  ];
}
