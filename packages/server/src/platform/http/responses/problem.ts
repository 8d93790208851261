import { NotFoundError } from '@awning/site-model';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '../../database/index.ts';
import type { Log } from '../../log.ts';
import { addressIn } from '../../website/index.ts';
import type { HttpHooks } from '../http-hooks.ts';
import { httpMessages } from '../messages.ts';
import { pathOf, wantsPage } from '../request/request.ts';
import { isShutOut } from '../request/shut-out.ts';
import { policyFor } from './csp.ts';
import { lockScreenPage, plainErrorPage, plainErrorPolicy, type UnlockForm } from './error-page.ts';
import { type FieldErrors, InvalidFieldsError, RequestRefusedError, ShopClosedError } from './errors.ts';

/** Every error response: JSON for calls, a page for people. */
export interface Problem {
  readonly status: number;
  readonly message: string;
  readonly errors?: FieldErrors | undefined;
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** People see the lock screen. */
  readonly isClosed?: true;
}

/** Turns everything that is thrown into a response. */
export function addProblems(
  app: FastifyInstance,
  httpHooks: Pick<HttpHooks, 'renderErrorPage' | 'holdsPreviewLink' | 'holdsVisitorPass'>,
  log: Log,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) {
      const { id: requestId, method } = request;
      const websiteId = request.foundWebsite?.id;
      log.error({ err: error, requestId, method, route: request.routeOptions.url, websiteId }, 'A request failed');
    }
    return sendProblem(request, reply, problem, httpHooks);
  });
}

/** Logs routes instead of addresses: an address may contain a token. */
export function logSlowRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    if (reply.elapsedTime < SLOW_MS) return;
    const { id: requestId, method } = request;
    const ms = Math.round(reply.elapsedTime);
    log.warn(
      { requestId, method, route: request.routeOptions.url, status: reply.statusCode, ms },
      'A request was slow',
    );
  });
}

const SLOW_MS = 1000;

/** Returns our text for whatever was thrown. An unexpected error becomes a 500 without details. */
function problemOf(error: unknown): Problem {
  if (error instanceof NotFoundError) return { status: 404, message: httpMessages.notFound };
  if (error instanceof ShopClosedError) {
    return { status: 401, message: httpMessages.closed, extra: { reason: 'closed' }, isClosed: true };
  }
  if (error instanceof InvalidFieldsError) {
    return { status: 400, message: httpMessages.invalidFields(Object.keys(error.errors)), errors: error.errors };
  }
  if (error instanceof RequestRefusedError) {
    return { status: error.statusCode, message: error.message, extra: error.extra, headers: error.headers };
  }
  if (isUnreachable(error)) return { status: 503, message: httpMessages.unavailable, headers: { 'retry-after': '5' } };
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  const message = status === undefined ? undefined : frameworkMessages[status];
  return status !== undefined && message !== undefined
    ? { status, message }
    : { status: 500, message: httpMessages.failed };
}

export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  httpHooks: Pick<HttpHooks, 'renderErrorPage' | 'holdsPreviewLink' | 'holdsVisitorPass'>,
): Promise<FastifyReply> {
  const { status, message, errors, extra, headers } = problem;
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
  if (!wantsPage(request)) {
    return reply
      .type('application/json; charset=utf-8')
      .send({ error: message, message, ...(errors && { errors }), ...extra });
  }
  if (problem.isClosed) return sendLockScreen(request, reply, { to: askedPath(request) });
  const page = await themePage(request, status, httpHooks);
  reply.header('content-security-policy', page === undefined ? plainErrorPolicy : policyFor());
  return reply
    .type('text/html; charset=utf-8')
    .send(page ?? plainErrorPage(request.textLanguage, status, message, headers?.['retry-after']));
}

/** The address of the lock screen's form. */
export const UNLOCK_PATH = '/unlock';

/** The lock screen, with a form if the shop has a password for visitors. */
export function sendLockScreen(
  request: FastifyRequest,
  reply: FastifyReply,
  { to, fault }: Pick<UnlockForm, 'to' | 'fault'>,
): FastifyReply {
  const { textLanguage, language, website } = request;
  const action = addressIn(website, language, UNLOCK_PATH);
  const page = lockScreenPage(
    textLanguage,
    website.name,
    website.settings.visitorPasswordHash === '' ? undefined : { action, to, fault },
  );
  return reply
    .code(fault === 'busy' ? 429 : 401)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': plainErrorPolicy,
      'x-robots-tag': 'noindex',
      ...(fault === 'busy' && { 'retry-after': '3' }),
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** With the prefix of a language it is still short enough for the form. */
const MAX_TARGET_LENGTH = 3900;

/** Where a visitor wanted to go. A form that was sent is lost; its page can be asked for again. */
function askedPath(request: FastifyRequest): string {
  const { website, language } = request;
  const isPage = request.method === 'GET' && pathOf(request) !== UNLOCK_PATH;
  const asked = request.url.length <= MAX_TARGET_LENGTH ? request.url : pathOf(request);
  return addressIn(website, language, isPage ? asked : '/');
}

/** A theme that fails while rendering an error page must not hide the error. */
async function themePage(
  request: FastifyRequest,
  status: number,
  httpHooks: Pick<HttpHooks, 'renderErrorPage' | 'holdsPreviewLink' | 'holdsVisitorPass'>,
): Promise<string | undefined> {
  // The navigation of a closed shop names pages that nobody may see yet.
  if (!request.foundWebsite || isShutOut(request, httpHooks)) return undefined;
  return httpHooks.renderErrorPage(request, status).catch(() => undefined);
}

/** Refusals of Fastify itself. */
const frameworkMessages: Readonly<Record<number, string>> = {
  400: httpMessages.malformed,
  404: httpMessages.notFound,
  413: httpMessages.tooLarge,
  414: httpMessages.addressTooLong,
  415: httpMessages.malformed,
  431: httpMessages.headersTooLarge,
};
