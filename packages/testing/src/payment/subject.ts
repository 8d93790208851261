import type { PaymentProvider } from '@awning/server/store/payment';

/** A provider in its test mode, with everything needed to test it. */
export interface ContractSubject {
  readonly provider: PaymentProvider;
  /** A website that the provider knows. */
  readonly websiteId: string;
  /** A second one, if the provider distinguishes websites. */
  readonly otherWebsiteId?: string;
  /** The checkout's `payment` for a payment with each result. */
  readonly payments: {
    /** At once, or after the shopper has confirmed it. */
    readonly captured: Fields;
    readonly declined?: Fields;
    /** Has to be confirmed on a page of the provider. */
    readonly confirmed?: Fields;
    /**
     * Can be saved, and is declined when it is charged without the shopper. Required if the provider saves instruments.
     */
    readonly declinedLater?: Fields;
    /** Can be saved, and needs the shopper when it is charged. Required if the provider saves instruments. */
    readonly confirmedLater?: Fields;
  };
  /** Acts as the shopper on the provider's page. Required with `confirmed`, and if `captured` has to be confirmed. */
  decide?(key: string, decision: 'confirm' | 'refuse'): Promise<void>;
  /** An event about a charge as the provider sends it now. Required if the provider sends events. */
  event?(key: string): SignedEvent | Promise<SignedEvent>;
  /** Acts as the cardholder and the bank, and returns the event. Required if the provider tells of disputes. */
  dispute?(key: string, state: 'opened' | 'lost'): SignedEvent | Promise<SignedEvent>;
  /** The provider's time; that of the machine if absent. */
  now?(): Date;
}

type Fields = Readonly<Record<string, unknown>>;

export interface SignedEvent {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ContractCase {
  readonly name: string;
  /** Rejects with the failure. */
  run(): Promise<void>;
}
