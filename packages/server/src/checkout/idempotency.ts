import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '../parts.ts';
import {
  beginIdempotency,
  deleteIdempotency,
  endIdempotency,
  type KeyOwner,
  type StoredAnswer,
  selectIdempotency,
} from './store.ts';

export interface KeyedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** False: asking again later may be answered otherwise, so the key is free again. */
  readonly isFinal: boolean;
}

export type Keyed =
  | { readonly ok: true; readonly answer: KeyedAnswer }
  | { readonly ok: false; readonly reason: 'other-request' | 'still-working' };

const workSeconds = 60;
const waitMs = 50;
const longestWaitMs = 30_000;

/**
 * Works out the answer to a keyed request once; whoever sends the key again gets the stored answer, and whoever sends it meanwhile
 * waits for it. If the work throws, nothing is stored and the key is free again.
 */
export async function onceForKey(
  { database, clock, config }: Pick<Parts, 'database' | 'clock' | 'config'>,
  owner: KeyOwner,
  request: unknown,
  work: () => Promise<KeyedAnswer>,
): Promise<Keyed> {
  // Keyed with the secret: a request may hold a card number, whose plain hash could be guessed.
  const requestHash = createHmac('sha256', config.secrets[0] ?? '')
    .update(JSON.stringify(request))
    .digest();
  for (let waited = 0; waited <= longestWaitMs; waited += waitMs) {
    const now = clock.now();
    const until = new Date(now.getTime() + workSeconds * 1000);
    if (await beginIdempotency(database, owner, requestHash, now, until)) {
      return { ok: true, answer: await workAndStore(database, owner, work) };
    }
    const stored = await selectIdempotency(database, owner);
    const known = stored && answerOf(stored, requestHash);
    if (known) return known;
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
    if (!answer.isFinal) await deleteIdempotency(database, owner);
    else await endIdempotency(database, owner, answer.status, answer.body);
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
