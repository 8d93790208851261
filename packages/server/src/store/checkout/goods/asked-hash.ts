import type { Parts } from '../../../platform/parts.ts';
import { keyedHash } from '../../../platform/signature.ts';
import type { CheckoutInput } from './input.ts';

/** Equal for equal requests: pressing the button again means the waiting payment, not a second one. */
export function askedHash({ config }: Pick<Parts, 'config'>, input: CheckoutInput): Buffer {
  const { email, shippingAddress, billingAddress, vatNumber, buyerNote, shippingOptionId } = input;
  const { provider, instrument, expectedTotalCents, expectedDueCents } = input;
  const asked = [
    email,
    shippingAddress,
    billingAddress,
    vatNumber,
    buyerNote,
    shippingOptionId,
    provider.name,
    instrument,
    expectedTotalCents,
    expectedDueCents,
  ];
  // Keyed with the secret: the instrument may contain a card number, whose plain hash could be guessed.
  return keyedHash(config.secrets, JSON.stringify(asked));
}
