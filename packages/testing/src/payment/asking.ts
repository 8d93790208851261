import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type {
  Charge,
  ChargeOfSaved,
  ChargeResult,
  Refund,
  RefundResult,
  Refunds,
  SavedInstruments,
  SaveResult,
  Saving,
} from '@awning/server/store/payment';
import type { ContractSubject } from './subject.ts';

type Fields = ContractSubject['payments']['captured'];

/** An amount that can be refunded in unequal parts. */
export const AMOUNT = 1001n;
const currency = 'USD';
const returnPath = '/checkout';
const language = 'en';

/** The provider's timeout, the same as in the checkout. */
const signal = () => AbortSignal.timeout(20_000);

export function newKey(): string {
  return randomUUID();
}

/** The provider's instrument for the fields of a checkout. */
function instrumentOf(subject: ContractSubject, fields: Fields): Charge['instrument'] {
  const read = subject.provider.read(fields, subject.now?.() ?? new Date());
  assert.ok(read.ok, `read() refuses the sample ${JSON.stringify(fields)}: ${JSON.stringify(read)}`);
  return read.instrument;
}

export async function charge(
  subject: ContractSubject,
  fields: Fields,
  more: Partial<Charge> = {},
): Promise<ChargeResult> {
  const { provider, websiteId } = subject;
  const instrument = instrumentOf(subject, fields);
  const asked = {
    websiteId,
    key: newKey(),
    amount: AMOUNT,
    currency,
    instrument,
    language,
    returnPath,
    signal: signal(),
  } as const;
  return await provider.charge({ ...asked, ...more });
}

/** The key of a captured charge. */
export async function capturedKey(subject: ContractSubject): Promise<string> {
  const key = newKey();
  const { state } = await charge(subject, subject.payments.captured, { key });
  if (state === 'requires-action') await decide(subject, key, 'confirm');
  assert.equal((await found(subject, key)).state, 'captured', 'the sample "captured" is captured');
  return key;
}

/** Acts as the shopper on the provider's page. */
export async function decide(subject: ContractSubject, key: string, decision: 'confirm' | 'refuse'): Promise<void> {
  needed(await subject.decide?.(key, decision).then(() => true), 'decide');
}

export function refundsOf({ provider }: ContractSubject): Refunds {
  assert.ok(provider.refunds);
  return provider.refunds;
}

export async function refund(
  subject: ContractSubject,
  asked: Pick<Refund, 'chargeKey' | 'amount'> & Partial<Refund>,
): Promise<RefundResult> {
  return await refundsOf(subject).give({
    websiteId: subject.websiteId,
    key: newKey(),
    currency,
    signal: signal(),
    ...asked,
  });
}

export function savedOf({ provider }: ContractSubject): SavedInstruments {
  assert.ok(provider.savedInstruments);
  return provider.savedInstruments;
}

export async function save(subject: ContractSubject, fields: Fields, more: Partial<Saving> = {}): Promise<SaveResult> {
  const { websiteId } = subject;
  const consentedAt = subject.now?.() ?? new Date();
  const asked = { websiteId, key: newKey(), owner: newKey(), consentedAt, signal: signal() };
  return await savedOf(subject).save({ ...asked, instrument: instrumentOf(subject, fields), ...more });
}

/** An instrument that is saved for a new owner. */
export async function savedInstrument(subject: ContractSubject, fields: Fields) {
  const owner = newKey();
  const saved = await save(subject, fields, { owner });
  assert.ok(saved.state === 'saved', `the sample ${JSON.stringify(fields)} can be saved, but was ${saved.state}`);
  return { owner, reference: saved.reference };
}

export async function chargeSaved(
  subject: ContractSubject,
  asked: Pick<ChargeOfSaved, 'owner' | 'reference'> & Partial<ChargeOfSaved>,
): Promise<ChargeResult> {
  const { websiteId } = subject;
  const needed = {
    websiteId,
    key: newKey(),
    amount: AMOUNT,
    currency,
    language,
    returnPath,
    signal: signal(),
  } as const;
  return await savedOf(subject).charge({ ...needed, ...asked });
}

export async function found(subject: ContractSubject, key: string) {
  return await subject.provider.find(subject.websiteId, key, signal());
}

export async function cancel(subject: ContractSubject, key: string): Promise<void> {
  await subject.provider.cancel(subject.websiteId, key, signal());
}

/** A sample that the subject must supply. */
export function needed<T>(sample: T | undefined, name: string): T {
  assert.ok(sample !== undefined, `the contract needs the sample "${name}"`);
  return sample;
}

/** The same call concurrently, as two processes may make it after a crash. */
export async function together<T>(times: number, ask: (position: number) => Promise<T>): Promise<readonly T[]> {
  return await Promise.all(Array.from({ length: times }, (_unused, position) => ask(position)));
}

/** For a key that is taken, a provider repeats its decision, or says that the request differs. */
export async function saysAgain<T>(first: T, asking: Promise<T>): Promise<void> {
  const again = await asking.catch(() => first);
  assert.deepEqual(again, first);
}
