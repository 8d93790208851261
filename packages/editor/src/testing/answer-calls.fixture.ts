import { vi } from 'vitest';

/** What a call was sent with. */
export interface SentCall {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Reply = (call: SentCall) => unknown;

/** A refusal of the server, with what stands in its body. */
export class Refusal {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

/** Takes the place of the server: `replies` by method and path. Returns the list of calls as it grows. */
export function answerCalls(replies: Readonly<Record<string, Reply>>): readonly SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://localhost');
    const name = `${init.method} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { name, query: Object.fromEntries(url.searchParams), body };
    sent.push(call);
    const reply = replies[name];
    if (!reply) throw new Error(`No reply for ${name}`);
    const answer = await reply(call);
    return answer instanceof Refusal
      ? new Response(JSON.stringify(answer.body), { status: answer.status })
      : new Response(JSON.stringify(answer), { status: 200 });
  });
  return sent;
}
