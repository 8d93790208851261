import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '../../../platform/parts.ts';
import { keyedHash } from '../../../platform/signature.ts';
import {
  beginIdempotency,
  deleteIdempotency,
  endIdempotency,
  type KeyOwner,
  type StoredAnswer,
  selectIdempotency,
  updateOrderOfKey,
} from './store.ts';

export interface KeyedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** False: a later request may get another response. Without an order the key is free again. */
  readonly isFinal: boolean;
  /** The order that was begun and is not decided yet; a repeated call returns its state. */
  readonly orderId?: string | undefined;
}

export interface KeyedWork {
  /** Computes the response; `isRepeat` follows a call that never completed. */
  begin(isRepeat: boolean): Promise<KeyedAnswer>;
  /** The state of the order that an earlier call began. */
  resume(orderId: string): Promise<KeyedAnswer>;
}

export type Keyed =
  | { readonly ok: true; readonly answer: KeyedAnswer }
  | { readonly ok: false; readonly reason: 'other-request' | 'still-working' };

/** Longer than the timeouts of all calls to a provider together; after a kill, a repeated request waits as long. */
const LEASE_SECONDS = 45;
const POLL_MS = 50;
const MAX_WAIT_MS = 30_000;

/**
 * Computes the response of a keyed request once. A repeated request gets the stored response, and a concurrent one
 * waits for it. A key that has begun an order belongs to it: nothing is started a second time. If the work throws
 * before that, nothing is stored and the key is free again.
 */
export async function runOnceForKey(
  { database, clock, config }: Pick<Parts, 'database' | 'clock' | 'config'>,
  owner: KeyOwner,
  request: unknown,
  work: KeyedWork,
): Promise<Keyed> {
  // Keyed with the secret: a request may contain a card number, whose plain hash could be guessed.
  const requestHash = keyedHash(config.secrets, JSON.stringify(request));
  for (let waited = 0; waited <= MAX_WAIT_MS; waited += POLL_MS) {
    const now = clock.now();
    const until = new Date(now.getTime() + LEASE_SECONDS * 1000);
    const begun = await beginIdempotency(database, owner, requestHash, now, until);
    if (begun) return { ok: true, answer: await workAndStore(database, owner, () => work.begin(!begun.isNew)) };
    const stored = await selectIdempotency(database, owner);
    const known = stored && answerOf(stored, requestHash);
    if (known) return known;
    const orderId = stored?.orderId;
    if (orderId) return { ok: true, answer: await workAndStore(database, owner, () => work.resume(orderId)) };
    await pause(POLL_MS);
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
    else if (answer.orderId !== undefined) await updateOrderOfKey(database, owner, answer.orderId);
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
