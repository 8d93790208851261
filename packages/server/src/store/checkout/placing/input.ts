import { type Address, countryCodes, missingAddressFields, type StoreMessages } from '@awning/commerce';
import { checkEmail, type EmailSettings } from '@awning/site-model';
import type { PaymentFields, PaymentProvider } from '../../payment/index.ts';
import type { CheckoutJson } from '../schema.ts';

/** The provider and the instrument of a payment. */
export interface Paying {
  readonly provider: PaymentProvider;
  readonly instrument: PaymentFields;
  /** Identifies the card, if a card pays. */
  readonly card: string | null;
  /** The network address of the shopper. */
  readonly networkAddress: string | null;
}

/** The name of the text with which each field is refused. */
export type FieldErrors = Readonly<Record<string, keyof StoreMessages>>;

type ReadPaying =
  | ({ readonly ok: true } & Pick<Paying, 'provider' | 'instrument' | 'card'>)
  | { readonly ok: false; readonly errors: FieldErrors };

export function readPayment(
  fields: CheckoutJson['payment'],
  providers: readonly PaymentProvider[],
  now: Date,
): ReadPaying {
  const provider = providers.find(({ name }) => name === fields.provider);
  if (!provider) return { ok: false, errors: { 'payment.provider': 'unknownPayment' } };
  const { fields: asked, ...named } = fields;
  const payment = provider.read({ ...asked, ...named }, now);
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
