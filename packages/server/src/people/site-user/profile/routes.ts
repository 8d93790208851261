import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { NameBody, PasswordChangeBody, ProfileAnswer, SignedInAnswer } from '../schema.ts';
import { changeName, changePassword } from './profile-call.ts';

export function profileRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/site-users/account',
      summary: 'The account of the site user who asks.',
      access: { kind: 'site-user' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: ProfileAnswer },
      handle({ siteUser }) {
        const { id, email, name } = siteUser;
        return { siteUserId: id, email, name };
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/site-users/account/profile',
      summary: 'Changes the name.',
      access: { kind: 'site-user' },
      forgery: 'crumb',
      limit: 'site-user-change',
      schema: { body: NameBody, answer: ProfileAnswer },
      handle: (request) => changeName(parts, request, request.body.name),
    }),
    defineRoute({
      limit: 'login',
      method: 'POST',
      path: '/api/site-users/account/password-change',
      summary: 'Changes the own password; all other sessions end and this one gets a new id.',
      access: { kind: 'site-user' },
      forgery: 'crumb',
      schema: { body: PasswordChangeBody, answer: SignedInAnswer },
      handle: (request, reply) => changePassword(parts, request, reply, request.body),
    }),
  ];
}
