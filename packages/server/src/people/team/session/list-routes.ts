import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { deviceName, shortAddress } from '../../device/index.ts';
import { teamMessages } from '../messages.ts';
import { teamRefusal } from '../refusal.ts';
import { SessionListAnswer } from '../schema.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { openSessionsOf } from './session.ts';

const path = '/api/team/sessions';
const ending = { access: { kind: 'team', right: 'any' }, forgery: 'crumb', limit: 'team-change' } as const;

/** The sessions of a member, and how to end them. */
export function sessionListRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'Where the member who asks is signed in, the session used last first.',
      access: { kind: 'team', right: 'any' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: SessionListAnswer },
      async handle({ member }) {
        const sessions = await openSessionsOf(parts.database, member, parts.clock.now());
        return {
          sessions: sessions.map((session) => ({
            id: session.id,
            isCurrent: session.id === member.sessionId,
            device: deviceName(session.userAgent),
            network: shortAddress(session.address),
            createdAt: session.createdAt.toISOString(),
            lastSeenAt: session.lastSeenAt.toISOString(),
          })),
        };
      },
    }),
    defineRoute({
      ...ending,
      method: 'DELETE',
      path,
      summary: 'Ends all other sessions of the member who asks.',
      schema: { answer: Done },
      async handle({ member }) {
        await endOtherSessions(parts, member);
        return { ok: true };
      },
    }),
    defineRoute({
      ...ending,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Ends one session of the member who asks.',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: teamMessages.sessionGone },
      async handle({ member, params }) {
        const isEnded = await endOneSession(parts, member, params.id);
        return isEnded ? { ok: true } : teamRefusal(404, 'sessionGone');
      },
    }),
  ];
}
