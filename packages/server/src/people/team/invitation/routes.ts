import { readTeamRoles } from '@awning/site-model';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { mailedLinkRoutes } from '../mailed-link.ts';
import { teamMessages } from '../messages.ts';
import { identityRefusal, teamRefusal } from '../refusal.ts';
import { AcceptBody, InvitationAnswer, InviteBody } from '../schema.ts';
import { acceptInvitation, invite, openInvitation, withdrawInvitation } from './invitation.ts';
import { sendInvitation } from './mail.ts';
import type { Invitation } from './store.ts';

export function invitationRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/team/invitations',
      summary: 'Invites somebody to the team by mail; inviting an address again replaces its earlier invitation.',
      access: { kind: 'team', right: 'team.manage', fresh: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: InviteBody, answer: InvitationAnswer },
      refusals: { 409: teamMessages.emailTaken },
      async handle(request) {
        const roles = readTeamRoles(request.body.roles);
        if (!roles.ok) return teamRefusal(400, 'unknownRole', 'roles');
        const refusal = identityRefusal(request.body, request.website.settings);
        if (refusal) return refusal;
        const invited = { email: request.body.email, roles: roles.value };
        const outcome = await invite(parts, request.member, invited, sendInvitation(parts, request));
        return outcome.ok ? listedInvitation(outcome.invitation) : teamRefusal(409, 'emailTaken', 'email');
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/team/invitations/:id',
      summary: 'Withdraws an invitation; its link opens nothing any more.',
      access: { kind: 'team', right: 'team.manage', fresh: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: teamMessages.invitationGone },
      async handle(request) {
        const withdrawn = await withdrawInvitation(parts, request.member, request.params.id);
        return withdrawn ? { ok: true } : teamRefusal(404, 'invitationGone');
      },
    }),
    ...mailedLinkRoutes(parts, {
      path: '/api/team/invitation',
      summary: 'Whom the link of an invitation is for.',
      gone: 'invitationGone',
      use: {
        method: 'POST',
        summary: 'Accepts an invitation: makes the account of the invited address and signs in.',
        body: AcceptBody,
      },
      open: openInvitation,
      check: ({ name }) => identityRefusal({ name }),
      run: (invitation, { name, password }, caller, websiteId) =>
        acceptInvitation(parts, passwords, invitation, { websiteId, name, password }, caller),
    }),
  ];
}

export function listedInvitation({ id, email, roles, createdAt, expiresAt }: Invitation) {
  return { id, email, roles: [...roles], createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
