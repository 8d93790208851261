import type { Route } from '../../../platform/http/routing/route.ts';
import type { Call } from '../calls.fixture.ts';
import { isFree } from './complete-call.fixture.ts';
import type { Marking } from './marker.fixture.ts';
import { hostileText } from './payload.fixture.ts';

/** A call with one hostile part. */
export interface HostileCall extends Call {
  readonly part: string;
}

/** Variants of a valid call, each with one hostile part: a path parameter, a query parameter or a field of the body. */
export function hostileCalls(route: Route, call: Call, marking: Marking): readonly HostileCall[] {
  return [...inPath(route, call, marking), ...inQuery(route, call, marking), ...inBody(route, call, marking)];
}

/** Hostile values for headers and cookies. */
export function hostileHeaders(
  names: { readonly cookies: readonly string[] },
  marking: Marking,
): Record<string, string> {
  // HTTP cannot carry line breaks or anything beyond Latin-1 in a header.
  const value = (name: string) =>
    hostileText(marking.mark(`header ${name}`), 'an address that runs', { without: /[\r\n\t]|[^\u0020-\u00ff]/ });
  const cookies = names.cookies.map(
    (name) => `${name}=${encodeURIComponent(hostileText(marking.mark(`cookie ${name}`), 'an address that runs'))}`,
  );
  return {
    ...Object.fromEntries(headerNames.map((name) => [name, value(name)])),
    cookie: cookies.join('; '),
  };
}

const headerNames = [
  'accept-language',
  'user-agent',
  'referer',
  'origin',
  'if-none-match',
  'x-request-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-crumb',
  'x-siteuser-xsrf-token',
  'x-anything',
];

function inPath(route: Route, call: Call, marking: Marking): readonly HostileCall[] {
  const [path = '', query] = call.url.split('?');
  const segments = path.split('/');
  return route.path.split('/').flatMap((part, index) => {
    if (!part.startsWith(':') && part !== '*') return [];
    return variants(marking.mark(`${nameOf(route)} path ${part}`), part).map((text) => ({
      ...call,
      part: part,
      url: [segments.with(index, encodeURIComponent(text)).join('/'), ...(query === undefined ? [] : [query])].join(
        '?',
      ),
    }));
  });
}

/** Query parameters that are sent to every route. */
const commonParameters = ['format', 'q', 'category', 'tag', 'author', 'offset', 'notice', 'anything'];

function inQuery(route: Route, call: Call, marking: Marking): readonly HostileCall[] {
  const declared = Object.keys((route.schema.query?.['properties'] as object | undefined) ?? {});
  return [...declared.map((name) => [name]), commonParameters].flatMap((names) =>
    [0, 1].map((variant) => {
      const texts = names.map(
        (name) => [name, variants(marking.mark(`${nameOf(route)} query ${name}`), name)[variant]!] as const,
      );
      return { ...call, part: names.join(', '), url: withQuery(call.url, texts) };
    }),
  );
}

function withQuery(url: string, parameters: readonly (readonly [string, string])[]): string {
  const [path = '', given] = url.split('?');
  const query = new URLSearchParams(given);
  for (const [name, text] of parameters) query.set(name, text);
  return `${path}?${query.toString()}`;
}

function inBody(route: Route, call: Call, marking: Marking): readonly HostileCall[] {
  if (call.payload === undefined) return [];
  const isForm = call.headers['content-type']?.includes('urlencoded') === true;
  const body: unknown = isForm
    ? Object.fromEntries(new URLSearchParams(String(call.payload)))
    : JSON.parse(String(call.payload));
  const written = (value: unknown) =>
    isForm ? new URLSearchParams(value as Record<string, string>).toString() : JSON.stringify(value);
  const ways = leavesOf(body, []);
  const textsAt = (way: readonly string[]) =>
    variants(marking.mark(`${nameOf(route)} body ${way.join('.')}`), way.join('.'));
  const free = ways.filter((way) => isFree(route.schema.body, way));
  // Some calls succeed only once; this first variant has everything hostile at the same time.
  const together = free.reduce((value, way) => withLeaf(value, way, textsAt(way).at(-1)!), body);
  return [
    ...(free.length === 0 ? [] : [{ ...call, part: 'all together', payload: written(together) }]),
    ...ways.flatMap((way) =>
      textsAt(way).map((text) => ({ ...call, part: way.join('.'), payload: written(withLeaf(body, way, text)) })),
    ),
  ];
}

/** A long text, and one that is short enough for most fields or looks like an email address. */
function variants(mark: string, name: string): readonly string[] {
  const short = hostileText(mark, 'an address that runs', { maxLength: 95 }, mark.charCodeAt(6));
  const long = hostileText(mark, 'a formula');
  const mailbox = `${hostileText(mark, 'a formula', { maxLength: 200, without: /[\s@]/ })}@example.test`;
  return /mail/i.test(name) ? [long, mailbox] : [long, short];
}

function leavesOf(value: unknown, way: readonly string[]): readonly (readonly string[])[] {
  if (typeof value === 'string') return [way];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...way, key]));
}

function withLeaf(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(key), withLeaf(value[Number(key)], rest, text));
  return { ...(value as object), [key]: withLeaf((value as Record<string, unknown>)[key], rest, text) };
}

export function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}
