import type { Budget } from '../../budget/budget.ts';
import { definePureFormatter } from '../../contract/formatter.ts';
import { member } from '../../values/reference.ts';
import { asNumber, isArray, type Value } from '../../values/value.ts';

export const cartQuantity = definePureFormatter({
  name: 'cart-quantity',
  group: 'commerce',
  summary: 'how many things the cart holds, in an element scripts keep up to date',
  example: {
    template: '{c|cart-quantity}',
    data: { c: { entries: [{ quantity: 2 }, { quantity: 1 }] } },
    output: '<span class="sqs-cart-quantity">3</span>',
  },
  isTotal: true,
  prepare: () => (value, budget) =>
    `<span class="sqs-cart-quantity">${countOf(member(value, 'entries'), budget)}</span>`,
});

export const cartSubtotal = definePureFormatter({
  name: 'cart-subtotal',
  group: 'commerce',
  summary: 'a text that says not to use it',
  example: { template: '{c|cart-subtotal}', data: {}, output: 'deprecated, do not use' },
  isTotal: true,
  prepare: () => () => 'deprecated, do not use',
});

export const cartUrl = definePureFormatter({
  name: 'cart-url',
  group: 'commerce',
  summary: 'the address of the cart',
  example: { template: '{c|cart-url}', data: {}, output: '/cart' },
  isTotal: true,
  prepare: () => () => '/cart',
});

function countOf(entries: Value, budget: Budget): number {
  if (!isArray(entries)) return 0;
  budget.steps -= entries.length;
  return entries.reduce<number>((sum, entry) => sum + quantityOf(member(entry, 'quantity'), budget), 0);
}

/** The text of a number may be long. */
function quantityOf(quantity: Value, budget: Budget): number {
  return asNumber(typeof quantity === 'string' ? budget.read(quantity) : quantity);
}
