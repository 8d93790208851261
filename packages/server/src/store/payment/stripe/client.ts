import type { Stripe } from 'stripe';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { findKeys } from './keys.ts';

/** Less than the checkout waits for a provider; a call that was repeated returns the first decision. */
const TIMEOUT_MS = 8000;
const MAX_RETRIES = 2;

export type StripeParts = Pick<Parts, 'database' | 'clock' | 'config' | 'log'>;

type ClientParts = Pick<Parts, 'config'>;

/** Loaded with the first payment, because the library needs memory that most installations never use. */
export async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).Stripe;
}

/** The client of a website. Throws if there are no keys: what was paid before is then settled once they are entered. */
export async function openClient(parts: ClientParts, connection: Connection, websiteId: string): Promise<Stripe> {
  const found = await findKeys(parts, connection, websiteId);
  if (found.state !== 'saved') throw new Error(`The keys for Stripe are ${found.state} on the website ${websiteId}`);
  return await clientOf(parts, found.keys.secretKey);
}

async function clientOf({ config }: ClientParts, secretKey: string): Promise<Stripe> {
  const library = await loadStripe();
  const { protocol, hostname, port } = new URL(config.stripeApiUrl);
  return new library(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : port,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  });
}
