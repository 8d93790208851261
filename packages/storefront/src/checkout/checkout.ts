import { GIFT_CARD_PAYMENT } from '@awning/site-model';
import { type AddressField, type AddressTexts, addressFields, optionalAddressFields } from '../address/address.ts';
import type { Calls, OfferedProvider, ShoppingCart } from '../api/generated.ts';
import type { PropsOf } from '../island/island-component.ts';

export type CheckoutFormProps = PropsOf<'checkout-form', CheckoutTexts>;

export interface CheckoutTexts extends AddressTexts {
  readonly contact: string;
  readonly email: string;
  readonly shippingAddress: string;
  readonly billingAddress: string;
  readonly vatNumber: string;
  readonly vatNumberHint: string;
  readonly note: string;
  readonly shipping: string;
  readonly shippingAfterAddress: string;
  readonly noShipping: string;
  readonly free: string;
  readonly payment: string;
  readonly noWayToPay: string;
  /** Where a provider draws its fields by scripts. */
  readonly needsScripts: string;
  readonly giftCard: string;
  readonly giftCardCode: string;
  readonly apply: string;
  readonly remove: string;
  /** With `{code}`. */
  readonly removeGiftCard: string;
  readonly paidByGiftCard: string;
  readonly amountDue: string;
  readonly summary: string;
  readonly quantity: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly tax: string;
  readonly includedTax: string;
  readonly total: string;
  /** Before the link to the terms. */
  readonly legalTerms: string;
  /** Before the links to the other legal pages. */
  readonly legalRead: string;
  readonly legalReadAlso: string;
  readonly placeOrder: string;
  readonly placing: string;
  /** On the button that only updates the total, for browsers without scripts. */
  readonly updateTotal: string;
  readonly backToCart: string;
  readonly empty: string;
  readonly keepShopping: string;
  readonly offline: string;
  readonly tooMany: string;
  readonly sessionExpired: string;
  readonly cookiesDisabled: string;
  readonly tryAgain: string;
}

type CheckoutBody = Calls['POST /api/commerce/checkout']['input']['body'];

/** The body of `POST /api/commerce/checkout`. Billing goes to the same address. */
export function checkoutBody(form: FormData, cart: ShoppingCart, providers: readonly OfferedProvider[]): CheckoutBody {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  // Required fields are sent even if they are empty, so that the response has a message for each of them.
  const sent = addressFields.filter((name) => !optionalAddressFields.has(name) || text(name) !== '');
  const address = Object.fromEntries(sent.map((name) => [name, text(name)])) as Record<AddressField, string>;
  const shippingOptionId = text('shippingOptionId');
  const provider = text('provider');
  const [vatNumber, note] = [text('vatNumber'), text('note')];
  const asked = fieldNames(providers.find(({ name }) => name === provider));
  return {
    email: text('email'),
    ...(cart.requiresShipping ? { shippingAddress: address } : {}),
    billingAddress: address,
    ...(vatNumber === '' ? {} : { vatNumber }),
    ...(note === '' ? {} : { note }),
    ...(shippingOptionId === '' ? {} : { shippingOptionId }),
    payment: isPaidByCards(cart)
      ? { provider: GIFT_CARD_PAYMENT }
      : { provider, fields: Object.fromEntries(asked.map((field) => [field, text(field)])) },
    expectedTotalCents: cart.grandTotalCents,
    expectedDueCents: cart.amountDueCents,
  };
}

/** Whether gift cards pay everything, so that no other way to pay is needed. */
export function isPaidByCards({
  giftCards,
  amountDueCents,
}: Pick<ShoppingCart, 'giftCards' | 'amountDueCents'>): boolean {
  return amountDueCents === 0 && giftCards.some(({ amountCents }) => amountCents > 0);
}

/** Without an element of its own, the fields of a provider are its inputs. */
function fieldNames(provider: OfferedProvider | undefined): readonly string[] {
  const { inputs = [], element } = provider ?? {};
  return [...inputs.map(({ name }) => name), ...(element === undefined ? [] : [element.name])];
}

/** Errors are listed by path; the form has one address and one payment, so the last part names the field. */
export function errorsByField(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.split(/[./]/).at(-1) ?? path, text]));
}
