import { withConfirmation } from './confirmation.ts';
import type { Calls } from './generated.ts';
import { Problem, type ProblemAnswer } from './problem.ts';

export type CallName = keyof Calls;
export type Answer<Name extends CallName> = Calls[Name]['answer'];

/** Params, query and body as far as the call has them. */
export type Input<Name extends CallName> = Calls[Name]['input'];

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly body?: unknown;
}

/**
 * Makes a call of the server. Throws a `Problem` when it was refused or could not be reached. Where the server wants to know that it is
 * still the member who asks, the member is asked first.
 */
export function call<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Answer<Name>> {
  return withConfirmation(() => callOnce(name, input, options));
}

interface CallOptions {
  /** Sent twice with the same key, the call takes effect once. */
  readonly key?: string;
}

async function callOnce<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  { key }: CallOptions,
): Promise<Answer<Name>> {
  const request = requestFor(name, input, readCookie(document.cookie, 'crumb'), key);
  const response = await fetch(request.address, request.init).catch(() => {
    throw new Problem('network', 0, {});
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const retryAfter = response.headers.get('retry-after');
    const wait = retryAfter === null ? {} : { retryAfterSeconds: Number(retryAfter) };
    throw new Problem('refused', response.status, { ...(answer as ProblemAnswer), ...wait });
  }
  return answer as Answer<Name>;
}

export function requestFor(
  name: string,
  { params = {}, query = {}, body }: AnyInput,
  crumb: string | undefined,
  key?: string,
): { readonly address: string; readonly init: RequestInit } {
  const [method = 'GET', path = ''] = name.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET' && crumb !== undefined) headers['x-crumb'] = crumb;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key !== undefined) headers['idempotency-key'] = key;
  return {
    address: search === '' ? filled : `${filled}?${search}`,
    init: {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  };
}

export function readCookie(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(prefix));
  return found === undefined ? undefined : decodeURIComponent(found.slice(prefix.length));
}
