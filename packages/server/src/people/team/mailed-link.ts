import type { Static } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../../platform/database/index.ts';
import { defineRoute, type Refusal, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { type TeamReason, teamMessages } from './messages.ts';
import { newPasswordRefusal, teamRefusal } from './refusal.ts';
import { type AcceptBody, OpenLinkAnswer, type ResetBody, SignInAnswer, TokenQuery } from './schema.ts';
import type { Admitted } from './session/admit.ts';
import { replyAdmitted } from './session/answer.ts';
import { type Arrival, arrivalOf } from './session/arrival.ts';

type LinkBody = typeof AcceptBody | typeof ResetBody;

/** A link in a mail for choosing a password: it proves that mail to the address arrives. */
export interface MailedLink<Opened extends { readonly email: string }, Body extends LinkBody> {
  readonly path: string;
  /** The API summary of the call that tells whom the link is for. */
  readonly summary: string;
  readonly use: { readonly method: 'POST' | 'PUT'; readonly summary: string; readonly body: Body };
  /** The reason if the link is no longer valid. */
  readonly gone: TeamReason;
  open(connection: Connection, websiteId: string, token: string, at: Date): Promise<Opened | undefined>;
  check(body: Static<Body>): Refusal | undefined;
  run(opened: Opened, body: Static<Body>, arrival: Arrival, websiteId: string): Promise<LinkOutcome>;
}

/** The result of a link that creates an account or a password and signs in. `busy`: too many concurrent hashes. */
export type LinkOutcome =
  | { readonly ok: true; readonly admitted: Admitted }
  | { readonly ok: false; readonly reason: 'gone' | 'busy' };

export function mailedLinkRoutes<Opened extends { readonly email: string }, Body extends LinkBody>(
  parts: Parts,
  link: MailedLink<Opened, Body>,
): Route[] {
  const refusals = { 404: teamMessages[link.gone] };
  const open = (request: FastifyRequest, token: string) =>
    link.open(parts.database, request.website.id, token, parts.clock.now());
  return [
    defineRoute({
      method: 'GET',
      path: link.path,
      summary: link.summary,
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'safe',
      limit: 'setup',
      schema: { query: TokenQuery, answer: OpenLinkAnswer },
      refusals,
      async handle(request) {
        const opened = await open(request, request.query.token);
        if (opened === undefined) return teamRefusal(404, link.gone);
        return { email: opened.email, website: { name: request.website.name } };
      },
    }),
    defineRoute({
      method: link.use.method,
      path: link.path,
      summary: link.use.summary,
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'crumb',
      limit: 'setup',
      schema: { body: link.use.body, answer: SignInAnswer },
      refusals,
      async handle(request, reply) {
        const body = request.body as Static<Body>;
        const opened = await open(request, body.token);
        if (opened === undefined) return teamRefusal(404, link.gone);
        const refusal = link.check(body) ?? newPasswordRefusal(body.password, opened.email);
        if (refusal) return refusal;
        const outcome = await link.run(opened, body, arrivalOf(parts, request), request.website.id);
        return replyWithOutcome(parts, request, reply, outcome, link.gone);
      },
    }),
  ];
}

/** The last step of every call that sets a password and signs in. */
export async function replyWithOutcome(
  parts: Pick<Parts, 'config' | 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: LinkOutcome,
  gone: TeamReason,
): Promise<SignInAnswer | Refusal> {
  if (outcome.ok) return replyAdmitted(parts, request, reply, outcome.admitted);
  return outcome.reason === 'busy' ? teamRefusal(429, 'busy') : teamRefusal(404, gone);
}
