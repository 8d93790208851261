import { PagePermission } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identifySiteUser } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { holdsPass } from '../../platform/pass/index.ts';
import { addressIn } from '../../platform/website/index.ts';
import type { PageGate } from '../rendering/index.ts';
import { pagePass } from './page-pass.ts';
import { sendMembersPage, sendPasswordPage } from './pages.ts';

/**
 * Opens a guarded page to browsers that have entered its password, or to signed-in customers; one of a member area only
 * to those who have access to it.
 */
export function pageGate(parts: Parts): PageGate {
  const accessOf = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const siteUser = await identifySiteUser(parts, request, reply);
    const ofAreas = await parts.pageAreas?.access(request, id, siteUser);
    return {
      isOpen: ofAreas === undefined ? siteUser !== undefined : ofAreas === 'open',
      isInArea: ofAreas !== undefined,
    };
  };
  return {
    async isOpen(request, reply, { guardId, permission, passwordHash }) {
      if (permission === PagePermission.password && passwordHash !== null) {
        return holdsPass(parts.config, request, pagePass(request.website.id, guardId, passwordHash));
      }
      return (await accessOf(request, reply, guardId)).isOpen;
    },
    async ask(request, reply, { guardId, permission, passwordHash }) {
      if (permission === PagePermission.password && passwordHash !== null) {
        const to = addressIn(request.website, request.language, request.url);
        await sendPasswordPage(parts, request, reply, { page: guardId, to });
      } else if ((await accessOf(request, reply, guardId)).isInArea) {
        await parts.pageAreas?.ask(request, reply, guardId);
      } else {
        await sendMembersPage(parts, request, reply);
      }
    },
  };
}
