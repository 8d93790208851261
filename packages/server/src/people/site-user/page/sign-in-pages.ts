import { Type } from '@sinclair/typebox';
import { defineRoute, Refusal, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn } from '../../../platform/website/index.ts';
import { siteUserMessage } from '../messages.ts';
import { askForReset } from '../password-reset/reset-call.ts';
import { registerVisitor } from '../registration/register-call.ts';
import { signInVisitor, signOutVisitor } from '../session/sign-in-call.ts';
import {
  formLine,
  formText,
  isMailed,
  knownNotice,
  NoticeQuery,
  plainForm,
  reading,
  redirectTo,
  showOutsidePage,
} from './account-page.ts';
import { registerIsland, resetIsland, signInIsland } from './islands.ts';
import { safeNext } from './next.ts';

const byAnyVisitor = { access: { kind: 'anyone' }, impersonal: true } as const;
const NEXT_LENGTH = 500;

/** The pages for signing in and registering, and their forms for browsers without scripts. */
export function signInPageRoutes(parts: Parts): Route[] {
  return [...signInPages(parts), ...registerPages(parts), ...resetPages(parts)];
}

function signInPages(parts: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      path: '/account/login',
      access: { kind: 'anyone' },
      schema: { query: Type.Composite([NoticeQuery, Type.Object({ next: formText(NEXT_LENGTH) })]) },
      async handle(request, reply) {
        const next = safeNext(request.query.next, addressIn(request.website, request.language, '/account'));
        const notice = knownNotice(request);
        if (request.siteUser) {
          return notice === 'email-changed'
            ? redirectTo(request, reply, '/account', notice)
            : reply.redirect(next, 303);
        }
        const data = { next, notice };
        return showOutsidePage(parts, request, reply, { name: 'login', island: signInIsland, data });
      },
    }),
    defineRoute({
      ...plainForm,
      ...byAnyVisitor,
      path: '/account/login',
      limit: 'login',
      schema: {
        body: Type.Object({
          email: formText(600),
          password: formText(600),
          rememberMe: formText(10),
          next: formText(NEXT_LENGTH),
        }),
      },
      refusals: { 401: siteUserMessage('signInFailed') },
      async handle(request, reply) {
        const { email = '', password = '', rememberMe, next } = request.body;
        const target = safeNext(next, addressIn(request.website, request.language, '/account'));
        const given = { email, password, rememberMe: rememberMe !== undefined };
        const answer = await signInVisitor(parts, request, reply, given);
        if (!(answer instanceof Refusal)) return reply.redirect(target, 303);
        const data = { next: target, values: { email, rememberMe: given.rememberMe } };
        return showOutsidePage(parts, request, reply, {
          name: 'login',
          island: signInIsland,
          data,
          refusal: answer,
        });
      },
    }),
    defineRoute({
      ...plainForm,
      path: '/account/logout',
      access: { kind: 'site-user' },
      limit: 'site-user-change',
      schema: { query: Type.Object({ cloneCart: Type.Optional(Type.Boolean()) }) },
      async handle(request, reply) {
        await signOutVisitor(parts, request, reply, { cloneCart: request.query.cloneCart === true });
        return redirectTo(request, reply, '/account/login', 'signed-out');
      },
    }),
  ];
}

function registerPages(parts: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      path: '/account/register',
      access: { kind: 'anyone' },
      schema: { query: NoticeQuery },
      async handle(request, reply) {
        if (request.siteUser) return redirectTo(request, reply, '/account');
        const data = { isMailed: await isMailed(parts, request), isSent: request.query.notice === 'sent' };
        return showOutsidePage(parts, request, reply, { name: 'register', island: registerIsland, data });
      },
    }),
    defineRoute({
      ...plainForm,
      ...byAnyVisitor,
      path: '/account/register',
      limit: 'registration',
      schema: { body: Type.Object({ email: formText(600), name: formLine(100), password: formText(600) }) },
      async handle(request, reply) {
        const { email = '', name = '', password = '' } = request.body;
        const answer = await registerVisitor(parts, request, reply, { email, name, password });
        if (!(answer instanceof Refusal)) return redirectTo(request, reply, '/account/register', 'sent');
        const data = { isMailed: await isMailed(parts, request), values: { email, name } };
        return showOutsidePage(parts, request, reply, {
          name: 'register',
          island: registerIsland,
          data,
          refusal: answer,
        });
      },
    }),
  ];
}

function resetPages(parts: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      path: '/account/reset',
      access: { kind: 'anyone' },
      schema: { query: NoticeQuery },
      handle: async (request, reply) => {
        const data = { isMailed: await isMailed(parts, request), isSent: request.query.notice === 'sent' };
        return showOutsidePage(parts, request, reply, { name: 'reset', island: resetIsland, data });
      },
    }),
    defineRoute({
      ...plainForm,
      ...byAnyVisitor,
      path: '/account/reset',
      limit: 'password-reset',
      schema: { body: Type.Object({ email: formText(600) }) },
      async handle(request, reply) {
        const { email = '' } = request.body;
        const answer = await askForReset(parts, request, email);
        if (!(answer instanceof Refusal)) return redirectTo(request, reply, '/account/reset', 'sent');
        const data = { isMailed: await isMailed(parts, request), values: { email } };
        return showOutsidePage(parts, request, reply, {
          name: 'reset',
          island: resetIsland,
          data,
          refusal: answer,
        });
      },
    }),
  ];
}
