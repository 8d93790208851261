import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createVisitor, type Visitor } from '@awning/testing';
import type { Clock } from '../../platform/clock.ts';

export interface HttpShop {
  /** Where the server listens, such as `http://127.0.0.1:40123`; asked anew for each call, since a server may have taken another's place. */
  readonly origin: string | (() => string);
  /** The host name of the website. */
  readonly host: string;
  readonly clock: Clock;
}

/** As many connections as there are visitors; idle ones are closed so that a stopped server is let go. */
const agent = new Agent({ keepAlive: true, maxSockets: 1000, timeout: 90_000 });

/** Somebody with a browser who reaches the server through the network, as `server.visitor()` does without. */
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
