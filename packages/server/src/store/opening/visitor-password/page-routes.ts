import { Type } from '@sinclair/typebox';
import { defineRoute, type Route, sendLockScreen, UNLOCK_PATH } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { attemptFault, givePass, ownPath } from '../../../platform/pass/index.ts';
import { MAX_PASSWORD_LENGTH } from '../../../platform/password/index.ts';
import { visitorPass } from './pass.ts';

const UnlockBody = Type.Object(
  {
    password: Type.String({ maxLength: 2 * MAX_PASSWORD_LENGTH }),
    to: Type.String({ maxLength: 4000, description: 'The path of the page that was asked for' }),
  },
  { additionalProperties: false },
);

/** The form of the lock screen; it works without scripts. */
export function unlockRoutes({ config }: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: UNLOCK_PATH,
      access: { kind: 'anyone' },
      openWhileClosed: true,
      impersonal: true,
      forgery: 'same-origin',
      limit: 'site-password',
      schema: { body: UnlockBody },
      examples: [{ body: { password: 'a long walk on the beach', to: '/' } }],
      async handle(request, reply) {
        const { isClosed, visitorPasswordHash } = request.website.settings;
        const to = ownPath(request.body.to);
        reply.header('cache-control', 'no-store');
        const pass = visitorPass(request.website);
        if (isClosed && pass) {
          const fault = await attemptFault(request.body.password, visitorPasswordHash);
          if (fault !== undefined) return sendLockScreen(request, reply, { to, fault });
          givePass(config, request, reply, pass);
        }
        return reply.redirect(to, 303);
      },
    }),
  ];
}
