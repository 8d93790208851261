import type { PaymentProvider } from '@awning/server/store/payment';

/** A provider in its test mode, with what is needed to try it out. */
export interface ContractSubject {
  readonly provider: PaymentProvider;
  /** A website that the provider knows. */
  readonly websiteId: string;
  /** A second one, if the provider tells websites apart. */
  readonly otherWebsiteId?: string;
  /** What the checkout's `payment` says for a payment with such an end. */
  readonly payments: {
    /** At once, or after the shopper has confirmed it. */
    readonly captured: Fields;
    readonly declined?: Fields;
    /** Has to be confirmed on a page of the provider. */
    readonly confirmed?: Fields;
    /** Can be saved, and is declined when it is charged without the shopper. Needed if the provider saves instruments. */
    readonly declinedLater?: Fields;
    /** Can be saved, and needs the shopper when it is charged. Needed if the provider saves instruments. */
    readonly confirmedLater?: Fields;
  };
  /** Does on the provider's page what a shopper does there. Needed with `confirmed`, and if `captured` has to be confirmed. */
  decide?(key: string, decision: 'confirm' | 'refuse'): Promise<void>;
  /** An event about a charge as the provider sends it now. Needed if the provider sends events. */
  event?(key: string): SignedEvent | Promise<SignedEvent>;
  /** The time by which the provider works; the machine's if absent. */
  now?(): Date;
}

type Fields = Readonly<Record<string, unknown>>;

export interface SignedEvent {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ContractCase {
  readonly name: string;
  /** Rejects with what is wrong. */
  run(): Promise<void>;
}
