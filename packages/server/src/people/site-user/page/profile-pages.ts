import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { defineRoute, Refusal, type Route, type SiteUserRequest } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { askForEmailChange } from '../email-change/change-call.ts';
import { changeName, changePassword } from '../profile/profile-call.ts';
import {
  formLine,
  formText,
  isMailed,
  knownNotice,
  NoticeQuery,
  plainForm,
  reading,
  redirectTo,
  showAccountPage,
} from './account-page.ts';
import { profileIsland } from './islands.ts';

const forSiteUser = { access: { kind: 'site-user' } } as const;

/** Name, address and password: three forms on one page. */
export function profilePageRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      ...forSiteUser,
      path: '/account',
      schema: { query: NoticeQuery },
      handle: (request, reply) => showProfile(parts, request, reply, { notice: knownNotice(request) }),
    }),
    defineRoute({
      ...plainForm,
      ...forSiteUser,
      path: '/account/profile',
      limit: 'site-user-change',
      schema: { body: Type.Object({ name: formLine(100) }) },
      async handle(request, reply) {
        const { name = '' } = request.body;
        const answer = await changeName(parts, request, name);
        return answer instanceof Refusal
          ? showProfile(parts, request, reply, { form: 'name', typed: { name } }, answer)
          : redirectTo(request, reply, '/account', 'name-saved');
      },
    }),
    defineRoute({
      ...plainForm,
      ...forSiteUser,
      limit: 'login',
      path: '/account/email',
      schema: { body: Type.Object({ email: formText(600), password: formText(600) }) },
      async handle(request, reply) {
        const { email = '', password = '' } = request.body;
        const answer = await askForEmailChange(parts, request, reply, { email, password });
        return answer instanceof Refusal
          ? showProfile(parts, request, reply, { form: 'email', typed: { email } }, answer)
          : redirectTo(request, reply, '/account', (await isMailed(parts, request)) ? 'email-asked' : 'email-waits');
      },
    }),
    defineRoute({
      ...plainForm,
      ...forSiteUser,
      limit: 'login',
      path: '/account/password',
      schema: { body: Type.Object({ currentPassword: formText(600), newPassword: formText(600) }) },
      async handle(request, reply) {
        const { currentPassword = '', newPassword = '' } = request.body;
        const answer = await changePassword(parts, request, reply, { currentPassword, newPassword });
        return answer instanceof Refusal
          ? showProfile(parts, request, reply, { form: 'password' }, answer)
          : redirectTo(request, reply, '/account', 'password-changed');
      },
    }),
  ];
}

interface Shown {
  readonly notice?: string | undefined;
  /** The submitted form, with its input. */
  readonly form?: 'name' | 'email' | 'password';
  readonly typed?: Readonly<Record<string, string>>;
}

async function showProfile(
  parts: Parts,
  request: SiteUserRequest,
  reply: FastifyReply,
  shown: Shown,
  refusal?: Refusal,
): Promise<FastifyReply> {
  const { name, email } = request.siteUser;
  const data = { isMailed: await isMailed(parts, request), account: { name, email }, ...shown };
  return showAccountPage(parts, request, reply, { name: 'profile', island: profileIsland, data, refusal });
}
