import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { acceptedBodies } from '../../platform/http/request/body.ts';
import type { Route } from '../../platform/http/routing/route.ts';
import type { Chance } from './random.fixture.ts';
import { emptyPool, hostileTexts, hostileValue, knownValue, type Pool, valueFor } from './values.fixture.ts';

/** A request to a route, without host, cookies and crumb. */
export interface Call {
  readonly method: Route['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

/** A call that matches the route's schema, as far as schema and examples tell. */
export function fittingCall(route: Route, chance: Chance, pool: Pool = emptyPool): Call {
  return callFor(route, chance, 0, pool);
}

/** Any call between almost valid and nonsense. */
export function wildCall(route: Route, chance: Chance, pool: Pool): Call {
  const call = callFor(route, chance, chance.pick([0, 5, 30]), pool);
  const headers = {
    ...call.headers,
    ...(chance.percent(20) && { [chance.pick(headerNames)]: chance.pick(headerValues) }),
  };
  if (route.method === 'GET' || chance.percent(75)) return { ...call, headers };
  const payload = chance.pick<() => string | Buffer>([
    () => JSON.stringify(hostileValue(chance)),
    () => '{"a":',
    () => '['.repeat(5000),
    () => Buffer.from(Array.from({ length: 300 }, () => chance.below(256))),
    () => `a=${'%zz'.repeat(20)}&a=1&b`,
    () => 'x'.repeat(70_000),
    () => '',
  ])();
  const type = chance.pick([
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'application/xml',
    '',
  ]);
  return { ...call, payload, headers: { ...headers, 'content-type': type } };
}

export function injection(
  call: Call,
  more: { readonly host: string; readonly headers?: Readonly<Record<string, string>>; readonly address?: string },
): InjectOptions {
  return {
    method: call.method,
    url: call.url,
    remoteAddress: more.address ?? '10.9.8.7',
    headers: { host: more.host, ...call.headers, ...more.headers },
    ...(call.payload === undefined ? {} : { payload: call.payload }),
  };
}

const headerNames = [
  'accept',
  'accept-encoding',
  'if-none-match',
  'range',
  'x-crumb',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'accept-language',
  'x-request-id',
  'authorization',
  'cookie',
];
const headerValues = [
  '*',
  '',
  'bytes=0-1',
  'text/html',
  'application/json',
  'null',
  'https://evil.test',
  'Bearer x',
  'a=b; CART=%00; crumb=x.y',
  `ss_cvr=${'|'.repeat(50)}`,
  '9'.repeat(500),
  '%',
  '::ffff:1.2.3.4, evil',
];

function callFor(route: Route, chance: Chance, wild: number, pool: Pool): Call {
  const example = route.examples && !chance.percent(wild) ? chance.pick(route.examples) : undefined;
  const near = poolNear(route, pool);
  const shown = refresh(example?.query ?? {}, chance, near) as Record<string, string>;
  const query = { ...queryFor(route, chance, wild, near), ...shown };
  const search = new URLSearchParams(query).toString();
  const path = pathFor(route, chance, wild, pool, example?.params);
  const call = { method: route.method, url: search === '' ? path : `${path}?${search}`, headers: {} };
  const { body } = route.schema;
  if (!body && example?.body === undefined) return call;
  const value =
    example?.body === undefined
      ? valueFor(body!, chance, wild, near)
      : damaged(refresh(example.body, chance, near), chance, wild);
  return { ...call, ...written(route, value) };
}

/**
 * Fields with the same name mean different things: `confirm/token` is the token of the route that ends in `confirm`, and
 * `settings/restore/version` the version of the one that ends in `settings/restore`.
 */
function poolNear(route: Route, pool: Pool): Pool {
  const words = route.path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  const named = [words.slice(-1), words.slice(-2)].map((last) => valuesUnder(`${last.join('/')}/`, pool.named));
  return { ...pool, named: Object.assign({}, pool.named, ...named) };
}

function valuesUnder(prefix: string, named: Pool['named']): Pool['named'] {
  const own = Object.entries(named).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, values]) => [name.slice(prefix.length), values]));
}

/** An example only shows a shape; the ids in it must exist on the website. */
function refresh(body: unknown, chance: Chance, pool: Pool): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, knownValue(name, chance, pool) ?? value]),
  );
}

/** Valid except for one part, at any depth, so that a hostile value gets past the earlier checks. */
function damaged(body: unknown, chance: Chance, wild: number): unknown {
  if (wild === 0) return body;
  if (typeof body !== 'object' || body === null || Array.isArray(body) || Object.keys(body).length === 0) {
    return chance.percent(60) ? chance.pick(hostileTexts) : hostileValue(chance);
  }
  const name = chance.pick(Object.keys(body));
  return { ...body, [name]: damaged((body as Record<string, unknown>)[name], chance, wild) };
}

function written(route: Route, value: unknown): { readonly headers: Record<string, string>; readonly payload: string } {
  const [kind] = acceptedBodies(route);
  if (kind === 'stream') {
    const payload = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return { headers: { 'content-type': 'application/octet-stream' }, payload };
  }
  const isForm = kind === 'form';
  if (!isForm) return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(value) ?? 'null' };
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const texts = Object.fromEntries(fields.map(([name, field]) => [name, String(field)]));
  const payload = new URLSearchParams(texts).toString();
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload };
}

function pathFor(
  route: Route,
  chance: Chance,
  wild: number,
  pool: Pool,
  given: Readonly<Record<string, string>> = {},
): string {
  const value = (word: string, name: string) => {
    if (given[name] !== undefined) return encodeURIComponent(given[name]);
    if (chance.percent(wild)) return encodeText(chance.pick(hostileTexts));
    const known = knownValue(`${word}/${name}`, chance, pool) ?? knownValue(name, chance, pool);
    return encodeURIComponent(
      typeof known === 'string' ? known : chance.pick([randomUUID(), '1', 'a-name', ...pool.ids]),
    );
  };
  return route.path
    .replace(/(\w+)\/:(\w+)/g, (_whole, word: string, name: string) => `${word}/${value(word, name)}`)
    .replace(/:(\w+)/g, (_whole, name: string) => value('', name))
    .replace('*', () =>
      chance.pick([
        '',
        'a',
        'a/b',
        'a/p/b',
        encodeText(chance.pick(hostileTexts)),
        `a/${encodeText(chance.pick(hostileTexts))}`,
      ]),
    );
}

function queryFor(route: Route, chance: Chance, wild: number, pool: Pool): Record<string, string> {
  const declared = route.schema.query
    ? (valueFor(route.schema.query, chance, wild, pool) as Record<string, unknown> | null)
    : {};
  const texts = Object.entries(typeof declared === 'object' ? (declared ?? {}) : {}).map(([name, value]) => [
    name,
    wellFormed(String(value)).slice(0, 300),
  ]);
  const extra = chance.percent(wild)
    ? {
        [chance.pick(['format', 'q', 'page', 'offset', 'token', 'crumb', 'language'])]: wellFormed(
          chance.pick(hostileTexts),
        ).slice(0, 300),
      }
    : {};
  return { ...Object.fromEntries(texts), ...extra };
}

/** An empty text would address another route. */
function encodeText(text: string): string {
  if (text === '') return '%20';
  return encodeURIComponent(wellFormed(text)).slice(0, 1500).replace(/%.?$/, '');
}

/** Half of a surrogate pair cannot be written into an address. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
