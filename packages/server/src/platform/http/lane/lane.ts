import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoize } from '@awning/formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { WebsiteDirectory } from '../../website/index.ts';
import {
  CRUMB_COOKIE,
  type Crumbs,
  crumbScope,
  neededCookies,
  readVisitorId,
  VISITOR_COOKIE,
} from '../guards/crumb.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { ProxyTrust } from '../request/proxy.ts';
import { hasSecureCookies } from '../request/request.ts';
import { requestIdOf } from '../request/request-id.ts';
import { chooseEncoding, type Encoding } from '../responses/compression.ts';
import { hasTag } from '../responses/entity-tag.ts';
import { type Asked, readAsked } from './asked.ts';
import type { LastingAnswer } from './lasting-answer.ts';
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
const personalHeaders: ReadonlySet<string> = new Set([
  'set-cookie',
  'x-request-id',
  'content-length',
  'content-encoding',
  'connection',
]);

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
    const { raw, method } = request;
    const asked = method === 'GET' ? readAsked(raw.rawHeaders) : undefined;
    if (reply.statusCode !== answer.status || asked === undefined || cookiesOf(asked) === undefined) return;
    const headers = Object.entries(reply.getHeaders()).filter(([name]) => !personalHeaders.has(name));
    remembered.set(keyOf(request.originalUrl, raw, asked), {
      website: request.website,
      route: request.routeOptions.url ?? 'none',
      answer: new WeakRef(answer),
      keeper,
      headers: headers.flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)])),
      crumbAttributes: crumbAttributes(hasSecureCookies(request)),
    });
  }

  function crumbAttributes(secure: boolean): string {
    return app.serializeCookie(CRUMB_COOKIE, '', crumbScope(secure)).slice(`${CRUMB_COOKIE}=`.length);
  }

  /** The cookies of the request; undefined if there is one that an answer may depend on. */
  function cookiesOf({ cookie }: Asked): Cookies | undefined {
    if (cookie === '') return noCookies;
    const cookies = app.parseCookie(cookie);
    const visitorId = readVisitorId(cookies[VISITOR_COOKIE]);
    const isKnown = (name: string) => plainCookies.has(name) || name === visitorId;
    return Object.keys(cookies).every(isKnown) ? { cookies, visitorId } : undefined;
  }

  /** All of a request that an answer depends on, besides its cookies and the encodings that it accepts. */
  function keyOf(url: string, raw: IncomingMessage, { host, forwardedHost, forwardedProtocol }: Asked): string {
    const forwarded =
      forwardedHost === '' && forwardedProtocol === ''
        ? ''
        : `${forwardedHost}\n${forwardedProtocol}\n${proxies.isTrusted(raw)}`;
    return `${url}\n${host}\n${forwarded}`;
  }

  /** Whether the framework would send the answer too, at the moment. */
  function isCurrent(
    { website, keeper }: Remembered,
    answer: LastingAnswer | undefined,
    { asked, raw }: { readonly asked: Asked; readonly raw: IncomingMessage },
  ): answer is LastingAnswer {
    const host = asked.forwardedHost === '' ? asked.host : proxies.hostOf(raw);
    return directory.known(host) === website && answer !== undefined && keeper.isKept(answer, clock.now());
  }

  function answers(raw: IncomingMessage, response: ServerResponse): boolean {
    const asked = isClosing || raw.method !== 'GET' ? undefined : readAsked(raw.rawHeaders);
    if (asked === undefined) return false;
    const key = keyOf(raw.url ?? '/', raw, asked);
    const known = remembered.get(key);
    if (known === undefined) return false;
    const started = performance.now();
    const answer = known.answer.deref();
    if (!isCurrent(known, answer, { asked, raw })) {
      remembered.forget(key);
      return false;
    }
    const cookies = cookiesOf(asked);
    if (cookies === undefined) return false;
    const isUnchanged = answer.status === 200 && hasTag(asked.tags, answer.etag);
    const encoding = isUnchanged ? undefined : chosenEncoding(asked.encodings);
    const body = encoding === undefined ? answer.plain : known.keeper.copyOf(answer, encoding);
    if (body === undefined) return false;
    const id = asked.requestId === '' ? randomUUID() : requestIdOf(raw, proxies);
    const headers = [...known.headers, 'x-request-id', id];
    for (const [name, crumb] of neededCookies(crumbs, { ...cookies, websiteId: known.website.id })) {
      headers.push('set-cookie', `${name}=${crumb}${known.crumbAttributes}`);
    }
    if (encoding !== undefined) headers.push('content-encoding', encoding);
    if (!isUnchanged) headers.push('content-length', String(body.byteLength));
    const status = isUnchanged ? 304 : answer.status;
    response.writeHead(status, headers);
    response.end(isUnchanged ? undefined : body);
    metrics.observe({ method: 'GET', route: known.route, status }, (performance.now() - started) / 1000);
    return true;
  }

  return { answers };
}

interface Cookies {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly visitorId: string | undefined;
}

const noCookies: Cookies = { cookies: {}, visitorId: undefined };

const LONG_HEADER = 200;
const memorizedEncoding = memoize(chooseEncoding, 1000);

function chosenEncoding(header: string): Encoding | undefined {
  return header.length > LONG_HEADER ? chooseEncoding(header) : memorizedEncoding(header);
}
