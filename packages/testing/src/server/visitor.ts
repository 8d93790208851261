import type { Clock } from '@awning/server/platform/clock';
import type { FastifyInstance } from 'fastify';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';

export interface VisitorOptions {
  readonly app: FastifyInstance;
  readonly clock: Clock;
  readonly host: string;
  /** The network address the server sees. */
  readonly address: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
  /** The body as JSON. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it asked for
  json<T = unknown>(): T;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Readonly<Record<string, string>>;

/**
 * A person with a browser, on one website: keeps cookies, and repeats the crumb on every change as the website's
 * scripts do. `send` adds cookies and nothing else.
 */
export interface Visitor {
  readonly cookies: CookieJar;
  /** The browser's crumb; one is fetched first if there is none. */
  crumb(): Promise<string>;
  get(path: string, headers?: Headers): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  delete(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  /** Sends a plain form as a browser without scripts does. */
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
  send(
    method: Method,
    path: string,
    request?: { readonly body?: unknown; readonly headers?: Headers },
  ): Promise<Answer>;
}

export function createVisitor({ app, clock, host, address }: VisitorOptions): Visitor {
  const cookies = createCookieJar(clock);

  const send: Visitor['send'] = async (method, path, { body, headers = {} } = {}) => {
    const cookie = cookies.header();
    const response = await app.inject({
      method,
      url: path,
      remoteAddress: address,
      headers: { host, ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { payload: body as string | object }),
    });
    cookies.receive([response.headers['set-cookie'] ?? []].flat());
    const { statusCode: status, body: text } = response;
    return { status, headers: response.headers as Answer['headers'], text, json: () => response.json() };
  };

  async function crumb(): Promise<string> {
    // Every response that shared caches must not store sets the crumb. Pages may be stored, a 404 may not.
    if (cookies.get('crumb') === undefined) await send('GET', '/api/nothing-here');
    const found = cookies.get('crumb');
    if (found === undefined) throw new Error(`The website ${host} set no crumb`);
    return found.value;
  }

  const change =
    (method: Method): Visitor['post'] =>
    async (path, body, headers = {}) =>
      send(method, path, { body, headers: { 'x-crumb': await crumb(), ...headers } });

  return {
    cookies,
    crumb,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: change('POST'),
    put: change('PUT'),
    patch: change('PATCH'),
    delete: change('DELETE'),
    submit: (path, fields) =>
      send('POST', path, {
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          origin: `http://${host}`,
          'sec-fetch-site': 'same-origin',
        },
      }),
  };
}
