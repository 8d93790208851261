import {
  type AddressField,
  type AddressTexts,
  addressFields,
  type Country,
  optionalAddressFields,
} from '../address/address.ts';
import type { ShoppingCart } from '../cart/cart.ts';

type CheckoutField = AddressField | 'email' | 'shippingOptionId' | 'provider' | 'cardNumber' | 'expiry' | 'cvc';
type CheckoutValues = Readonly<Partial<Record<CheckoutField, string>>>;

export interface CheckoutFormProps {
  readonly cart: ShoppingCart;
  readonly countries: readonly Country[];
  readonly providers: readonly { readonly name: string; readonly label: string; readonly asksForCard: boolean }[];
  /** What was typed before, after a refusal of the plain form. */
  readonly values?: CheckoutValues;
  readonly errors?: Readonly<Record<string, string>>;
  readonly message?: string;
  /** Numbers that the test provider understands. */
  readonly testCards?: readonly string[];
  readonly language: string;
  readonly prefix: string;
  readonly shopUrl: string;
  readonly useCLDRMoneyFormat: boolean;
  readonly texts: CheckoutTexts;
}

export interface CheckoutTexts extends AddressTexts {
  readonly contact: string;
  readonly email: string;
  readonly shippingAddress: string;
  readonly billingAddress: string;
  readonly shipping: string;
  readonly shippingAfterAddress: string;
  readonly noShipping: string;
  readonly free: string;
  readonly payment: string;
  readonly noWayToPay: string;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly expiryShape: string;
  readonly cvc: string;
  readonly testCards: string;
  /** What a test card does, by its number. */
  readonly testCardEffects: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly quantity: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly tax: string;
  readonly includedTax: string;
  readonly total: string;
  readonly placeOrder: string;
  readonly placing: string;
  /** On the button that buys nothing, for browsers without scripts. */
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

/** The body of `POST /api/commerce/checkout`. Billing goes to the same address. */
export function checkoutBody(form: FormData, cart: ShoppingCart) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  // Required fields go along even when they are empty, so that the answer has words for each of them.
  const sent = addressFields.filter((name) => !optionalAddressFields.has(name) || text(name) !== '');
  const address = Object.fromEntries(sent.map((name) => [name, text(name)]));
  const shippingOptionId = text('shippingOptionId');
  const provider = text('provider');
  return {
    email: text('email'),
    ...(cart.requiresShipping ? { shippingAddress: address } : {}),
    billingAddress: address,
    ...(shippingOptionId === '' ? {} : { shippingOptionId }),
    // The fields of a card are there only while a card pays.
    payment: form.has('cardNumber')
      ? { provider, cardNumber: text('cardNumber'), expiry: text('expiry'), cvc: text('cvc') }
      : { provider },
    expectedTotalCents: cart.grandTotalCents,
  };
}

/** Errors come by the path of the field; the form has one address and one payment, so the last part names it. */
export function errorsByField(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.split(/[./]/).at(-1) ?? path, text]));
}
