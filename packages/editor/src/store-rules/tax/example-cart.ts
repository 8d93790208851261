import { type PricedCart, price, standardTaxClass, type TaxRule } from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';
import { CartProductType } from '@awning/site-model';

export interface ExampleCart {
  readonly currency: CurrencyCode;
  readonly country: string;
  readonly taxClass: string;
  readonly goods: bigint;
  readonly shipping: bigint;
}

export interface ExampleTaxes {
  readonly net: bigint;
  readonly taxes: readonly { readonly rule: TaxRule; readonly amount: bigint }[];
  readonly gross: bigint;
}

const everywhere = { country: null, region: null, postalPrefix: null };

/** What a cart with one article and shipping costs at a place, by the function that prices every cart. */
export function exampleTaxes(cart: ExampleCart, rules: readonly TaxRule[]): ExampleTaxes {
  const priced = price(
    {
      currency: cart.currency,
      entries: [{ id: 'entry', itemId: 'item', variantId: 'variant', quantity: 1, additionalFields: null }],
      shippingLocation: { country: cart.country },
      selectedShippingOption: 'parcel',
      couponCodes: [],
    },
    new Map([['variant', variantOf(cart)]]),
    {
      storePlace: { country: cart.country },
      shippingZones: [
        {
          id: 'zone',
          name: '',
          areas: [everywhere],
          options: [{ id: 'parcel', name: '', calculator: 'flat', bands: [{ from: 0n, price: cart.shipping }] }],
        },
      ],
      taxRules: rules,
      coupons: [],
    },
    new Date(0),
  );
  return {
    net: priced.total - priced.tax - priced.includedTax,
    taxes: taxesByRule(priced, rules),
    gross: priced.total,
  };
}

function taxesByRule({ lines }: PricedCart, rules: readonly TaxRule[]): ExampleTaxes['taxes'] {
  const taxes = lines.flatMap((line) => line.taxes);
  return rules.flatMap((rule) => {
    const own = taxes.filter(({ ruleId }) => ruleId === rule.id);
    return own.length === 0 ? [] : [{ rule, amount: own.reduce((sum, { amount }) => sum + amount, 0n) }];
  });
}

function variantOf({ taxClass, goods }: ExampleCart) {
  return {
    variantId: 'variant',
    itemId: 'item',
    sku: '',
    title: '',
    productType: CartProductType.PHYSICAL,
    attributes: {},
    taxClass: taxClass || standardTaxClass,
    weightGrams: 0,
    stock: { unlimited: true },
    price: goods,
    salePrice: null,
    onSale: false,
  } as const;
}
