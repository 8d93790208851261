import { readTeamRoles } from '@awning/site-model';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import { hasMailServer } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { listedInvitation } from '../invitation/routes.ts';
import { selectInvitations } from '../invitation/store.ts';
import { type TeamReason, teamMessages } from '../messages.ts';
import { teamRefusal } from '../refusal.ts';
import { RolesAnswer, RolesBody, TeamAnswer } from '../schema.ts';
import { selectRule } from '../second-factor/rule/store.ts';
import { type StoredMember, selectMembers } from '../store.ts';
import { changeRoles, type MembershipOutcome, removeMember } from './membership.ts';

export function membershipRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/team/members',
      summary: 'The members of the team and the invitations that wait.',
      access: { kind: 'team', right: 'team.manage' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: TeamAnswer },
      async handle(request) {
        const members = await selectMembers(parts.database, request.website.id);
        const invitations = await selectInvitations(parts.database, request.website.id);
        return {
          members: members.map(listedMember),
          invitations: invitations.map(listedInvitation),
          hasMailServer: await hasMailServer(parts, parts.database, request.website.id),
          adminsNeedSecondFactor: await selectRule(parts.database, request.website.id),
        };
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/team/members/:id/roles',
      summary: 'Gives a member these roles; who loses one has to sign in again.',
      access: { kind: 'team', right: 'team.manage', fresh: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, body: RolesBody, answer: RolesAnswer },
      refusals: { 404: teamMessages.memberGone, 409: teamMessages.ownerStays },
      async handle(request) {
        const roles = readTeamRoles(request.body.roles);
        if (!roles.ok) return teamRefusal(400, 'unknownRole', 'roles');
        const outcome = await changeRoles(parts, request.member, request.params.id, roles.value);
        return outcome.ok ? listedMember(outcome.member) : membershipRefusal(outcome);
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/team/members/:id',
      summary: 'Removes a member and ends their sessions.',
      access: { kind: 'team', right: 'team.manage', fresh: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: teamMessages.memberGone, 409: teamMessages.ownerStays },
      async handle(request) {
        const outcome = await removeMember(parts, request.member, request.params.id);
        return outcome.ok ? { ok: true } : membershipRefusal(outcome);
      },
    }),
  ];
}

function listedMember({ id, email, name, roles, isOwner, hasSecondFactor, createdAt }: StoredMember) {
  return { id, email, name, roles: [...roles], isOwner, hasSecondFactor, createdAt: createdAt.toISOString() };
}

function membershipRefusal({ reason }: Extract<MembershipOutcome, { ok: false }>) {
  return teamRefusal(reason === 'gone' ? 404 : 409, membershipReasons[reason]);
}

const membershipReasons = {
  gone: 'memberGone',
  owner: 'ownerStays',
  yourself: 'notYourself',
} as const satisfies Record<string, TeamReason>;
