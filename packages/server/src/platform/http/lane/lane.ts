import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoize } from '@awning/formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { WebsiteDirectory } from '../../website/index.ts';
import { type Crumbs, crumbScope, neededCookies, readVisitorId, VISITOR_COOKIE } from '../guards/crumb.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { ProxyTrust } from '../request/proxy.ts';
import { hasSecureCookies } from '../request/request.ts';
import { requestIdOf } from '../request/request-id.ts';
import { repeatsHeaders } from '../request/single-headers.ts';
import { chooseEncoding, type Encoding } from '../responses/compression.ts';
import { hasTag } from '../responses/entity-tag.ts';
import { type Remembered, rememberRequests } from './remembered.ts';

/**
 * The short way for cached pages, past the framework, whose chain of hooks takes most of the time of such a request. It
 * knows nothing about pages: it repeats how the framework answered the same request before, as long as the answer is
 * kept. Everything that it is not sure of goes the long way.
 */
export interface Lane {
  /** Whether the request has been answered. */
  answers(raw: IncomingMessage, response: ServerResponse): boolean;
}

export interface LaneParts {
  readonly app: FastifyInstance;
  readonly directory: WebsiteDirectory;
  readonly proxies: ProxyTrust;
  readonly crumbs: Crumbs;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Names of cookies that no lasting answer depends on. */
  readonly plainCookies: ReadonlySet<string>;
}

/** Written anew for every response. */
const personalHeaders = ['set-cookie', 'x-request-id', 'content-length', 'content-encoding', 'connection'];

export function openLane({ app, directory, proxies, crumbs, clock, metrics, plainCookies }: LaneParts): Lane {
  const remembered = rememberRequests();
  let isClosing = false;
  // Afterwards the framework refuses new requests.
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.decorateRequest('lasting', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.lasting) remember(request, reply, request.lasting);
    done();
  });

  function remember(
    request: FastifyRequest,
    reply: FastifyReply,
    { answer, keeper }: NonNullable<FastifyRequest['lasting']>,
  ): void {
    const isWhole = reply.statusCode === answer.status;
    if (!isWhole || !isPlain(request.raw) || cookiesOf(request.raw) === undefined) return;
    const headers = { ...reply.getHeaders() };
    for (const name of personalHeaders) delete headers[name];
    remembered.set(keyOf(request.originalUrl, request.raw, proxies), {
      website: request.website,
      route: request.routeOptions.url ?? 'none',
      answer: new WeakRef(answer),
      keeper,
      headers: headers as Remembered['headers'],
      hasSecureCookies: hasSecureCookies(request),
    });
  }

  /** The cookies of the request; undefined if there is one that an answer may depend on. */
  function cookiesOf({ headers: { cookie } }: IncomingMessage): Cookies | undefined {
    if (cookie === undefined) return noCookies;
    const cookies = app.parseCookie(cookie);
    const visitorId = readVisitorId(cookies[VISITOR_COOKIE]);
    const isKnown = (name: string) => plainCookies.has(name) || name === visitorId;
    return Object.keys(cookies).every(isKnown) ? { cookies, visitorId } : undefined;
  }

  function crumbLines({ cookies, visitorId }: Cookies, { website, hasSecureCookies: secure }: Remembered): string[] {
    const needed = neededCookies(crumbs, { cookies, visitorId, websiteId: website.id });
    return needed.map(([name, crumb]) => app.serializeCookie(name, crumb, crumbScope(secure)));
  }

  function answers(raw: IncomingMessage, response: ServerResponse): boolean {
    if (isClosing || !isPlain(raw)) return false;
    const key = keyOf(raw.url ?? '/', raw, proxies);
    const known = remembered.get(key);
    if (known === undefined) return false;
    const { website, keeper, route } = known;
    const started = performance.now();
    const answer = known.answer.deref();
    const isCurrent = directory.known(proxies.hostOf(raw)) === website;
    if (!isCurrent || answer === undefined || !keeper.isKept(answer, clock.now())) {
      remembered.forget(key);
      return false;
    }
    const cookies = cookiesOf(raw);
    if (cookies === undefined || repeatsHeaders(raw)) return false;
    const isUnchanged = answer.status === 200 && hasTag(raw.headers['if-none-match'], answer.etag);
    const encoding = isUnchanged ? undefined : chosenEncoding(raw.headers['accept-encoding'] ?? '');
    const body = encoding === undefined ? answer.plain : keeper.copyOf(answer, encoding);
    if (body === undefined) return false;
    const lines = crumbLines(cookies, known);
    const status = isUnchanged ? 304 : answer.status;
    response.writeHead(status, {
      ...known.headers,
      'x-request-id': requestIdOf(raw, proxies),
      ...(lines.length > 0 && { 'set-cookie': lines }),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
      ...(!isUnchanged && { 'content-length': body.byteLength }),
    });
    response.end(isUnchanged ? undefined : body);
    metrics.observe({ method: 'GET', route, status }, (performance.now() - started) / 1000);
    return true;
  }

  return { answers };
}

interface Cookies {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly visitorId: string | undefined;
}

const noCookies: Cookies = { cookies: {}, visitorId: undefined };

/** Whether it only reads, without a body and without a key. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

/** All of a request that an answer depends on, besides its cookies and the encodings that it accepts. */
function keyOf(url: string, raw: IncomingMessage, proxies: ProxyTrust): string {
  const { host = '', 'x-forwarded-host': forwardedHost = '', 'x-forwarded-proto': protocol = '' } = raw.headers;
  return `${url}\n${host}\n${String(forwardedHost)}\n${String(protocol)}\n${proxies.isTrusted(raw)}`;
}

const LONG_HEADER = 200;
const memorizedEncoding = memoize(chooseEncoding, 1000);

function chosenEncoding(header: string): Encoding | undefined {
  return header.length > LONG_HEADER ? chooseEncoding(header) : memorizedEncoding(header);
}
