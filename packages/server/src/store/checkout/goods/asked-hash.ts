import { createHmac } from 'node:crypto';
import type { Parts } from '../../../platform/parts.ts';
import type { CheckoutInput } from './input.ts';

/** The same for the same wish: whoever presses the button again means the payment that waits, not a second one. */
export function askedHash({ config }: Pick<Parts, 'config'>, input: CheckoutInput): Buffer {
  const { email, shippingAddress, billingAddress, shippingOptionId, provider, instrument, expectedTotalCents } = input;
  const asked = [
    email,
    shippingAddress,
    billingAddress,
    shippingOptionId,
    provider.name,
    instrument,
    expectedTotalCents,
  ];
  // Keyed with the secret: the instrument may hold a card number, whose plain hash could be guessed.
  return createHmac('sha256', config.secrets[0] ?? '')
    .update(JSON.stringify(asked))
    .digest();
}
