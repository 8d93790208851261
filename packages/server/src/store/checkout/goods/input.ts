import { type Address, readVatNumber } from '@awning/commerce';
import type { Asking, StoreSettings } from '@awning/site-model';
import type { Website } from '../../../platform/website/index.ts';
import type { PaymentProvider } from '../../payment/index.ts';
import { addressErrors, emailErrors, type FieldErrors, type Paying, readPayment, tidy } from '../placing/input.ts';
import { type CheckoutJson, MAX_BUYER_NOTE_LENGTH } from '../schema.ts';

/** A checkout whose fields have been parsed; what depends on the cart is checked under its lock. */
export interface CheckoutInput extends Paying {
  readonly email: string;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly vatNumber: string | null;
  readonly buyerNote: string | null;
  readonly shippingOptionId: string | null;
  readonly expectedTotalCents: number | null;
  /** What the shopper expects to pay after gift cards. */
  readonly expectedDueCents: number | null;
}

export type ReadCheckout =
  | { readonly ok: true; readonly input: CheckoutInput }
  | { readonly ok: false; readonly errors: FieldErrors };

export interface CheckoutRules {
  readonly providers: readonly PaymentProvider[];
  readonly settings: Pick<Website['settings'], 'strictEmailEndings' | 'storeSettings'>;
  readonly now: Date;
  readonly networkAddress?: string;
}

export function readCheckout(body: CheckoutJson, rules: CheckoutRules): ReadCheckout {
  const { providers, settings, now, networkAddress = null } = rules;
  const email = body.email.trim();
  const { storeSettings } = settings;
  const read = (address: AddressJson | null | undefined) => (address ? asAsked(tidy(address), storeSettings) : null);
  const shippingAddress = read(body.shippingAddress);
  const billingAddress = body.billingAddress ? read(body.billingAddress) : shippingAddress;
  const further = readFurther(body, storeSettings, billingAddress?.country ?? '');
  const payment = readPayment(body.payment, providers, now);
  const errors: FieldErrors = {
    ...emailErrors(email, settings),
    ...addressErrors('shippingAddress', shippingAddress),
    ...(billingAddress === shippingAddress ? {} : addressErrors('billingAddress', billingAddress)),
    ...(billingAddress ? {} : { billingAddress: 'required' }),
    ...askedErrors({ shippingAddress, billingAddress }, storeSettings),
    ...further.errors,
    ...(payment.ok ? {} : payment.errors),
  };
  if (Object.keys(errors).length > 0 || !payment.ok) return { ok: false, errors };
  const { shippingOptionId = null, expectedTotalCents = null, expectedDueCents = null } = body;
  const { provider, instrument, card } = payment;
  const paying = { provider, instrument, card, networkAddress };
  const { vatNumber, buyerNote } = further;
  const buyer = { email, shippingAddress, billingAddress, vatNumber, buyerNote };
  return { ok: true, input: { ...buyer, shippingOptionId, ...paying, expectedTotalCents, expectedDueCents } };
}

type AddressJson = NonNullable<CheckoutJson['shippingAddress']>;

/** An address that is changed without a purchase. */
export function readAddress(
  typed: AddressJson,
  storeSettings: StoreSettings,
): { readonly ok: true; readonly address: Address } | { readonly ok: false; readonly errors: FieldErrors } {
  const address = asAsked(tidy(typed), storeSettings);
  const asked = askedErrors({ shippingAddress: address, billingAddress: address }, storeSettings);
  const errors = { ...addressErrors('shippingAddress', address), ...asked };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, address };
}

/** What the owner does not ask for is not stored, even if a call has it. */
function asAsked({ phone, company, ...address }: Address, asked: StoreSettings): Address {
  const isGiven = (text: string | undefined, asking: Asking) => text !== undefined && asking !== 'hidden';
  return {
    ...address,
    ...(isGiven(company, asked.checkoutCompany) && { company }),
    ...(isGiven(phone, asked.checkoutPhone) && { phone }),
  };
}

/** The owner's required fields are asked for once, with the address that the form has. */
function askedErrors(
  { shippingAddress, billingAddress }: Pick<CheckoutInput, 'shippingAddress' | 'billingAddress'>,
  asked: StoreSettings,
): FieldErrors {
  const [name, buyer] = shippingAddress ? ['shippingAddress', shippingAddress] : ['billingAddress', billingAddress];
  if (!buyer) return {};
  return {
    ...(asked.checkoutCompany === 'required' && !buyer.company ? { [`${name}.company`]: 'required' } : {}),
    ...(asked.checkoutPhone === 'required' && !buyer.phone ? { [`${name}.phone`]: 'required' } : {}),
  };
}

/** Characters that nobody sees and that programs which read mails and files may act on; tabs and line breaks are none. */
const controls = /[^\P{Cc}\t\n]/gu;

function readFurther(
  { vatNumber = '', note = '' }: CheckoutJson,
  { checkoutVatNumber, checkoutNote }: StoreSettings,
  country: string,
): Pick<CheckoutInput, 'vatNumber' | 'buyerNote'> & { readonly errors: FieldErrors } {
  const typedNumber = checkoutVatNumber === 'hidden' ? '' : vatNumber.trim();
  const number = typedNumber === '' ? null : readVatNumber(typedNumber, country);
  // Plain forms send a line break as two characters.
  const buyerNote = checkoutNote === 'hidden' ? '' : note.replaceAll('\r\n', '\n').replaceAll(controls, '').trim();
  return {
    vatNumber: number ?? null,
    buyerNote: buyerNote === '' ? null : buyerNote,
    errors: {
      ...(number === undefined ? { vatNumber: 'vatNumberInvalid' } : {}),
      ...(buyerNote.length > MAX_BUYER_NOTE_LENGTH ? { note: 'noteTooLong' } : {}),
    },
  };
}
