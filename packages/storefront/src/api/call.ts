import { readCookie } from './cookies.ts';
import type { Calls } from './generated.ts';
import { forgetSiteUserToken, siteUserToken } from './site-user.ts';

export type Answer<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly problem: Problem };

/** Why a call failed. `message` is the server's text in the visitor's language. */
export interface Problem {
  readonly kind: 'offline' | 'too-many' | 'crumb' | 'refused';
  readonly status: number;
  readonly message: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export type CallName = keyof Calls;
export type AnswerTo<Name extends CallName> = Answer<Calls[Name]['answer']>;

type MethodOf<Name extends CallName> = Name extends `${infer Method} ${string}` ? Method : never;

/** The path with values in the places of its parameters, behind the prefix of a language. */
type AddressOf<Name extends CallName> = Name extends `${string} ${infer Path}`
  ? `${string}${Filled<Path>}` | `${string}${Filled<Path>}?${string}`
  : never;

type Filled<Path extends string> = Path extends `${infer Start}:${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Path;

/** A call that is given nothing has a record of nothing as input, whose keys are all strings. */
type BodyOf<Name extends CallName> = string extends keyof Calls[Name]['input']
  ? []
  : Calls[Name]['input'] extends { readonly body?: infer Body }
    ? 'body' extends keyof Calls[Name]['input']
      ? [body: Body]
      : []
    : [];

/**
 * A call to our own server in the page's language. Calls that change something carry the crumb (D-011), and all calls of a signed-in
 * site user the token of the session (D-090). The name of the call stands for the compiler only: method and path are given as they
 * are sent, so that the browser need not put them together.
 */
export function call<Name extends CallName>(
  method: MethodOf<Name>,
  path: AddressOf<Name>,
  ...body: BodyOf<Name>
): Promise<AnswerTo<Name>>;
export async function call(method: string, path: string, body?: unknown): Promise<Answer<unknown>> {
  let response: Response;
  try {
    const token = await siteUserToken();
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(method === 'GET' ? {} : { 'x-crumb': readCookie('crumb') ?? '' }),
        ...(token === undefined ? {} : { 'X-SiteUser-XSRF-Token': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, problem: { kind: 'offline', status: 0, message: undefined, errors: {}, body: {} } };
  }
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  // The token may belong to a session that has ended; the next call requests the right one.
  if (answer['crumbFail'] === true) forgetSiteUserToken();
  return response.ok ? { ok: true, body: answer } : { ok: false, problem: problemOf(response.status, answer) };
}

function problemOf(status: number, body: Record<string, unknown>): Problem {
  const message = typeof body['message'] === 'string' ? body['message'] : body['error'];
  return {
    kind: status === 429 ? 'too-many' : body['crumbFail'] === true ? 'crumb' : 'refused',
    status,
    message: typeof message === 'string' ? message : undefined,
    errors: (body['errors'] ?? {}) as Record<string, string>,
    body,
  };
}
