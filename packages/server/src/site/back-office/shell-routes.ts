import { randomBytes } from 'node:crypto';
import { spokenLanguage } from '@awning/formats';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { teamHooks } from '../../people/team/index.ts';
import { type Access, defineRoute, policyFor, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { primaryLanguage } from '../../platform/website/index.ts';
import { type Entry, entryReader } from './bundle.ts';
import { missingBundlePage, shellPage } from './shell-page.ts';

/**
 * The one page of the back office, at every address under `/config` (Appendix A). The application chooses the screen,
 * and the calls behind it check the member's rights.
 */
export function shellRoutes(parts: Pick<Parts, 'database' | 'clock'>, readEntry = entryReader()): Route[] {
  const answer = shellAnswer(readEntry);
  return [
    shellRoute('/config', { kind: 'team', right: 'any', beforeSecondFactor: true }, answer),
    shellRoute('/config/*', { kind: 'team', right: 'any', beforeSecondFactor: true }, answer),
    shellRoute('/config/login', { kind: 'anyone' }, answer),
    shellRoute('/config/invitation', { kind: 'anyone' }, answer),
    shellRoute('/config/forgotten-password', { kind: 'anyone' }, answer),
    shellRoute('/config/new-password', { kind: 'anyone' }, answer),
    shellRoute('/config/setup', { kind: 'anyone' }, setupAnswer(parts, readEntry)),
  ];
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function shellRoute(path: string, access: Access, handle: Answer): Route {
  const schema = path.endsWith('*') ? { params: Type.Object({ '*': Type.String() }) } : {};
  const refusals = { 503: 'The back office has not been built.' };
  const common = { method: 'GET', forgery: 'safe', limit: 'unlimited', openWhileClosed: true } as const;
  return defineRoute({ ...common, path, access, schema, refusals, handle });
}

type ReadEntry = () => Promise<Entry | undefined>;

/**
 * Without the link the page does not exist (D-169). It says so in the style of the back office, because a returning
 * owner has already used the link.
 */
function setupAnswer(parts: Pick<Parts, 'database' | 'clock'>, readEntry: ReadEntry): Answer {
  const hooks = teamHooks(parts);
  const [open, gone] = [shellAnswer(readEntry), shellAnswer(readEntry, { status: 404, setup: 'gone' })];
  return async (request, reply) => await ((await hooks.holdsSetupLink(request)) ? open : gone)(request, reply);
}

interface ShellState {
  readonly status?: number;
  readonly setup?: 'gone';
}

function shellAnswer(readEntry: ReadEntry, { status = 200, setup }: ShellState = {}): Answer {
  return async (request, reply) => {
    const entry = await readEntry();
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (entry === undefined) return reply.code(503).send(missingBundlePage);
    const language = spokenLanguage(primaryLanguage(request.website));
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(status)
      .header('content-security-policy', policyFor({ nonce }))
      .send(shellPage(entry, nonce, { language, websiteName: request.website.name, setup }));
  };
}
