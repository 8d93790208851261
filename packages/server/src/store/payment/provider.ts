import type { StoreMessages } from '@awning/commerce';
import type { CurrencyCode, Money } from '@awning/formats';
import type { Website } from '../../platform/website/index.ts';

/**
 * A service that takes payments. Every call has a key that is stored before the provider is called, so that we can ask
 * for its result after a crash. Every call may be repeated with the same key and then returns the first decision.
 * `@awning/testing/provider-contract` tests all of this.
 */
export interface PaymentProvider {
  readonly name: string;
  /** The label in the checkout form, by language; English is required. */
  readonly labels: Readonly<Record<string, string>>;
  /** `now`: checkout waits for the payment. `later`: the order is placed at once and paid separately. */
  readonly takesMoney: 'now' | 'later';
  /** Whether cards pay, so that stolen ones may be tested: declined payments are then counted and throttled. */
  readonly asksForCard: boolean;
  /** Whether it moves no money on a website and is there to try out the shop. Absent: it takes payments. */
  isTest?(website: Pick<Website, 'settings'>): boolean;
  /** The fields of the checkout form while this payment method is chosen. Absent: none. */
  readonly fields?: ProviderFields;
  /** Absent: for every purchase. */
  isOffered?(purchase: OfferedPurchase): boolean;
  /** Parses the payment fields of the checkout form; refuses by field, with the name of the text. */
  read(fields: PaymentFields, now: Date): ReadPayment;
  charge(charge: Charge): Promise<ChargeResult>;
  /** The state of a charge; `unknown` if the provider does not know the key. */
  find(websiteId: string, key: string, signal?: AbortSignal): Promise<FoundCharge>;
  /**
   * Ensures that nothing is charged under the key, now or later: refunds a charge, or what is left of it after refunds,
   * and refuses one that is still on its way.
   */
  cancel(websiteId: string, key: string, signal?: AbortSignal): Promise<void>;
  /** Reads an event of the provider. Absent: it sends none. */
  readEvent?(event: SentEvent): ReadEvent | Promise<ReadEvent>;
  /** Partial refunds. Absent: a charge can only be cancelled as a whole. */
  readonly refunds?: Refunds;
  /**
   * Stored payment instruments. Absent: they are typed for each payment, and nothing can be charged without the
   * shopper.
   */
  readonly savedInstruments?: SavedInstruments;
  /** Charges that a cardholder disputes at the bank. Absent: the provider does not tell of them. */
  readonly disputes?: Disputes;
}

/** What a provider adds to the checkout form. The input is passed to `read` by name and is never part of a page. */
export interface ProviderFields {
  /** Rendered by the form, with scripts or without. */
  readonly inputs?: readonly ProviderInput[];
  readonly hint?: ProviderHint;
  /**
   * Rendered by the provider itself, such as fields in a frame, so that the shop never sees the input. Needs scripts.
   */
  readonly element?: ProviderElement;
}

/** By language; English is required. */
export type Texts = Readonly<Record<string, string>>;

interface ProviderInput {
  readonly name: string;
  readonly label: Texts;
  readonly placeholder?: Texts;
  /** The value of `autocomplete`, such as `cc-number`. */
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
  /** The address of the module that defines it. Absent: it comes with the shop. */
  readonly script?: string;
  /** Further origins from which it loads scripts or which it calls, such as `https://api.my-bank.example`. */
  readonly origins?: readonly string[];
  /** Origins whose frames may open the wallets of the browser, such as Apple Pay. */
  readonly walletOrigins?: readonly string[];
  /** Attributes of the element, such as a public key. */
  attributes?(website: Pick<Website, 'settings'>, language: string): Readonly<Record<`data-${string}`, string>>;
}

/** The fields of the checkout's `payment`; each provider knows its own. */
export type PaymentFields = Readonly<Record<string, unknown>>;

export type ReadPayment =
  | {
      readonly ok: true;
      readonly instrument: PaymentFields;
      /** Equal for the same card; stored only as a hash, to notice when many payments with it are declined. */
      readonly card?: string;
    }
  | { readonly ok: false; readonly errors: Readonly<Record<string, keyof StoreMessages>> };

/** What decides whether a payment method is offered. */
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
  /** The path of the shop to which the shopper returns from a page of the provider. */
  readonly returnPath: string;
  readonly signal: AbortSignal;
}

