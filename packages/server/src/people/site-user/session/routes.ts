import { Type } from '@sinclair/typebox';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { siteUserMessage } from '../messages.ts';
import { siteUserRefusal } from '../refusal.ts';
import { SessionAnswer, SessionListAnswer, SignedInAnswer, SignInBody } from '../schema.ts';
import { signedInAnswer as answerFor } from './answer.ts';
import { sessionToken } from './cookie.ts';
import { listedSessions } from './listed-sessions.ts';
import { signInVisitor, signOutVisitor } from './sign-in-call.ts';
import { deleteSessionById, deleteSessionsOf } from './store.ts';
import { xsrfToken } from './xsrf-token.ts';

const path = '/api/site-users/account/session';
const forSiteUser = { access: { kind: 'site-user' }, limit: 'site-user-change' } as const;

export function sessionRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path,
      summary: 'Signs a site user in.',
      access: { kind: 'anyone' },
      impersonal: true,
      forgery: 'crumb',
      limit: 'login',
      schema: { body: SignInBody, answer: SignedInAnswer },
      refusals: { 401: siteUserMessage('signInFailed') },
      handle: (request, reply) => signInVisitor(parts, request, reply, request.body),
    }),
    defineRoute({
      method: 'GET',
      path,
      summary: 'Whether somebody is signed in, and the token that changes have to carry.',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: SessionAnswer },
      handle: (request) =>
        request.siteUser
          ? answerFor(request, request.siteUser, xsrfToken(parts.config.secrets, sessionToken(request)!))
          : { authenticated: false },
    }),
    defineRoute({
      method: 'DELETE',
      path,
      summary: 'Signs out; with `cloneCart=true` a copy of the cart stays in the browser.',
      ...forSiteUser,
      forgery: 'crumb',
      schema: { query: Type.Object({ cloneCart: Type.Optional(Type.Boolean()) }), answer: Done },
      async handle(request, reply) {
        await signOutVisitor(parts, request, reply, { cloneCart: request.query.cloneCart === true });
        return { ok: true };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/site-users/account/sessions',
      summary: 'Where the site user is signed in.',
      access: { kind: 'site-user' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: SessionListAnswer },
      handle: async (request) => ({ sessions: await listedSessions(parts, request.siteUser) }),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/site-users/account/sessions',
      summary: 'Ends all other sessions of the site user.',
      ...forSiteUser,
      forgery: 'crumb',
      schema: { answer: Done },
      async handle(request) {
        const { websiteId, id, sessionId } = request.siteUser;
        await deleteSessionsOf(parts.database, websiteId, id, sessionId);
        return { ok: true };
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/site-users/account/sessions/:id',
      summary: 'Ends one session of the site user.',
      ...forSiteUser,
      forgery: 'crumb',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: siteUserMessage('sessionGone') },
      async handle(request) {
        const { websiteId, id } = request.siteUser;
        const isEnded = await deleteSessionById(parts.database, websiteId, id, request.params.id);
        return isEnded ? { ok: true } : siteUserRefusal(request, 404, 'sessionGone');
      },
    }),
  ];
}
