import type { StoreMessages } from '@awning/commerce';
import type { CurrencyCode, Money } from '@awning/formats';
import type { Website } from '../../platform/website/index.ts';

/**
 * Somebody who takes money. Whatever is asked of a provider is named by a key that is stored before the provider hears of it, so that
 * after a crash we can ask what became of it. Every call may be repeated with the same key and then returns what was decided first.
 * `@awning/testing/provider-contract` tries all of this out.
 */
export interface PaymentProvider {
  readonly name: string;
  /** What the checkout form calls it, by language; English is needed. */
  readonly labels: Readonly<Record<string, string>>;
  /** `now`: checkout waits for the money. `later`: the order is placed at once and the money comes on its own way. */
  readonly takesMoney: 'now' | 'later';
  /** Whether cards pay, so that stolen ones may be tried out: declined payments are then counted and slowed down. */
  readonly asksForCard: boolean;
  /** What the checkout form asks for while this way to pay is chosen. Absent: nothing. */
  readonly fields?: ProviderFields;
  /** Absent: for every purchase. */
  isOffered?(purchase: OfferedPurchase): boolean;
  /** Reads what the checkout form says about the payment; refuses by field, with the name of the words. */
  read(fields: PaymentFields, now: Date): ReadPayment;
  charge(charge: Charge): Promise<ChargeResult>;
  /** What became of a charge; `unknown` when the provider has never heard of the key. */
  find(websiteId: string, key: string, signal?: AbortSignal): Promise<FoundCharge>;
  /**
   * Makes sure that nothing is charged under the key, now or later: takes a charge back, or what is left of it after refunds, and
   * refuses one that is still under way.
   */
  cancel(websiteId: string, key: string, signal?: AbortSignal): Promise<void>;
  /** Reads what the provider sends by itself. Absent: it sends nothing. */
  readEvent?(event: SentEvent): ReadEvent;
  /** Gives money back in parts. Absent: a charge can only be cancelled as a whole. */
  readonly refunds?: Refunds;
  /** Keeps what somebody pays with. Absent: it is typed for each payment, and nothing can be charged without the shopper. */
  readonly savedInstruments?: SavedInstruments;
}

/** What a provider adds to the checkout form. What is typed reaches `read` by name and never stands in a page. */
export interface ProviderFields {
  /** Drawn by the form, with scripts or without. */
  readonly inputs?: readonly ProviderInput[];
  readonly hint?: ProviderHint;
  /** Drawn by the provider itself, such as fields in a frame, so that the shop never sees what is typed there. Needs scripts. */
  readonly element?: ProviderElement;
}

/** By language; English is needed. */
export type Texts = Readonly<Record<string, string>>;

interface ProviderInput {
  readonly name: string;
  readonly label: Texts;
  readonly placeholder?: Texts;
  /** What browsers fill in, such as `cc-number`. */
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  /** Shares its row with the next short one. */
  readonly isShort?: boolean;
}

interface ProviderHint {
  readonly text: Texts;
  readonly examples?: readonly { readonly value: string; readonly text: Texts }[];
}

interface ProviderElement {
  /** The name of a form-associated custom element, such as `my-bank-fields`. Before the form is sent its `prepare()` is awaited. */
  readonly tag: string;
  /** The name under which the form sends its value. */
  readonly name: string;
  /** The address of the module that defines it. */
  readonly script: string;
  /** Further origins from which it loads scripts or which it calls, such as `https://api.my-bank.example`. */
  readonly origins?: readonly string[];
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
  | {
      readonly state: 'captured';
      readonly reference: string;
      readonly label: string;
      /** What has been given back of it, if anything. A charge that was given back as a whole is cancelled. */
      readonly refunded?: bigint;
    }
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

export interface Refunds {
  /** Gives back part of a charge, as often as wanted and however many at once, but never more than was captured. */
  give(refund: Refund): Promise<RefundResult>;
  /** What became of a refund. */
  find(websiteId: string, key: string, signal?: AbortSignal): Promise<FoundRefund>;
}

export interface Refund {
  readonly websiteId: string;
  readonly key: string;
  /** The charge whose money is given back. */
  readonly chargeKey: string;
  /** More than 0. */
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly signal: AbortSignal;
}

export type RefundResult =
  | { readonly state: 'refunded'; readonly reference: string }
  | { readonly state: 'refused'; readonly reason: RefundRefusal }
  /** The provider works on it and tells by an event about the charge. */
  | { readonly state: 'pending' };

export type FoundRefund = RefundResult | { readonly state: 'unknown' };

/**
 * `too-much`: less than that is left of the charge. `nothing-captured`: no money was taken under the key of the charge, or none is
 * left. `declined`: the provider cannot give it back.
 */
export type RefundRefusal = 'too-much' | 'nothing-captured' | 'declined';

/** What somebody pays with, kept by the provider with their consent. We know only a reference to it. */
export interface SavedInstruments {
  save(saving: Saving): Promise<SaveResult>;
  /** What is kept for an owner, oldest first. */
  list(websiteId: string, owner: string, signal?: AbortSignal): Promise<readonly SavedInstrument[]>;
  /** It can never be charged again. Forgetting what is not there changes nothing. */
  forget(websiteId: string, owner: string, reference: string, signal?: AbortSignal): Promise<void>;
  /**
   * Charges a saved instrument while nobody is there, under a key like any other charge: `find`, `cancel`, refunds and events know it.
   * `requires-action` means that the shopper is needed after all; nothing is charged until they confirm on the page.
   */
  charge(charge: ChargeOfSaved): Promise<ChargeResult>;
}

export interface Saving {
  readonly websiteId: string;
  readonly key: string;
  /** Whose it is, in our words; nobody else sees or uses it. */
  readonly owner: string;
  readonly instrument: PaymentFields;
  /** When the shopper agreed that it is kept. Without that nothing is. */
  readonly consentedAt: Date;
  readonly signal: AbortSignal;
}

export type SaveResult =
  | ({ readonly state: 'saved' } & SavedInstrument)
  | { readonly state: 'declined'; readonly reason: DeclineReason };

export interface SavedInstrument {
  readonly reference: string;
  /** What the shopper knows it by, such as the last digits. */
  readonly label: string;
}

export interface ChargeOfSaved extends Omit<Charge, 'instrument'> {
  readonly owner: string;
  readonly reference: string;
}

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
