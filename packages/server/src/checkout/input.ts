import { type Address, countryCodes, isEmailAddress, missingAddressFields, type StoreMessages } from '@awning/commerce';
import type { PaymentFields, PaymentProvider } from '../payment/index.ts';
import type { Website } from '../website/index.ts';
import type { CheckoutJson } from './schema.ts';

/** A checkout whose fields have been read; what depends on the cart is checked under its lock. */
export interface CheckoutInput {
  readonly email: string;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly shippingOptionId: string | null;
  readonly provider: PaymentProvider;
  readonly instrument: PaymentFields;
  readonly expectedTotalCents: number | null;
}

/** Which words a field is refused with. */
export type FieldErrors = Readonly<Record<string, keyof StoreMessages>>;

export type ReadCheckout =
  | { readonly ok: true; readonly input: CheckoutInput }
  | { readonly ok: false; readonly errors: FieldErrors };

export interface CheckoutRules {
  readonly providers: readonly PaymentProvider[];
  readonly settings: Pick<Website['settings'], 'strictEmailEndings'>;
  readonly now: Date;
}

export function readCheckout(body: CheckoutJson, { providers, settings, now }: CheckoutRules): ReadCheckout {
  const email = body.email.trim();
  const shippingAddress = body.shippingAddress ? tidy(body.shippingAddress) : null;
  const billingAddress = body.billingAddress ? tidy(body.billingAddress) : shippingAddress;
  const provider = providers.find(({ name }) => name === body.payment.provider);
  const payment = provider?.read(body.payment, now);
  const errors: FieldErrors = {
    ...emailErrors(email, settings.strictEmailEndings),
    ...addressErrors('shippingAddress', shippingAddress),
    ...(billingAddress === shippingAddress ? {} : addressErrors('billingAddress', billingAddress)),
    ...(billingAddress ? {} : { billingAddress: 'required' }),
    ...(provider ? {} : { 'payment.provider': 'unknownPayment' }),
    ...(payment && !payment.ok ? prefixed('payment', payment.errors) : {}),
  };
  if (Object.keys(errors).length > 0 || !provider || !payment?.ok) return { ok: false, errors };
  const { shippingOptionId = null, expectedTotalCents = null } = body;
  const { instrument } = payment;
  return {
    ok: true,
    input: { email, shippingAddress, billingAddress, shippingOptionId, provider, instrument, expectedTotalCents },
  };
}

function emailErrors(email: string, isStrict: boolean): FieldErrors {
  if (email === '') return { email: 'required' };
  return isEmailAddress(email, isStrict) ? {} : { email: 'emailInvalid' };
}

function addressErrors(name: string, address: Address | null): FieldErrors {
  if (!address) return {};
  const missing = Object.fromEntries(missingAddressFields(address).map((field) => [field, 'required'] as const));
  const isKnown = missing['country'] !== undefined || countryCodes.includes(address.country);
  return prefixed(name, { ...missing, ...(isKnown ? {} : { country: 'unknownCountry' as const }) });
}

function prefixed(name: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, words]) => [`${name}.${field}`, words]));
}

type AddressJson = NonNullable<CheckoutJson['shippingAddress']>;

function tidy(address: AddressJson): Address {
  const entries = Object.entries(address).map(([field, text]) => [field, text.trim()] as const);
  const tidied = Object.fromEntries(entries.filter(([, text]) => text !== '')) as Partial<AddressJson>;
  const { firstName = '', lastName = '', line1 = '', city = '', postalCode = '', country = '' } = tidied;
  return { ...tidied, firstName, lastName, line1, city, postalCode, country: country.toUpperCase() };
}
