import { PagePermission } from '@awning/site-model';
import { defineRoute, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { attemptFault, givePass, ownPath } from '../../platform/pass/index.ts';
import { pagePass } from './page-pass.ts';
import { PAGE_UNLOCK_PATH, sendPasswordPage } from './pages.ts';
import { PageUnlockBody } from './schema.ts';
import { selectAccess } from './store.ts';

/** The form that asks for the password of a page; it works without scripts. */
export function pageUnlockRoutes(parts: Parts): Route[] {
  const { config, database } = parts;
  return [
    defineRoute({
      method: 'POST',
      path: PAGE_UNLOCK_PATH,
      access: { kind: 'anyone' },
      impersonal: true,
      forgery: 'same-origin',
      limit: 'site-password',
      schema: { body: PageUnlockBody },
      examples: [
        { body: { page: '01890000-0000-7000-8000-000000000000', password: 'a long walk on the beach', to: '/' } },
      ],
      async handle(request, reply) {
        const { page, password } = request.body;
        const to = ownPath(request.body.to);
        reply.header('cache-control', 'no-store');
        const found = await selectAccess(database, request.website.id, page);
        if (found?.permission === PagePermission.password && found.passwordHash !== null) {
          const fault = await attemptFault(password, found.passwordHash);
          if (fault !== undefined) return sendPasswordPage(parts, request, reply, { page, to, fault });
          givePass(config, request, reply, pagePass(request.website.id, page, found.passwordHash));
        }
        return reply.redirect(to, 303);
      },
    }),
  ];
}