export type ChargeResult =
  | {
      readonly state: 'captured';
      readonly reference: string;
      readonly label: string;
      /** The refunded amount, if any. A fully refunded charge is cancelled. */
      readonly refunded?: bigint;
    }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
  /** Nothing is charged under this key, or it was refunded. */
  | { readonly state: 'cancelled' }
  /** The shopper has to confirm the payment on this page first. */
  | { readonly state: 'requires-action'; readonly url: string }
  /** The provider works on it and will send an event. */
  | { readonly state: 'pending' };

export type FoundCharge = ChargeResult | { readonly state: 'unknown' };

/** `unconfirmed`: the shopper refused on the provider's page. */
export type DeclineReason = 'declined' | 'insufficient-funds' | 'unconfirmed';

export interface Refunds {
  /** Refunds part of a charge, any number of times and concurrently, but never more than was captured. */
  give(refund: Refund): Promise<RefundResult>;
  /** The state of a refund. */
  find(websiteId: string, key: string, signal?: AbortSignal): Promise<FoundRefund>;
}

export interface Refund {
  readonly websiteId: string;
  readonly key: string;
  /** The charge to refund. */
  readonly chargeKey: string;
  /** More than 0. */
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly signal: AbortSignal;
}

export type RefundResult =
  | { readonly state: 'refunded'; readonly reference: string }
  | { readonly state: 'refused'; readonly reason: RefundRefusal }
  /** The provider works on it and will send an event about the charge. */
  | { readonly state: 'pending' };

export type FoundRefund = RefundResult | { readonly state: 'unknown' };

/**
 * `too-much`: less than that is left of the charge. `nothing-captured`: nothing was captured under the key of the
 * charge, or nothing is left. `declined`: the provider cannot refund it.
 */
export type RefundRefusal = 'too-much' | 'nothing-captured' | 'declined';

/** Payment instruments that the provider stores with the shopper's consent. We only know a reference. */
export interface SavedInstruments {
  save(saving: Saving): Promise<SaveResult>;
  /** The stored instruments of an owner, oldest first. */
  list(websiteId: string, owner: string, signal?: AbortSignal): Promise<readonly SavedInstrument[]>;
  /** It can never be charged again. Forgetting an unknown one changes nothing. */
  forget(websiteId: string, owner: string, reference: string, signal?: AbortSignal): Promise<void>;
  /**
   * Charges a saved instrument without the shopper, under a key like any other charge: `find`, `cancel`, refunds and
   * events know it. `requires-action` means that the shopper is needed after all; nothing is charged until they confirm
   * on the page.
   */
  charge(charge: ChargeOfSaved): Promise<ChargeResult>;
}

export interface Saving {
  readonly websiteId: string;
  readonly key: string;
  /** The owner's name in our system; no one else sees or uses it. */
  readonly owner: string;
  readonly instrument: PaymentFields;
  /** When the shopper consented to storing it. Without consent nothing is stored. */
  readonly consentedAt: Date;
  readonly signal: AbortSignal;
}

export type SaveResult =
  | ({ readonly state: 'saved' } & SavedInstrument)
  | { readonly state: 'declined'; readonly reason: DeclineReason };

export interface SavedInstrument {
  readonly reference: string;
  /** How the shopper recognises it, such as the last digits. */
  readonly label: string;
}

export interface ChargeOfSaved extends Omit<Charge, 'instrument'> {
  readonly owner: string;
  readonly reference: string;
}

export interface Disputes {
  /** The disputes of a charge as they are now. An event about one is the reason to ask. */
  list(websiteId: string, chargeKey: string, signal?: AbortSignal): Promise<readonly Dispute[]>;
}

export interface Dispute {
  readonly reference: string;
  readonly state: DisputeState;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  /** The provider's word for what the cardholder says, such as `product_not_received`. */
  readonly reason: string;
  /** Until when the shop must have sent its evidence. */
  readonly respondBy?: Date;
  /** Where the team sends evidence. */
  readonly link?: string;
  readonly openedAt: Date;
}

/** `won`: the shop keeps the money. `lost`: the cardholder has it back. */
export type DisputeState = 'needs-response' | 'under-review' | 'won' | 'lost';

export interface SentEvent {
  readonly websiteId: string;
  /** The raw bytes, over which the signature is computed. */
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly now: Date;
}

export type ReadEvent =
  | {
      readonly ok: true;
      readonly eventId: string;
      /** The charge it is about; absent if it is not one of ours. */
      readonly key?: string;
      /** Whether the disputes of the charge have changed. */
      readonly isAboutDispute?: boolean;
      readonly payload: unknown;
    }
  | { readonly ok: false; readonly reason: 'signature' | 'malformed' };
