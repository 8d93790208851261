import { PagePermission } from '@awning/site-model';
import { identifySiteUser } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { holdsPass } from '../../platform/pass/index.ts';
import { addressIn } from '../../platform/website/index.ts';
import type { PageGate } from '../rendering/index.ts';
import { pagePass } from './page-pass.ts';
import { sendMembersPage, sendPasswordPage } from './pages.ts';

/** Opens a guarded page to browsers that have entered its password, or to signed-in customers. */
export function pageGate(parts: Parts): PageGate {
  return {
    async isOpen(request, reply, { id, permission, passwordHash }) {
      if (permission === PagePermission.password && passwordHash !== null) {
        return holdsPass(parts.config, request, pagePass(request.website.id, id, passwordHash));
      }
      return Boolean(await identifySiteUser(parts, request, reply));
    },
    async ask(request, reply, { id, permission, passwordHash }) {
      if (permission === PagePermission.password && passwordHash !== null) {
        const to = addressIn(request.website, request.language, request.url);
        await sendPasswordPage(parts, request, reply, { page: id, to });
      } else {
        await sendMembersPage(parts, request, reply);
      }
    },
  };
}
