import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '../../../platform/parts.ts';
import {
  beginIdempotency,
  deleteIdempotency,
  endIdempotency,
  type KeyOwner,
  keepOrderOfKey,
  type StoredAnswer,
  selectIdempotency,
} from './store.ts';

export interface KeyedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** False: asking again later may be answered otherwise. Without an order the key is free again. */
  readonly isFinal: boolean;
  /** The order that was begun and is not decided yet; whoever repeats the call is told what has become of it. */
  readonly orderId?: string | undefined;
}

export interface KeyedWork {
  /** Works out the answer; a repeat follows one that never came to its end. */
  begin(isRepeat: boolean): Promise<KeyedAnswer>;
  /** What has become of the order that an earlier call began. */
  resume(orderId: string): Promise<KeyedAnswer>;
}

export type Keyed =
  | { readonly ok: true; readonly answer: KeyedAnswer }
  | { readonly ok: false; readonly reason: 'other-request' | 'still-working' };

/** Longer than a provider is listened to at all its calls together; after a kill, whoever asks again waits as long. */
const workSeconds = 45;
const waitMs = 50;
const longestWaitMs = 30_000;

/**
 * Works out the answer to a keyed request once; whoever sends the key again gets the stored answer, and whoever sends it meanwhile
 * waits for it. A key that has begun an order belongs to it: nothing is begun a second time. If the work throws before that, nothing
 * is stored and the key is free again.
 */
export async function onceForKey(
  { database, clock, config }: Pick<Parts, 'database' | 'clock' | 'config'>,
  owner: KeyOwner,
  request: unknown,
  work: KeyedWork,
): Promise<Keyed> {
  // Keyed with the secret: a request may hold a card number, whose plain hash could be guessed.
  const requestHash = createHmac('sha256', config.secrets[0] ?? '')
    .update(JSON.stringify(request))
    .digest();
  for (let waited = 0; waited <= longestWaitMs; waited += waitMs) {
    const now = clock.now();
    const until = new Date(now.getTime() + workSeconds * 1000);
    const begun = await beginIdempotency(database, owner, requestHash, now, until);
    if (begun) return { ok: true, answer: await workAndStore(database, owner, () => work.begin(!begun.isNew)) };
    const stored = await selectIdempotency(database, owner);
    const known = stored && answerOf(stored, requestHash);
    if (known) return known;
    const orderId = stored?.orderId;
    if (orderId) return { ok: true, answer: await workAndStore(database, owner, () => work.resume(orderId)) };
    await pause(waitMs);
  }
  return { ok: false, reason: 'still-working' };
}

async function workAndStore(
  database: Parts['database'],
  owner: KeyOwner,
  work: () => Promise<KeyedAnswer>,
): Promise<KeyedAnswer> {
  try {
    const answer = await work();
    if (answer.isFinal) await endIdempotency(database, owner, answer.status, answer.body);
    else if (answer.orderId !== undefined) await keepOrderOfKey(database, owner, answer.orderId);
    else await deleteIdempotency(database, owner);
    return answer;
  } catch (error) {
    await deleteIdempotency(database, owner);
    throw error;
  }
}

function answerOf({ requestHash, status, answer }: StoredAnswer, asked: Buffer): Keyed | undefined {
  if (!requestHash.equals(asked)) return { ok: false, reason: 'other-request' };
  return status === null || answer === null
    ? undefined
    : { ok: true, answer: { status, body: JSON.parse(answer) as unknown, isFinal: true } };
}
