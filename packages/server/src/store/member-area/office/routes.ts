import { checkEmail, emailKey } from '@awning/site-model';
import { auditedBy, newId, writeAudit } from '../../../platform/database/index.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import { isMoment } from '../../../platform/moment.ts';
import { pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { insertAccess } from '../access/store.ts';
import { sendAccess } from '../mail.ts';
import { memberAreaMessages as words } from '../messages.ts';
import * as schema from './schema.ts';
import {
  endAccess,
  lockArea,
  type Member,
  selectHasArea,
  selectHasLastingAccess,
  selectMember,
  selectMembersOfArea,
} from './store.ts';

const access = { kind: 'team', right: 'products.edit' } as const;
const change = { method: 'POST', access, forgery: 'crumb', limit: 'team-change' } as const;

/** Who has access to a member area; the team gives it and takes it away for a reason. */
export function memberAccessRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  return [
    defineRoute({
      method: 'GET',
      access,
      forgery: 'safe',
      limit: 'unlimited',
      path: '/api/commerce/member-areas/:id/members',
      summary: 'Who has or had access to a member area, newest first, 50 at a time.',
      schema: { params: IdParams, query: schema.MemberListQuery, answer: schema.MemberList },
      refusals: { 404: words.noArea },
      handle: async ({ website, params, query: { show, q = '', after } }) => {
        if (!(await selectHasArea(database, website.id, params.id))) return refused(404, words.noArea);
        const found = await selectMembersOfArea(database, website.id, {
          areaId: params.id,
          now: clock.now(),
          show,
          emailKey: q.trim() === '' ? undefined : emailKey(q.trim()),
          after,
          limit: ROWS_TO_FETCH,
        });
        const { rows, nextAfter } = pageOf(found);
        return { members: rows.map(memberView), nextAfter };
      },
    }),
    defineRoute({
      ...change,
      path: '/api/commerce/member-areas/:id/members',
      summary: 'Gives a person access to a member area, for a reason. The person is told by mail.',
      schema: { params: IdParams, body: schema.GiveAccessBody, answer: schema.MemberView },
      refusals: { 404: words.noArea, 409: words.isMember },
      examples: [{ body: { email: 'ada@example.com', reason: 'Won in a raffle' } }],
      handle: async ({ website, member, params, body }) => {
        const now = clock.now();
        const email = body.email.trim();
        const until = body.until ?? null;
        const errors = {
          ...(checkEmail(email, website.settings).ok ? {} : { email: words.emailInvalid }),
          ...untilErrors(until, now),
        };
        const [first] = Object.values(errors);
        if (first !== undefined) return refused(400, first, { errors });
        return await database.transaction(async (connection) => {
          if (!(await lockArea(connection, website.id, params.id))) return refused(404, words.noArea);
          if (await selectHasLastingAccess(connection, website.id, params.id, emailKey(email))) {
            return refused(409, words.isMember, { extra: { reason: 'isMember' } });
          }
          const id = newId(clock);
          const given = { areaId: params.id, email, until: until === null ? null : new Date(until) };
          const reason = body.reason.trim();
          await insertAccess(connection, website.id, {
            ...given,
            id,
            siteUserId: null,
            emailKey: emailKey(email),
            orderId: null,
            subscriptionId: null,
            startsAt: now,
            who: member.name,
            reason,
          });
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'member-area.access-given',
            subject: `member-area/${params.id}`,
            after: { email, until, reason },
          });
          await sendAccess(parts, connection, website, { ...given, language: primaryLanguage(website) });
          const made = await selectMember(connection, website.id, id, now);
          return made ? memberView(made) : refused(404, words.noArea);
        });
      },
    }),
    defineRoute({
      ...change,
      path: '/api/commerce/member-access/:id/end',
      summary: 'Takes access to a member area away, for a reason.',
      schema: { params: IdParams, body: schema.EndAccessBody, answer: schema.MemberView },
      refusals: { 404: words.noAccess, 409: words.hasEnded },
      examples: [{ body: { reason: 'Shared the password' } }],
      handle: async ({ website, member, params, body }) =>
        await database.transaction(async (connection) => {
          const now = clock.now();
          const reason = body.reason.trim();
          const hasEnded = await endAccess(connection, website.id, { id: params.id, at: now, reason });
          const found = await selectMember(connection, website.id, params.id, now);
          if (!found) return refused(404, words.noAccess);
          if (!hasEnded) return refused(409, words.hasEnded, { extra: { reason: 'hasEnded' } });
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'member-area.access-ended',
            subject: `member-area/${found.areaId}`,
            before: { email: found.email },
            after: { reason },
          });
          return memberView(found);
        }),
    }),
  ];
}

function untilErrors(until: string | null, now: Date): { readonly until?: string } {
  if (until === null) return {};
  if (!isMoment(until)) return { until: words.notAMoment };
  return new Date(until) > now ? {} : { until: words.untilInPast };
}

function memberView({ areaId: _areaId, name, startsAt, until, orderNumber, endedAt, ...same }: Member) {
  return {
    ...same,
    name: name ?? '',
    hasAccount: name !== null,
    startsAt: startsAt.toISOString(),
    until: until?.toISOString() ?? null,
    orderNumber: orderNumber === null ? null : String(orderNumber),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
