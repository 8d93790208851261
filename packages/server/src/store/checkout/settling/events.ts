import { isId } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { recordDisputes } from '../../order/index.ts';
import {
  type Dispute,
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
  const { eventId, key, payload, isAboutDispute = false } = read;
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
  const askedAt = clock.now();
  const found = await ask(parts, provider, (signal) => provider.find(websiteId, attempt.attemptId, signal));
  const disputes = isAboutDispute ? await askDisputes(parts, provider, websiteId, attempt.attemptId) : [];
  if (!found || !disputes) return { ok: false, reason: 'unreachable' };
  const record = { ...event, paymentId: attempt.paymentId, state: found.state };
  if (found.state === 'unknown') {
    await insertEvent(database, websiteId, record, clock.now());
    return { ok: true };
  }
  const told = { provider: providerName, orderId: attempt.orderId, askedAt, disputes };
  const settling = settleCharge(parts, { website }, provider, attempt, found, async (connection) => {
    const isNew = await insertEvent(connection, websiteId, record, clock.now());
    if (isNew) await recordDisputes(parts, connection, website, told);
    return isNew;
  });
  const { state } = await unlessNoResponse(parts, attempt.orderId, settling);
  return state === 'silent' ? { ok: false, reason: 'unreachable' } : { ok: true };
}

/** The database stores neither a zero byte nor half a surrogate pair; in JSON both can only be escape sequences. */
function isStorable(value: unknown): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value));
}

async function askDisputes(
  parts: Parts,
  provider: PaymentProvider,
  websiteId: string,
  key: string,
): Promise<readonly Dispute[] | undefined> {
  const { disputes } = provider;
  return disputes ? await ask(parts, provider, (signal) => disputes.list(websiteId, key, signal)) : [];
}

async function ask<Found>(
  { log }: Parts,
  { name }: PaymentProvider,
  call: (signal: AbortSignal) => Promise<Found>,
): Promise<Found | undefined> {
  try {
    return await withTimeout(FIND_TIMEOUT_MS, call);
  } catch (error) {
    log.error({ err: error, provider: name }, 'A provider sent an event but did not respond when asked about it');
    return undefined;
  }
}
