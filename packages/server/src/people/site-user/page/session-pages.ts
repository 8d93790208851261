import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { defineRoute, Refusal, type Route, type SiteUserRequest } from '../../../platform/http/index.ts';
import { isId } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { siteUserMessage } from '../messages.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { siteUserRefusal } from '../refusal.ts';
import { listedSessions } from '../session/listed-sessions.ts';
import { deleteSessionById, deleteSessionsOf } from '../session/store.ts';
import { formText, knownNotice, NoticeQuery, plainForm, reading, redirectTo, showAccountPage } from './account-page.ts';
import { privacyIsland, sessionsIsland } from './islands.ts';

const forSiteUser = { access: { kind: 'site-user' } } as const;

/** The site user's sessions, and the export and deletion of their data. */
export function sessionPageRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      ...forSiteUser,
      path: '/account/sessions',
      schema: { query: NoticeQuery },
      handle: (request, reply) => showSessions(parts, request, reply, knownNotice(request)),
    }),
    defineRoute({
      ...plainForm,
      ...forSiteUser,
      path: '/account/sessions/end',
      limit: 'site-user-change',
      schema: { body: Type.Object({ sessionId: formText(36), others: formText(10) }) },
      refusals: { 404: siteUserMessage('sessionGone') },
      async handle(request, reply) {
        const isEnded = await end(parts, request, request.body);
        return isEnded
          ? redirectTo(request, reply, '/account/sessions', 'session-ended')
          : showSessions(parts, request, reply, undefined, siteUserRefusal(request, 404, 'sessionGone'));
      },
    }),
    defineRoute({
      ...reading,
      ...forSiteUser,
      path: '/account/privacy',
      schema: {},
      handle: (request, reply) => showPrivacy(parts, request, reply),
    }),
    defineRoute({
      ...plainForm,
      ...forSiteUser,
      limit: 'login',
      path: '/account/delete',
      schema: { body: Type.Object({ password: formText(600) }) },
      async handle(request, reply) {
        const answer = await deleteAccount(parts, request, reply, request.body.password ?? '');
        return answer instanceof Refusal
          ? showPrivacy(parts, request, reply, answer)
          : redirectTo(request, reply, '/account/login', 'deleted');
      },
    }),
  ];
}

interface Ended {
  readonly sessionId?: string;
  readonly others?: string;
}

/** Ends one session, or all but this one. */
async function end({ database }: Parts, request: SiteUserRequest, given: Ended): Promise<boolean> {
  const { websiteId, id, sessionId } = request.siteUser;
  if (given.others === undefined) {
    return isId(given.sessionId ?? '') && deleteSessionById(database, websiteId, id, given.sessionId!);
  }
  await deleteSessionsOf(database, websiteId, id, sessionId);
  return true;
}

async function showSessions(
  parts: Parts,
  request: SiteUserRequest,
  reply: FastifyReply,
  notice?: string,
  refusal?: Refusal,
): Promise<FastifyReply> {
  const data = { sessions: await listedSessions(parts, request.siteUser), notice };
  return showAccountPage(parts, request, reply, { name: 'sessions', island: sessionsIsland, data, refusal });
}

function showPrivacy(
  parts: Parts,
  request: SiteUserRequest,
  reply: FastifyReply,
  refusal?: Refusal,
): Promise<FastifyReply> {
  return showAccountPage(parts, request, reply, { name: 'privacy', island: privacyIsland, data: {}, refusal });
}
