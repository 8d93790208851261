import type { Address, SubscriptionProgress, SubscriptionTerms } from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';

/** What was agreed when a subscription was bought. */
export interface Agreement extends SubscriptionTerms {
  readonly siteUserId: string | null;
  readonly email: string;
  readonly language: string;
  /** The name of the product in the buyer's language. */
  readonly title: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly additionalFields: string | null;
  readonly unitPrice: bigint;
  readonly currency: CurrencyCode;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly shippingOptionId: string | null;
  readonly vatNumber: string | null;
  readonly provider: string;
  readonly isTest: boolean;
}

export interface Subscription extends Agreement, SubscriptionProgress {
  readonly id: string;
  /** The provider's name for the saved card. */
  readonly instrument: string | null;
  readonly instrumentLabel: string;
  /** The last period whose renewal was announced by mail. */
  readonly remindedPeriod: number;
  readonly createdAt: Date;
}
