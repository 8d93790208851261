import type { PricedCart, PricedLine } from '@awning/commerce';
import type { DraftOrder, OrderLine, OrderTax } from '../order/index.ts';
import { emailKey } from '../team/email.ts';
import type { CheckoutInput } from './input.ts';

export interface DraftIdentity {
  readonly id: string;
  readonly cartId: string;
  readonly language: string;
  readonly at: Date;
}

/** The order a priced cart would become. Everything that may change later is copied. */
export function draftOf(
  { id, cartId, language, at }: DraftIdentity,
  priced: PricedCart,
  input: CheckoutInput,
): DraftOrder {
  const { currency, subtotal, discount, shipping, tax, includedTax, total } = priced;
  const option = priced.selectedShippingOption;
  return {
    id,
    cartId,
    email: input.email,
    emailKey: emailKey(input.email),
    language,
    currency,
    subtotal,
    discount,
    shipping,
    tax,
    includedTax,
    total,
    paymentStatus: total === 0n ? 'none' : 'pending',
    fulfilmentStatus: 'unfulfilled',
    provider: input.provider.name,
    shippingAddress: priced.requiresShipping ? input.shippingAddress : null,
    billingAddress: input.billingAddress,
    shippingOption: option && { id: option.id, name: option.name },
    createdAt: at,
    lines: priced.lines.map(orderLine),
    taxes: priced.lines.flatMap((line, position) => taxesOfLine(line, position, priced)),
  };
}

function orderLine(line: PricedLine, position: number): OrderLine {
  const { kind, entry, variant, quantity, unitPrice, gross, discountShare, taxShare, includedTaxShare, total } = line;
  return {
    position,
    kind,
    itemId: variant?.itemId ?? null,
    variantId: variant?.variantId ?? null,
    sku: variant?.sku ?? null,
    productName: line.title,
    productType: variant?.productType ?? null,
    attributes: variant?.attributes ?? {},
    additionalFields: entry?.additionalFields ?? null,
    quantity,
    unitPrice,
    gross,
    discountShare,
    taxShare,
    includedTaxShare,
    total,
  };
}

function taxesOfLine({ taxes }: PricedLine, line: number, { applicableTaxRules }: PricedCart): OrderTax[] {
  return taxes.flatMap(({ ruleId, base, amount }) => {
    const rule = applicableTaxRules.find(({ id }) => id === ruleId);
    if (!rule) return [];
    return [
      { line, ruleId, name: rule.name, ratePpm: Number(rule.ratePpm), inclusive: rule.isInclusive, base, amount },
    ];
  });
}
