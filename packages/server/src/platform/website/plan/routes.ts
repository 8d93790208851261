import { allPlanFlags, switchPlanFlag } from '@awning/site-model';
import { auditedBy, type Connection, writeAudit } from '../../database/index.ts';
import { defineRoute, type Route, refused } from '../../http/index.ts';
import type { Parts } from '../../parts.ts';
import { announceChange, subjectOf } from '../../subjects/index.ts';
import { WEBSITE_CHANNEL } from '../directory.ts';
import { websiteMessages } from '../messages.ts';
import { lockWebsite, selectWebsite, updatePlanFlags } from '../store.ts';
import { PlanAnswer, PlanBody } from './schema.ts';

/** The screen of the plan. The two paths of the specification lead to it (D-165). */
const PLAN_SCREEN = '/config/settings/plan';
const specifiedPaths = ['/settings/billing/billing/upgrade', '/settings/billing/billing/website/change-plan'] as const;

export function planRoutes({ database, clock }: Parts): Route[] {
  return [
    ...specifiedPaths.map((path) =>
      defineRoute({
        method: 'GET',
        path,
        access: { kind: 'team', right: 'plan.read' },
        forgery: 'safe',
        limit: 'unlimited',
        schema: {},
        handle: (_request, reply) => reply.header('cache-control', 'no-store').redirect(PLAN_SCREEN, 303),
      }),
    ),
    defineRoute({
      method: 'GET',
      path: '/api/website/plan',
      summary: 'The features of the website that are on.',
      access: { kind: 'team', right: 'plan.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: PlanAnswer },
      handle: async ({ website }) => ({ planFlags: await readFlags(database, website.id) }),
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/website/plan',
      summary: 'Switches one feature on or off. Only the owner may do this.',
      access: { kind: 'team', right: 'plan.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: PlanBody, answer: PlanAnswer },
      refusals: { 409: websiteMessages.ownerDecides },
      handle: async ({ website, member, body }) => {
        if (!member.isOwner) return refused(409, websiteMessages.ownerDecides, { extra: { reason: 'ownerDecides' } });
        return await database.transaction(async (connection) => {
          // One feature at a time, on the locked row: of two changes at once both count.
          await lockWebsite(connection, website.id);
          const before = await readFlags(connection, website.id);
          const switched = switchPlanFlag(before, body.flag, body.isOn);
          if (!switched.ok) throw new Error(switched.message);
          const planFlags = [...switched.value];
          await updatePlanFlags(connection, website.id, planFlags);
          await connection.notify(WEBSITE_CHANNEL, website.id);
          await announceChange(connection, { websiteId: website.id, subjects: [subjectOf.settings] });
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'website.planChanged',
            subject: `website/${website.id}`,
            after: body,
          });
          return { planFlags };
        });
      },
    }),
  ];
}

async function readFlags(connection: Connection, websiteId: string): Promise<number[]> {
  return [...((await selectWebsite(connection, websiteId))?.plan_flags ?? allPlanFlags)];
}
