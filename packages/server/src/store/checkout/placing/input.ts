import { type Address, countryCodes, missingAddressFields, type StoreMessages } from '@awning/commerce';
import { checkEmail, type EmailSettings } from '@awning/site-model';
import type { Website } from '../../../platform/website/index.ts';
import type { PaymentFields, PaymentProvider } from '../../payment/index.ts';
import type { CheckoutJson } from '../schema.ts';

/** A checkout whose fields have been read; what depends on the cart is checked under its lock. */
export interface CheckoutInput {
  readonly email: string;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly shippingOptionId: string | null;
  readonly provider: PaymentProvider;
  readonly instrument: PaymentFields;
  /** What tells the card from others, if a card pays. */
  readonly card: string | null;
  /** The network address of the shopper. */
  readonly networkAddress: string | null;
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

type ReadPaying =
  | ({ readonly ok: true } & Pick<CheckoutInput, 'provider' | 'instrument' | 'card'>)
  | { readonly ok: false; readonly errors: FieldErrors };

/** Who is to take the money, and by what. */
export function readPayment(
  fields: CheckoutJson['payment'],
  providers: readonly PaymentProvider[],
  now: Date,
): ReadPaying {
  const provider = providers.find(({ name }) => name === fields.provider);
  if (!provider) return { ok: false, errors: { 'payment.provider': 'unknownPayment' } };
  const payment = provider.read(fields, now);
  if (!payment.ok) return { ok: false, errors: prefixed('payment', payment.errors) };
  return { ok: true, provider, instrument: payment.instrument, card: payment.card ?? null };
}

export function emailErrors(email: string, settings: EmailSettings): FieldErrors {
  if (email === '') return { email: 'required' };
  return checkEmail(email, settings).ok ? {} : { email: 'emailInvalid' };
}

export function addressErrors(name: string, address: Address | null): FieldErrors {
  if (!address) return {};
  const missing = Object.fromEntries(missingAddressFields(address).map((field) => [field, 'required'] as const));
  const isKnown = missing['country'] !== undefined || countryCodes.includes(address.country);
  return prefixed(name, { ...missing, ...(isKnown ? {} : { country: 'unknownCountry' as const }) });
}

function prefixed(name: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, words]) => [`${name}.${field}`, words]));
}

type AddressJson = NonNullable<CheckoutJson['shippingAddress']>;

export function tidy(address: AddressJson): Address {
  const entries = Object.entries(address).map(([field, text]) => [field, text.trim()] as const);
  const tidied = Object.fromEntries(entries.filter(([, text]) => text !== '')) as Partial<AddressJson>;
  const { firstName = '', lastName = '', line1 = '', city = '', postalCode = '', country = '' } = tidied;
  return { ...tidied, firstName, lastName, line1, city, postalCode, country: country.toUpperCase() };
}
