import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createVisitor, type Visitor } from '@awning/testing';
import type { Clock } from '../../platform/clock.ts';

export interface HttpShop {
  /**
   * The server's address, such as `http://127.0.0.1:40123`; read for each call, because the server may have been
   * replaced.
   */
  readonly origin: string | (() => string);
  /** The host name of the website. */
  readonly host: string;
  readonly clock: Clock;
}

/** As many connections as visitors; idle ones are closed so that a stopped server can end. */
const agent = new Agent({ keepAlive: true, maxSockets: 1000, timeout: 90_000 });

/** A person with a browser who uses the server over the network; `server.visitor()` does so without. */
export function httpVisitor({ origin, host, clock }: HttpShop): Visitor {
  const app = { inject: (options: Injected) => send(typeof origin === 'string' ? origin : origin(), options) };
  return createVisitor({ app: app as never, clock, host, address: '' });
}

interface Injected {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | object;
}

async function send(origin: string, { method, url, headers, payload }: Injected) {
  const isText = typeof payload === 'string' || payload === undefined;
  const body = isText ? payload : JSON.stringify(payload);
  const type = isText ? {} : { 'content-type': 'application/json' };
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const answer = await new Promise<{ statusCode: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const call = request(
        new URL(url, origin),
        { method, agent, headers: { ...type, ...length, ...headers } },
        (response) => {
          text(response).then(
            (received) => resolve({ statusCode: response.statusCode ?? 0, headers: response.headers, body: received }),
            reject,
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    },
  );
  return { ...answer, json: () => JSON.parse(answer.body) as unknown };
}
