import { type Catalogue, type PricedCart, price, type StoreRules } from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';
import { draftOf } from '../../../store/checkout/index.ts';
import type { DraftOrder } from '../../../store/order/index.ts';
import { buyerOf, type SizedPerson } from './customers.ts';
import { sizedId } from './ids.ts';
import { sizedProduct, sizedVariant, sizeOption } from './products.ts';
import type { ShopSize } from './size.ts';

export interface OrderSurroundings {
  readonly size: ShopSize;
  readonly rules: StoreRules;
  readonly currency: CurrencyCode;
  readonly language: string;
  /** The time of the last order; the others were placed before it, one every ten minutes. */
  readonly now: Date;
}

interface Line {
  readonly product: number;
  readonly position: number;
  readonly quantity: number;
}

/** The lines of the order with this number, counted from 1: one to three variants, each once. */
export function sizedLines(number: number, { products, variants }: ShopSize): Line[] {
  const lines = new Map<string, Line>();
  for (let line = 0; line <= number % 3; line += 1) {
    const product = 1 + ((number * 7 + line * 13) % products);
    const position = (number + line) % variants;
    lines.set(`${product} ${position}`, { product, position, quantity: 1 + ((number + line) % 2) });
  }
  return [...lines.values()];
}

/** The order itself, priced like any other. */
export function sizedOrder(number: number, surroundings: OrderSurroundings): DraftOrder {
  const { size, language, now } = surroundings;
  const at = new Date(now.getTime() - (size.orders - number) * 600_000);
  const cartId = sizedId('cart', number);
  const buyer = buyerOf(number, size);
  const identity = {
    id: sizedId('order', number),
    cartId,
    siteUserId: buyer.siteUserId,
    language,
    at,
    isTestPayment: false,
  };
  const address = addressOf(number, buyer, surroundings.rules.storePlace.country);
  const input = {
    email: buyer.email,
    shippingAddress: address,
    billingAddress: address,
    vatNumber: null,
    buyerNote: null,
    provider: { name: 'test' },
  };
  return draftOf(identity, pricedCart(number, surroundings), input);
}

function pricedCart(number: number, { size, rules, currency, language, now }: OrderSurroundings): PricedCart {
  const lines = sizedLines(number, size);
  const catalogue: Catalogue = new Map(
    lines.map(({ product, position }) => {
      const variant = sizedVariant(product, position, size.variants);
      const { texts } = sizedProduct(product, { variants: 0 });
      const entry = {
        ...variant,
        variantId: variant.id,
        itemId: sizedId('product', product),
        title: (texts[language] ?? texts['en'])?.name ?? '',
        productType: 1,
        attributes: { [sizeOption]: variant.size },
        onSale: variant.salePrice !== null,
        taxClass: 'standard',
        stock: { unlimited: true } as const,
      };
      return [variant.id, entry];
    }),
  );
  const entries = lines.map(({ product, position, quantity }) => ({
    id: `${product}-${position}`,
    itemId: sizedId('product', product),
    variantId: sizedVariant(product, position, size.variants).id,
    quantity,
    additionalFields: null,
  }));
  const cart = { currency, entries, shippingLocation: rules.storePlace, selectedShippingOption: null, couponCodes: [] };
  return price(cart, catalogue, rules, now, 'first');
}

function addressOf(number: number, { firstName, lastName }: SizedPerson, country: string) {
  return {
    firstName,
    lastName,
    line1: `Am Deich ${1 + (number % 90)}`,
    city: 'Husum',
    postalCode: '25813',
    country,
  };
}
