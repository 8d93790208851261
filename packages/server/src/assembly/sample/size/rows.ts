import { randomBytes } from 'node:crypto';
import { emailKey } from '@awning/site-model';
import { type DraftOrder, orderWords } from '../../../store/order/index.ts';
import type { CopyValue } from './copy-text.ts';
import type { SizedPerson } from './customers.ts';
import type { Fate } from './fate.ts';
import { fateRows } from './fate-rows.ts';
import { sizedId } from './ids.ts';
import { type SizedProduct, type SizedVariant, sizeOption } from './products.ts';
import type { SizedRows } from './store.ts';

type Row = readonly CopyValue[];

export interface ProductPlace {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly firstPosition: number;
  readonly imageIds: readonly string[];
  readonly at: Date;
}

/** The rows of some products, by table. */
export function productRows(
  products: readonly SizedProduct[],
  place: ProductPlace,
  stockOf: (variantId: string) => { readonly left: number; readonly sold: number },
): SizedRows {
  const { websiteId, at } = place;
  const variants = products.flatMap((product) =>
    product.variants.map((variant, position) => ({ product, variant, position })),
  );
  return {
    product: products.map((product) => productRow(product, place)),
    variant: variants.map(({ product, variant, position }) => variantRow(websiteId, product, variant, position)),
    stock: variants.map(({ variant }) => [websiteId, variant.id, stockOf(variant.id).left]),
    stock_move: variants.flatMap(({ variant }) => {
      const { left, sold } = stockOf(variant.id);
      return left + sold === 0 ? [] : [[websiteId, variant.id, 'count', 'sample', left + sold, at]];
    }),
  };
}

function productRow(
  product: SizedProduct,
  { websiteId, collectionId, firstPosition, imageIds, at }: ProductPlace,
): Row {
  const { number, id, slug, texts, category, tags } = product;
  const images = imageIds.length === 0 ? [] : [imageIds[number % imageIds.length] ?? ''];
  const position = firstPosition + number - 1;
  return [
    websiteId,
    id,
    collectionId,
    slug,
    1,
    position,
    JSON.stringify(texts),
    [sizeOption],
    images,
    [category],
    tags,
    at,
    at,
  ];
}

function variantRow(websiteId: string, product: SizedProduct, variant: SizedVariant, position: number): Row {
  const { id, sku, size, price, salePrice, weightGrams } = variant;
  const attributes = JSON.stringify({ [sizeOption]: size });
  return [
    websiteId,
    id,
    product.id,
    position,
    sku,
    attributes,
    price,
    salePrice,
    salePrice !== null,
    false,
    weightGrams,
  ];
}

export function customerRow(
  websiteId: string,
  person: SizedPerson,
  { passwordHash, language, at }: { readonly passwordHash: string; readonly language: string; readonly at: Date },
): Row {
  const { siteUserId, email, firstName, lastName } = person;
  const name = `${firstName} ${lastName}`;
  return [websiteId, siteUserId, email, emailKey(email), name, passwordHash, language, at, at];
}

export interface OrderPlace {
  readonly websiteId: string;
  readonly orderNumber: bigint;
  readonly fate: Fate;
}

/** The rows of a placed and paid order and of what became of it, by table. */
export function orderRows(number: number, order: DraftOrder, { websiteId, orderNumber, fate }: OrderPlace): SizedRows {
  const { id, cartId, currency, total, createdAt: at } = order;
  const [paymentId, attemptId] = [sizedId('payment', number), sizedId('attempt', number)];
  // The token of a generated cart is random and unknown.
  const tokenHash = String.raw`\x${randomBytes(32).toString('hex')}`;
  const isPaid = total > 0n;
  const { rows: after, refunded, lifecycle, fulfilmentStatus } = fateRows(websiteId, number, order, fate);
  const paid: SizedRows = isPaid
    ? {
        payment: [
          [
            websiteId,
            paymentId,
            id,
            'test',
            attemptId,
            currency,
            total,
            refunded === total ? 'refunded' : 'captured',
            total,
            total,
            refunded,
            '•••• 4242',
            at,
            at,
          ],
        ],
        payment_attempt: [[websiteId, attemptId, paymentId, 'captured', at, at]],
        test_charge: [[websiteId, attemptId, 'captured', total, '•••• 4242', at, currency, refunded]],
      }
    : {};
  return {
    ...paid,
    ...after,
    cart: [[websiteId, cartId, tokenHash, currency, order.email, id, true, at, at]],
    orders: [
      [
        websiteId,
        id,
        orderNumber,
        cartId,
        order.email,
        emailKey(order.email),
        order.siteUserId,
        order.language,
        currency,
        order.subtotal,
        order.discount,
        order.shipping,
        order.tax,
        order.includedTax,
        total,
        lifecycle,
        isPaid ? paidStatus(total, refunded) : 'none',
        fulfilmentStatus,
        'test',
        JSON.stringify(order.shippingAddress),
        JSON.stringify(order.billingAddress),
        order.shippingOption === null ? null : JSON.stringify(order.shippingOption),
        at,
        at,
        lifecycle === 'cancelled' ? at : null,
      ],
    ],
    order_line: order.lines.map((line) => [
      websiteId,
      id,
      line.position,
      line.kind,
      line.itemId,
      line.variantId,
      line.sku,
      line.productName,
      line.productType,
      JSON.stringify(line.attributes),
      line.quantity,
      line.unitPrice,
      line.gross,
      line.discountShare,
      line.taxShare,
      line.includedTaxShare,
      line.total,
    ]),
    order_tax: order.taxes.map((tax) => [
      websiteId,
      id,
      tax.line,
      tax.ruleId,
      tax.name,
      tax.ratePpm,
      tax.inclusive,
      tax.base,
      tax.amount,
    ]),
    order_word: orderWords(order).map((word) => [websiteId, word, id]),
    stock_move: [
      ...order.lines.flatMap(({ variantId, quantity }) =>
        variantId === null ? [] : [[websiteId, variantId, 'sale', id, -quantity, at]],
      ),
      ...(after.stock_move ?? []),
    ],
  };
}

function paidStatus(total: bigint, refunded: bigint): string {
  if (refunded === 0n) return 'paid';
  return refunded === total ? 'refunded' : 'part_refunded';
}
