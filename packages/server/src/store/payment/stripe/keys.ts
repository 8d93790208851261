import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { createSeal, selectSecret } from '../../../platform/seal/index.ts';

/** What never leaves the server. The publishable key is part of every checkout page and stands in the settings. */
export interface StripeKeys {
  readonly secretKey: string;
  /** Signs events; empty as long as the owner has not set them up. */
  readonly eventSecret: string;
}

/** The name of the sealed value, and the purpose of its seal. */
export const STRIPE_SECRET = 'stripe';

export type FoundKeys =
  | { readonly state: 'saved'; readonly keys: StripeKeys }
  | { readonly state: 'missing' }
  /** They were sealed with a secret that is no longer configured. */
  | { readonly state: 'unreadable' };

export async function findKeys(
  { config }: Pick<Parts, 'config'>,
  connection: Connection,
  websiteId: string,
): Promise<FoundKeys> {
  const sealed = await selectSecret(connection, websiteId, STRIPE_SECRET);
  if (sealed === undefined) return { state: 'missing' };
  const text = createSeal(config.secrets).open(STRIPE_SECRET, websiteId, sealed);
  return text === undefined ? { state: 'unreadable' } : { state: 'saved', keys: JSON.parse(text) as StripeKeys };
}

/** Keys of the test mode move no money. */
export function isTestKey(key: string): boolean {
  return /^[a-z]+_test_/.test(key);
}
