import type { StoreMessages } from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';

/**
 * Somebody who takes money. A charge is named by a key that is stored before the provider hears of it, so that after a crash we
 * can ask what became of it. All three calls may be repeated with the same key.
 */
export interface PaymentProvider {
  readonly name: string;
  /** `now`: checkout waits for the money. `later`: the order is placed at once and the money comes on its own way. */
  readonly takesMoney: 'now' | 'later';
  /** Reads what the checkout form says about the payment; refuses by field, with the name of the words. */
  read(fields: PaymentFields, now: Date): ReadPayment;
  charge(charge: Charge): Promise<ChargeResult>;
  /** What became of a charge; `unknown` when the provider has never heard of the key. */
  find(websiteId: string, key: string): Promise<ChargeResult | { readonly state: 'unknown' }>;
  /** Makes sure that nothing is charged under the key, now or later: takes a charge back, refuses one that is still under way. */
  cancel(websiteId: string, key: string): Promise<void>;
}

/** Fields of the checkout's `payment`; each provider knows its own. */
export type PaymentFields = Readonly<Record<string, unknown>>;

export type ReadPayment =
  | { readonly ok: true; readonly instrument: PaymentFields }
  | { readonly ok: false; readonly errors: Readonly<Record<string, keyof StoreMessages>> };

export interface Charge {
  readonly websiteId: string;
  readonly key: string;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly instrument: PaymentFields;
  readonly signal: AbortSignal;
}

export type ChargeResult =
  | { readonly state: 'captured'; readonly reference: string; readonly label: string }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
  | { readonly state: 'cancelled' };

export type DeclineReason = 'declined' | 'insufficient-funds';
