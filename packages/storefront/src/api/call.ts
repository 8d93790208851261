import { readCookie } from './cookies.ts';

export type Answer<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly problem: Problem };

/** Why a call did not do what it should. `message` are the server's words, in the visitor's language. */
export interface Problem {
  readonly kind: 'offline' | 'too-many' | 'crumb' | 'refused';
  readonly status: number;
  readonly message: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A call to our own server in the page's language; calls that change something carry the crumb (D-011). */
export async function call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(method === 'GET' ? {} : { 'x-crumb': readCookie('crumb') ?? '' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, problem: { kind: 'offline', status: 0, message: undefined, errors: {}, body: {} } };
  }
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  return response.ok ? { ok: true, body: answer as Body } : { ok: false, problem: problemOf(response.status, answer) };
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
