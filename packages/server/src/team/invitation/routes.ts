import { readTeamRoles } from '@awning/site-model';
import { defineRoute, type Route } from '../../http/index.ts';
import type { Parts } from '../../parts.ts';
import { passwords } from '../../password/index.ts';
import { teamMessages } from '../messages.ts';
import { identityRefusal, newPasswordRefusal, teamRefusal } from '../refusal.ts';
import {
  acceptBody,
  doneAnswer,
  idParams,
  invitationAnswer,
  inviteBody,
  openLinkAnswer,
  sessionAnswer,
  tokenQuery,
} from '../schema.ts';
import { answerSignedIn, callerOf } from '../session/answer.ts';
import { acceptInvitation, invite, openInvitation, withdrawInvitation } from './invitation.ts';
import { sendInvitation } from './mail.ts';
import type { Invitation } from './store.ts';

export function invitationRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/team/invitations',
      summary: 'Invites somebody to the team by mail; inviting an address again replaces its earlier invitation.',
      access: { kind: 'team', right: 'team.manage' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: inviteBody, answer: invitationAnswer },
      refusals: { 409: teamMessages.emailTaken },
      async handle(request) {
        const roles = readTeamRoles(request.body.roles);
        if (!roles.ok) return teamRefusal(400, 'unknownRole', 'roles');
        const refusal = identityRefusal(request.body);
        if (refusal) return refusal;
        const invited = { email: request.body.email, roles: roles.value };
        const outcome = await invite(parts, request.member!, invited, sendInvitation(parts, request));
        return outcome.ok ? listedInvitation(outcome.invitation) : teamRefusal(409, 'emailTaken', 'email');
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/team/invitations/:id',
      summary: 'Withdraws an invitation; its link opens nothing any more.',
      access: { kind: 'team', right: 'team.manage' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: idParams, answer: doneAnswer },
      refusals: { 404: teamMessages.invitationGone },
      async handle(request) {
        const withdrawn = await withdrawInvitation(parts, request.member!, request.params.id);
        return withdrawn ? { ok: true } : teamRefusal(404, 'invitationGone');
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/team/invitation',
      summary: 'Whom the link of an invitation is for.',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'setup',
      schema: { query: tokenQuery, answer: openLinkAnswer },
      refusals: { 404: teamMessages.invitationGone },
      async handle(request) {
        const found = await openInvitation(parts.database, request.website.id, request.query.token, parts.clock.now());
        if (found === undefined) return teamRefusal(404, 'invitationGone');
        return { email: found.email, website: { name: request.website.name } };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/team/invitation',
      summary: 'Accepts an invitation: makes the account of the invited address and signs in.',
      access: { kind: 'anyone' },
      forgery: 'crumb',
      limit: 'setup',
      schema: { body: acceptBody, answer: sessionAnswer },
      refusals: { 404: teamMessages.invitationGone },
      async handle(request, reply) {
        const { token, name, password } = request.body;
        const websiteId = request.website.id;
        const invitation = await openInvitation(parts.database, websiteId, token, parts.clock.now());
        if (invitation === undefined) return teamRefusal(404, 'invitationGone');
        const refusal = identityRefusal({ name }) ?? newPasswordRefusal(password, invitation.email);
        if (refusal) return refusal;
        const newcomer = { websiteId, name, password };
        const outcome = await acceptInvitation(parts, passwords, invitation, newcomer, callerOf(request));
        if (outcome.ok) return answerSignedIn(request, reply, outcome.member, outcome.sessionToken);
        return outcome.reason === 'busy' ? teamRefusal(429, 'busy') : teamRefusal(404, 'invitationGone');
      },
    }),
  ];
}

export function listedInvitation({ id, email, roles, createdAt, expiresAt }: Invitation) {
  return { id, email, roles: [...roles], createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
