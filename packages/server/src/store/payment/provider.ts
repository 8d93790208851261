import type { StoreMessages } from '@awning/commerce';
import type { CurrencyCode, Money } from '@awning/formats';
import type { Website } from '../../platform/website/index.ts';

/**
 * Somebody who takes money. A charge is named by a key that is stored before the provider hears of it, so that after a crash we
 * can ask what became of it. All three calls may be repeated with the same key.
 */
export interface PaymentProvider {
  readonly name: string;
  /** What the checkout form calls it, by language; English is needed. */
  readonly labels: Readonly<Record<string, string>>;
  /** `now`: checkout waits for the money. `later`: the order is placed at once and the money comes on its own way. */
  readonly takesMoney: 'now' | 'later';
  /** Whether the checkout form asks for a card. */
  readonly asksForCard: boolean;
  /** Absent: for every purchase. */
  isOffered?(purchase: OfferedPurchase): boolean;
  /** Reads what the checkout form says about the payment; refuses by field, with the name of the words. */
  read(fields: PaymentFields, now: Date): ReadPayment;
  charge(charge: Charge): Promise<ChargeResult>;
  /** What became of a charge; `unknown` when the provider has never heard of the key. */
  find(websiteId: string, key: string, signal?: AbortSignal): Promise<FoundCharge>;
  /** Makes sure that nothing is charged under the key, now or later: takes a charge back, refuses one that is still under way. */
  cancel(websiteId: string, key: string, signal?: AbortSignal): Promise<void>;
  /** Reads what the provider sends by itself. Absent: it sends nothing. */
  readEvent?(event: SentEvent): ReadEvent;
}

/** Fields of the checkout's `payment`; each provider knows its own. */
export type PaymentFields = Readonly<Record<string, unknown>>;

export type ReadPayment =
  | {
      readonly ok: true;
      readonly instrument: PaymentFields;
      /** The same for the same card; kept only as a hash, to see when many payments with it are declined. */
      readonly card?: string;
    }
  | { readonly ok: false; readonly errors: Readonly<Record<string, keyof StoreMessages>> };

/** What decides whether a way to pay is offered. */
export interface OfferedPurchase {
  readonly website: Website;
  readonly language: string;
  readonly total: Money;
  readonly productTypes: readonly number[];
}

export interface Charge {
  readonly websiteId: string;
  readonly key: string;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly instrument: PaymentFields;
  readonly language: string;
  /** Where the shopper comes back to from a page of the provider, as a path of the shop. */
  readonly returnPath: string;
  readonly signal: AbortSignal;
}

export type ChargeResult =
  | { readonly state: 'captured'; readonly reference: string; readonly label: string }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
  /** Nothing is charged under this key, or it was given back. */
  | { readonly state: 'cancelled' }
  /** The shopper has to confirm the payment on this page first. */
  | { readonly state: 'requires-action'; readonly url: string }
  /** The provider works on it and tells by an event. */
  | { readonly state: 'pending' };

export type FoundCharge = ChargeResult | { readonly state: 'unknown' };

/** `unconfirmed`: the shopper was asked on the provider's page and said no. */
export type DeclineReason = 'declined' | 'insufficient-funds' | 'unconfirmed';

export interface SentEvent {
  readonly websiteId: string;
  /** The bytes as they came: the signature is over these. */
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly now: Date;
}

export type ReadEvent =
  | {
      readonly ok: true;
      readonly eventId: string;
      /** The charge it is about; absent, it concerns no charge of ours. */
      readonly key?: string;
      readonly payload: unknown;
    }
  | { readonly ok: false; readonly reason: 'signature' | 'malformed' };
