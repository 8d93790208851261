import { Type } from '@sinclair/typebox';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { hashPassword } from '../../../platform/pass/index.ts';
import { MAX_PASSWORD_LENGTH } from '../../../platform/password/index.ts';
import type { Website } from '../../../platform/website/index.ts';
import { ShopAnswer } from '../schema.ts';
import { changeVisitorPassword } from './change-password.ts';

const VisitorPasswordBody = Type.Object(
  {
    password: Type.Union([Type.String({ maxLength: 2 * MAX_PASSWORD_LENGTH }), Type.Null()], {
      description: 'Null removes it',
    }),
  },
  { additionalProperties: false },
);

/** The password with which visitors pass the lock screen, for members who may close the shop. */
export function visitorPasswordRoutes(parts: Parts, answer: (website: Website) => Promise<ShopAnswer>): Route[] {
  const { database, clock } = parts;
  return [
    defineRoute({
      method: 'PUT',
      path: '/api/opening/visitor-password',
      summary:
        'Sets the password with which visitors pass the lock screen, or removes it. Visitors who used the former one are locked out.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: VisitorPasswordBody, answer: ShopAnswer },
      examples: [{ body: { password: 'a long walk on the beach' } }],
      async handle({ website, member, body: { password } }) {
        const hashed = password === null ? { ok: true as const, hash: '' } : await hashPassword(password);
        if (!hashed.ok) return hashed.refusal;
        await database.transaction((connection) =>
          changeVisitorPassword({ connection, website, clock, author: member }, hashed.hash),
        );
        return await answer(website);
      },
    }),
  ];
}
