import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, Refusal, type Route } from '../../../platform/http/index.ts';
import type { Sent } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { confirmNewEmail } from '../email-change/change-call.ts';
import { confirmLimit } from '../link/confirm-refusal.ts';
import { openLink } from '../link/link.ts';
import { siteUserMessage } from '../messages.ts';
import { openReset } from '../password-reset/password-reset.ts';
import { setNewPassword } from '../password-reset/reset-call.ts';
import { siteUserRefusal } from '../refusal.ts';
import { confirmVisitor } from '../registration/register-call.ts';
import { openRegistration } from '../registration/registration.ts';
import { formText, plainForm, reading, redirectTo, showOutsidePage } from './account-page.ts';
import { confirmIsland, newPasswordIsland } from './islands.ts';

const byAnyVisitor = { access: { kind: 'anyone' }, impersonal: true } as const;
const TOKEN_LENGTH = 100;
const TokenQuery = Type.Object({ token: formText(TOKEN_LENGTH) });

type LinkData = Sent<Static<typeof newPasswordIsland.own>>;

/** The pages of mailed links. Opening one changes nothing, because mail programs open links too; its button does. */
export function linkPageRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  const confirmations = [
    {
      name: 'confirm',
      path: '/account/confirm',
      email: async (websiteId: string, token: string) =>
        (await openRegistration(database, websiteId, token, clock.now()))?.email,
      use: confirmVisitor,
      leadsTo: ['/account', 'confirmed'],
    },
    {
      name: 'confirmEmail',
      path: '/account/confirm-email',
      email: async (websiteId: string, token: string) =>
        (await openLink(database, websiteId, token, { kind: 'email-change', at: clock.now() }))?.email ?? undefined,
      use: confirmNewEmail,
      leadsTo: ['/account/login', 'email-changed'],
    },
  ] as const;
  return [
    ...confirmations.flatMap((confirmation) => confirmationPages(parts, confirmation)),
    ...newPasswordPages(parts),
  ];
}

interface Confirmation {
  readonly name: 'confirm' | 'confirmEmail';
  readonly path: '/account/confirm' | '/account/confirm-email';
  /** The address of the link, while it is valid. */
  readonly email: (websiteId: string, token: string) => Promise<string | undefined>;
  readonly use: (
    parts: Parts,
    request: FastifyRequest,
    reply: FastifyReply,
    given: { readonly token: string; readonly password: string },
  ) => Promise<object>;
  readonly leadsTo: readonly [path: string, notice: string];
}

function confirmationPages(parts: Parts, { name, path, email, use, leadsTo }: Confirmation): Route[] {
  const show = (request: FastifyRequest, reply: FastifyReply, data: LinkData, refusal?: Refusal) =>
    showOutsidePage(parts, request, reply, { name, island: confirmIsland, data: { ...data, path }, refusal });
  return [
    defineRoute({
      ...reading,
      ...byAnyVisitor,
      path,
      limit: 'setup',
      schema: { query: TokenQuery },
      refusals: { 404: siteUserMessage('linkGone') },
      async handle(request, reply) {
        const { token = '' } = request.query;
        const address = await email(request.website.id, token);
        return address === undefined
          ? show(request, reply, {}, siteUserRefusal(request, 404, 'linkGone'))
          : show(request, reply, { token, email: address });
      },
    }),
    defineRoute({
      ...plainForm,
      ...byAnyVisitor,
      path,
      ...confirmLimit,
      schema: { body: Type.Object({ token: formText(TOKEN_LENGTH), password: formText(600) }) },
      refusals: { 404: siteUserMessage('linkGone') },
      async handle(request, reply) {
        const { token = '', password = '' } = request.body;
        const answer = await use(parts, request, reply, { token, password });
        if (!(answer instanceof Refusal)) return redirectTo(request, reply, ...leadsTo);
        const address = answer.status === 404 ? undefined : await email(request.website.id, token);
        return show(request, reply, address === undefined ? {} : { token, email: address }, answer);
      },
    }),
  ];
}

function newPasswordPages(parts: Parts): Route[] {
  const path = '/account/new-password';
  const show = (request: FastifyRequest, reply: FastifyReply, data: LinkData, refusal?: Refusal) =>
    showOutsidePage(parts, request, reply, { name: 'newPassword', island: newPasswordIsland, data, refusal });
  return [
    defineRoute({
      ...reading,
      ...byAnyVisitor,
      path,
      limit: 'setup',
      schema: { query: TokenQuery },
      refusals: { 404: siteUserMessage('linkGone') },
      async handle(request, reply) {
        const { token = '' } = request.query;
        const user = await openReset(parts, request.website.id, token);
        return user === undefined
          ? show(request, reply, {}, siteUserRefusal(request, 404, 'linkGone'))
          : show(request, reply, { token, email: user.email });
      },
    }),
    defineRoute({
      ...plainForm,
      ...byAnyVisitor,
      path,
      limit: 'setup',
      schema: { body: Type.Object({ token: formText(TOKEN_LENGTH), password: formText(600) }) },
      refusals: { 404: siteUserMessage('linkGone') },
      async handle(request, reply) {
        const { token = '', password = '' } = request.body;
        const answer = await setNewPassword(parts, request, reply, { token, password });
        if (!(answer instanceof Refusal)) return redirectTo(request, reply, '/account', 'password-changed');
        if (answer.status === 404) return show(request, reply, {}, answer);
        const user = await openReset(parts, request.website.id, token);
        return show(request, reply, { token, email: user?.email }, answer);
      },
    }),
  ];
}
