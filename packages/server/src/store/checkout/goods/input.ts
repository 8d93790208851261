import type { Address } from '@awning/commerce';
import type { Website } from '../../../platform/website/index.ts';
import type { PaymentProvider } from '../../payment/index.ts';
import { addressErrors, emailErrors, type FieldErrors, type Paying, readPayment, tidy } from '../placing/input.ts';
import type { CheckoutJson } from '../schema.ts';

/** A checkout whose fields have been parsed; what depends on the cart is checked under its lock. */
export interface CheckoutInput extends Paying {
  readonly email: string;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly shippingOptionId: string | null;
  readonly expectedTotalCents: number | null;
}

export type ReadCheckout =
  | { readonly ok: true; readonly input: CheckoutInput }
  | { readonly ok: false; readonly errors: FieldErrors };

export interface CheckoutRules {
  readonly providers: readonly PaymentProvider[];
  readonly settings: Pick<Website['settings'], 'strictEmailEndings'>;
  readonly now: Date;
  readonly networkAddress?: string;
}

export function readCheckout(body: CheckoutJson, rules: CheckoutRules): ReadCheckout {
  const { providers, settings, now, networkAddress = null } = rules;
  const email = body.email.trim();
  const shippingAddress = body.shippingAddress ? tidy(body.shippingAddress) : null;
  const billingAddress = body.billingAddress ? tidy(body.billingAddress) : shippingAddress;
  const payment = readPayment(body.payment, providers, now);
  const errors: FieldErrors = {
    ...emailErrors(email, settings),
    ...addressErrors('shippingAddress', shippingAddress),
    ...(billingAddress === shippingAddress ? {} : addressErrors('billingAddress', billingAddress)),
    ...(billingAddress ? {} : { billingAddress: 'required' }),
    ...(payment.ok ? {} : payment.errors),
  };
  if (Object.keys(errors).length > 0 || !payment.ok) return { ok: false, errors };
  const { shippingOptionId = null, expectedTotalCents = null } = body;
  const { provider, instrument, card } = payment;
  const paying = { provider, instrument, card, networkAddress };
  return {
    ok: true,
    input: { email, shippingAddress, billingAddress, shippingOptionId, ...paying, expectedTotalCents },
  };
}
