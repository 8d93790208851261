import type { ReadEvent, SentEvent } from '../provider.ts';
import { loadStripe, type StripeParts } from './client.ts';
import { findKeys } from './keys.ts';
import { selectKeyOfIntent } from './store.ts';

/** Stripe signs each event anew when it repeats one. */
const TOLERANCE_SECONDS = 300;

/** The signature is over the raw bytes and is checked before they are read. */
export async function readStripeEvent(parts: StripeParts, event: SentEvent): Promise<ReadEvent> {
  const { websiteId, body, headers, now } = event;
  const found = await findKeys(parts, parts.database, websiteId);
  const secret = found.state === 'saved' ? found.keys.eventSecret : '';
  const signature = headers['stripe-signature'];
  if (secret === '' || typeof signature !== 'string') return { ok: false, reason: 'signature' };
  const { webhooks } = await loadStripe();
  try {
    // Without a checker every event is refused.
    webhooks.signature!.verifyHeader(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch {
    return { ok: false, reason: 'signature' };
  }
  const sent = parse(body);
  if (!sent) return { ok: false, reason: 'malformed' };
  const { id, type, intentId, isAboutDispute } = sent;
  const key = intentId === undefined ? undefined : await selectKeyOfIntent(parts.database, websiteId, intentId);
  // Only what leads to the charge is stored: the event has the shopper's name and address as well.
  const payload = { id, type, ...(intentId !== undefined && { paymentIntent: intentId }) };
  return { ok: true, eventId: id, isAboutDispute, payload, ...(key !== undefined && { key }) };
}

interface EventJson {
  readonly id?: unknown;
  readonly type?: unknown;
  readonly data?: {
    readonly object?: { readonly object?: unknown; readonly id?: unknown; readonly payment_intent?: unknown };
  };
}

interface ParsedEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId?: string;
  readonly isAboutDispute: boolean;
}

/** Intents are named by their id; charges, refunds and disputes name theirs. */
function parse(body: Buffer): ParsedEvent | undefined {
  let event: EventJson | null;
  try {
    event = JSON.parse(body.toString('utf8')) as EventJson | null;
  } catch {
    return undefined;
  }
  const { id, type, data } = event ?? {};
  if (typeof id !== 'string' || id === '' || id.length > 255 || typeof type !== 'string') return undefined;
  const { object } = data ?? {};
  const intentId = object?.object === 'payment_intent' ? object.id : object?.payment_intent;
  const isAboutDispute = object?.object === 'dispute';
  return { id, type, isAboutDispute, ...(isIntentId(intentId) && { intentId }) };
}

function isIntentId(id: unknown): id is string {
  return typeof id === 'string' && /^\w{1,255}$/.test(id);
}
