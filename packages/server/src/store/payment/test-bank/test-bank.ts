import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { isSigned, keyedHash, signatureOf } from '../../../platform/signature.ts';
import type { Charge, ChargeResult, FoundCharge, PaymentProvider, ReadEvent, SentEvent } from '../provider.ts';
import { testRefunds } from './refunds.ts';
import { isSignedEvent, signatureHeader, signEvent } from './signature.ts';
import { insertTestCharge, type NewTestCharge, selectTestCharge, type TestCharge, voidTestCharge } from './store.ts';
import type { TestEffect } from './test-cards.ts';

/** The job by which the simulated bank reports the result of a payment later. */
export const testEventTask = 'payment.test-event';

const LATE_SECONDS = 20;

/** The bank's decision about a charge. */
export type TestOutcome = Pick<TestCharge, 'state' | 'reason' | 'label'>;

export type BankParts = Pick<Parts, 'database' | 'clock' | 'jobs' | 'config'>;

/**
 * A simulated bank for the providers that move no money. Like a real one it has its own ledger, apart from the shop's
 * transactions.
 */
export function testBank(parts: BankParts): Pick<PaymentProvider, 'find' | 'cancel' | 'readEvent' | 'refunds'> & {
  charge(charge: Omit<Charge, 'instrument'>, outcome: TestOutcome): Promise<ChargeResult>;
} {
  const { database, clock, config } = parts;
  return {
    async charge({ websiteId, key, amount, currency, returnPath }, outcome) {
      const charge = { ...outcome, key, amount, currency, returnPath, at: clock.now() };
      const isNew =
        outcome.state === 'pending'
          ? await database.transaction((connection) => takeLate(parts, connection, websiteId, charge))
          : await insertTestCharge(database, websiteId, charge);
      const written = isNew ? { ...charge, refunded: 0n } : await selectTestCharge(database, websiteId, key);
      if (!written) throw new Error(`The charge ${key} is gone`);
      return resultOf(config.secrets, written, key);
    },
    async find(websiteId, key): Promise<FoundCharge> {
      const known = await selectTestCharge(database, websiteId, key);
      return known ? resultOf(config.secrets, known, key) : { state: 'unknown' };
    },
    cancel: (websiteId, key) => voidTestCharge(database, websiteId, key, clock.now()),
    readEvent: (event) => readBankEvent(config.secrets, event),
    refunds: testRefunds(parts),
  };
}

export function outcomeOf(effect: TestEffect, label: string): TestOutcome {
  switch (effect) {
    case 'captured':
    case 'pending':
      return { state: effect, reason: null, label };
    case 'requires-action':
      return { state: 'waiting', reason: null, label };
    default:
      return { state: 'declined', reason: effect, label };
  }
}

/** A charge that is decided later; the job that reports it is written with it. */
async function takeLate(
  { jobs, clock }: BankParts,
  connection: Connection,
  websiteId: string,
  charge: NewTestCharge,
): Promise<boolean> {
  const isNew = await insertTestCharge(connection, websiteId, charge);
  const runAt = new Date(clock.now().getTime() + LATE_SECONDS * 1000);
  if (isNew) await jobs.add(connection, testEventTask, { websiteId, key: charge.key }, { runAt });
  return isNew;
}

/** An event as the bank sends it: what happened to which charge, signed. */
export function testEvent({ config, clock }: Pick<Parts, 'config' | 'clock'>, websiteId: string, key: string) {
  const body = Buffer.from(JSON.stringify({ id: newId(clock), type: 'charge.changed', key }));
  const headers = { [signatureHeader]: signEvent(eventSecret(config.secrets[0] ?? '', websiteId), body, clock.now()) };
  return { body, headers };
}

/** Opens the page on which the shopper confirms one charge. */
function challengeToken(secrets: readonly string[], key: string): string {
  return signatureOf(secrets, challengeText(key));
}

export function isChallengeToken(secrets: readonly string[], key: string, token: string): boolean {
  return isSigned(secrets, challengeText(key), token);
}

function challengeText(key: string): string {
  return `challenge:${key}`;
}

function readBankEvent(secrets: readonly string[], { websiteId, body, headers, now }: SentEvent): ReadEvent {
  const keys = secrets.map((secret) => eventSecret(secret, websiteId));
  if (!isSignedEvent(keys, headers[signatureHeader], body, now)) return { ok: false, reason: 'signature' };
  const payload = parse(body);
  const { id, key } = (payload ?? {}) as { id?: unknown; key?: unknown };
  if (typeof id !== 'string' || id === '' || id.length > 255) return { ok: false, reason: 'malformed' };
  return { ok: true, eventId: id, payload, ...(typeof key === 'string' && { key }) };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** Each website has its own secret, so that the owner of one cannot send events to another. */
function eventSecret(secret: string, websiteId: string): string {
  return keyedHash([secret], `payment-events:${websiteId}`).toString('hex');
}

function resultOf(secrets: readonly string[], charge: TestCharge, key: string): ChargeResult {
  const { state, reason, label, refunded } = charge;
  switch (state) {
    case 'captured':
      return { state, reference: key, label, ...(refunded > 0n && { refunded }) };
    case 'voided':
      return { state: 'cancelled' };
    case 'pending':
      return { state };
    case 'waiting':
      return {
        state: 'requires-action',
        url: `/checkout/challenge/${key}?token=${challengeToken(secrets, key)}`,
      };
    default:
      return { state, reason: reason === 'insufficient-funds' || reason === 'unconfirmed' ? reason : 'declined' };
  }
}
