import { isId } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import {
  type FoundCharge,
  hasEvent,
  insertEvent,
  type PaymentProvider,
  paymentProviders,
  type SentEvent,
  selectAttemptOfKey,
  withTimeout,
} from '../../payment/index.ts';
import { settleCharge, unlessNoResponse } from './settle.ts';

export type ReceivedEvent =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown' | 'signature' | 'malformed' | 'unreachable' };

const FIND_TIMEOUT_MS = 10_000;

/**
 * Handles an event of a provider. Events come late, twice and in any order, so an event is only a reason to ask for the
 * current state; it is stored in the transaction of its effect, and processed once.
 */
export async function receiveEvent(
  parts: Parts,
  providerName: string,
  sent: Omit<SentEvent, 'now'>,
): Promise<ReceivedEvent> {
  const { database, clock, log } = parts;
  const { websiteId } = sent;
  const provider = paymentProviders(parts).find(({ name }) => name === providerName);
  const website = isId(websiteId) ? await readWebsiteById(database, websiteId, log) : undefined;
  if (!website || !provider?.readEvent) return { ok: false, reason: 'unknown' };
  const read = await provider.readEvent({ ...sent, now: clock.now() });
  if (!read.ok) return read;
  const { eventId, key, payload } = read;
  if (!isStorable(eventId) || !isStorable(payload)) return { ok: false, reason: 'malformed' };
  if (await hasEvent(database, websiteId, providerName, eventId)) return { ok: true };
  const receivedAt = clock.now();
  const attempt =
    key !== undefined && isId(key) ? await selectAttemptOfKey(database, websiteId, providerName, key) : undefined;
  const event = { provider: providerName, eventId, payload, receivedAt };
  if (!attempt) {
    // Not about a charge of ours; stored so that it can be found.
    await insertEvent(database, websiteId, { ...event, paymentId: null, state: 'none' }, clock.now());
    return { ok: true };
  }
  const found = await ask(parts, provider, websiteId, attempt.attemptId);
  if (!found) return { ok: false, reason: 'unreachable' };
  const record = { ...event, paymentId: attempt.paymentId, state: found.state };
  if (found.state === 'unknown') {
    await insertEvent(database, websiteId, record, clock.now());
    return { ok: true };
  }
  const settling = settleCharge(parts, { website }, provider, attempt, found, (connection) =>
    insertEvent(connection, websiteId, record, clock.now()),
  );
  const { state } = await unlessNoResponse(parts, attempt.orderId, settling);
  return state === 'silent' ? { ok: false, reason: 'unreachable' } : { ok: true };
}

/** The database stores neither a zero byte nor half a surrogate pair; in JSON both can only be escape sequences. */
function isStorable(value: unknown): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value));
}

async function ask(
  { log }: Parts,
  provider: PaymentProvider,
  websiteId: string,
  key: string,
): Promise<FoundCharge | undefined> {
  try {
    return await withTimeout(FIND_TIMEOUT_MS, (signal) => provider.find(websiteId, key, signal));
  } catch (error) {
    log.error(
      { err: error, provider: provider.name, key },
      'A provider sent an event but did not respond when asked about it',
    );
    return undefined;
  }
}
