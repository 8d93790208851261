import { Type } from '@sinclair/typebox';
import {
  defineRoute,
  type Route,
  sendLockScreen,
  UNLOCK_PATH,
  type UnlockFault,
} from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { MAX_PASSWORD_LENGTH, passwords } from '../../../platform/password/index.ts';
import { givePass } from './pass.ts';

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
        if (isClosed && visitorPasswordHash !== '') {
          const fault = await unlockFault(request.body.password, visitorPasswordHash);
          if (fault !== undefined) return sendLockScreen(request, reply, { to, fault });
          givePass(config, request, reply);
        }
        return reply.redirect(to, 303);
      },
    }),
  ];
}

async function unlockFault(password: string, hash: string): Promise<UnlockFault | undefined> {
  if (password === '') return 'empty';
  const compared = await passwords.matches(password, hash);
  if (!compared.ok) return 'busy';
  return compared.value ? undefined : 'wrong';
}

/** A path of this website; anything that browsers could read as another host becomes the home page. */
function ownPath(to: string): string {
  return /^\/(?![/\\])[!-~]*$/.test(to) && !to.includes('\\') ? to : '/';
}
