import type { SpendableCard } from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';

/** A stored gift card. Amounts are whole minor units. */
export interface GiftCard extends SpendableCard {
  readonly currency: CurrencyCode;
  readonly sealedCode: Buffer;
  readonly lastCharacters: string;
  readonly value: bigint;
  /** The order that sold it; null for a card that the team has issued. */
  readonly orderId: string | null;
  readonly recipientName: string;
  /** Null: nothing is mailed. */
  readonly recipientEmail: string | null;
  readonly senderName: string;
  readonly message: string;
  readonly language: string;
  readonly deliverAt: Date | null;
  readonly deliveredAt: Date | null;
  /** Bought with a payment that moved no money. */
  readonly isTest: boolean;
  readonly createdAt: Date;
}

/** What a buyer or the team decides about a new card. */
export interface CardWishes {
  readonly value: bigint;
  readonly currency: CurrencyCode;
  readonly recipientName: string;
  readonly recipientEmail: string | null;
  readonly senderName: string;
  readonly message: string;
  readonly language: string;
  /** Null: at once, if it is mailed at all. */
  readonly deliverAt: Date | null;
  readonly expiresAt: Date | null;
}

/** A change of a balance. */
export interface GiftEntry {
  readonly kind: 'issue' | 'spend' | 'release' | 'refund' | 'adjust';
  readonly delta: bigint;
  readonly orderId: string | null;
  readonly who: string;
  readonly note: string;
  readonly at: Date;
}
