import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { newAccount, settle } from './account.fixture.ts';
import type { Answer } from './answer.fixture.ts';
import { browserAnswer } from './browser.fixture.ts';
import { calls, StubRefusal } from './calls.fixture.ts';
import { type Params, readParams } from './params.fixture.ts';

/**
 * A service that answers exactly the calls of Stripe that we make, over HTTP and for the official library. It refuses
 * every other call, every parameter that it does not know, and every key that it was not given. Like Stripe it remembers
 * the answer to an idempotency key, and refuses another request under it.
 */
export interface StripeStub {
  readonly url: string;
  /** `POST /v1/refunds` …, in the order in which they came. */
  readonly requests: string[];
  /** Acts as the shopper on the page of the bank. */
  decide(intentId: string, decision: 'confirm' | 'refuse'): void;
  /** Acts as the cardholder and the bank; returns the object of the event that tells of it. */
  dispute(intentId: string, status: string, at: Date): object;
  /** Stripe forgets them after a day. */
  forgetIdempotencyKeys(): void;
  /** The next call of this name is done, but its answer is lost, also when the library asks again. */
  loseAnswers(request: string): void;
  close(): Promise<void>;
}

/** The library repeats a call twice. */
const TRIES = 3;

interface Remembered extends Answer {
  readonly request: string;
  readonly params: Params;
}

export async function openStripeStub(secretKeys: readonly string[]): Promise<StripeStub> {
  const accounts = new Map(secretKeys.map((key) => [key, newAccount()]));
  const remembered = new Map<string, Remembered>();
  const requests: string[] = [];
  const lost = new Map<string, number>();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', url);
    const form = request.method === 'GET' ? undefined : new URLSearchParams(await text(request));
    const page = browserAnswer(address.pathname, { returnUrlOf, decide }, form);
    if (page) {
      send(response, page);
      return;
    }
    const params = readParams(form ?? address.searchParams);
    const { name, answer } = answered(request, address.pathname, params);
    requests.push(name);
    const left = lost.get(name) ?? 0;
    if (left > 0) {
      lost.set(name, left - 1);
      response.destroy();
      return;
    }
    send(response, answer);
  }

  function decide(intentId: string, decision: 'confirm' | 'refuse'): void {
    for (const account of accounts.values()) settle(account, intentId, decision);
  }

  function dispute(intentId: string, status: string, at: Date): object {
    const account = [...accounts.values()].find(({ intents }) => intents.has(intentId));
    const intent = account?.intents.get(intentId);
    if (!account || !intent) throw new Error(`There is no intent ${intentId}`);
    const created = Math.floor(at.getTime() / 1000);
    const known = account.disputes.get(intentId) ?? {
      id: account.nextId('dp'),
      object: 'dispute',
      amount: intent.amount,
      currency: intent.currency,
      payment_intent: intentId,
      reason: 'product_not_received',
      created,
      livemode: false,
      evidence_details: { due_by: created + 14 * 86_400 },
      status,
    };
    account.disputes.set(intentId, { ...known, status });
    return { ...known, status };
  }

  function returnUrlOf(intentId: string): string | undefined {
    const intents = [...accounts.values()].flatMap(({ intents: known }) => known.get(intentId) ?? []);
    return intents[0]?.next_action?.redirect_to_url.return_url;
  }

  function answered({ method = '', headers }: IncomingMessage, path: string, params: Params) {
    const call = calls.find((known) => known.method === method && known.path.test(path));
    const name = `${method} ${call?.name ?? path}`;
    const secretKey = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const account = accounts.get(secretKey);
    const key = headers['idempotency-key'];
    const known = typeof key === 'string' && method === 'POST' ? remembered.get(`${secretKey} ${key}`) : undefined;
    const request = `${method} ${path}`;
    const answer = known
      ? again(known, request, params)
      : tried(() => {
          if (!account) throw new StubRefusal(401, { message: 'Invalid API Key provided' });
          if (!call) throw new StubRefusal(404, { message: `Unrecognized request URL (${request})` });
          const unknown = Object.keys(params).find((param) => !call.params.includes(param));
          if (unknown) {
            throw new StubRefusal(400, { code: 'parameter_unknown', message: `unknown parameter: ${unknown}` });
          }
          return call.answer({ account, url, id: call.path.exec(path)?.[1] ?? '', params });
        });
    if (!known && typeof key === 'string') remembered.set(`${secretKey} ${key}`, { ...answer, request, params });
    return { name, answer };
  }

  return {
    url,
    requests,
    decide,
    dispute,
    forgetIdempotencyKeys: () => remembered.clear(),
    loseAnswers: (request) => void lost.set(request, TRIES),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, { status, body, type, location }: Answer): void {
  response.writeHead(status, {
    'content-type': type ?? 'application/json',
    'stripe-should-retry': 'false',
    ...(location !== undefined && { location }),
  });
  response.end(type === undefined ? JSON.stringify(body) : String(body));
}

function again(known: Remembered, request: string, params: Params): Answer {
  if (known.request === request && isDeepStrictEqual(known.params, params)) return known;
  const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with';
  return { status: 400, body: { error: { type: 'idempotency_error', message } } };
}

function tried(answer: () => unknown): Answer {
  try {
    return { status: 200, body: answer() };
  } catch (error) {
    if (!(error instanceof StubRefusal)) throw error;
    const { status, fields } = error;
    return { status, body: { error: { type: status === 402 ? 'card_error' : 'invalid_request_error', ...fields } } };
  }
}
