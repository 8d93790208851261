import { countryCodes, storeMessages } from '@awning/commerce';
import { decimalFromCents } from '@awning/formats';
import { defineRoute, Refusal, type Route, refused } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { refusalOf, settle } from './answer.ts';
import { keepCartCookies } from './carry-over.ts';
import {
  addCoupon,
  addToCart,
  removeCoupon,
  removeFromCart,
  selectShippingOption,
  setAdditionalFields,
  setQuantity,
  setShippingLocation,
} from './cart.ts';
import { readCartView } from './read-cart-view.ts';
import { sampleCart } from './sample-cart.ts';
import * as schema from './schema.ts';
import { type Visitor, visitorOf } from './visitor.ts';

const words = storeMessages('en');
const change = { access: { kind: 'anyone' }, forgery: 'crumb', limit: 'cart-change' } as const;
const locked = { 409: `${words.cartPurchased} / ${words.checkoutUnderWay}` };
const example = { itemId: '0192f0c1-0000-7000-8000-000000000001', sku: 'MUG-CH-S' };

/** The calls of the storefront's scripts (seed of the storefront section 7 and D-017). */
export function cartRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/commerce/shopping-cart',
      summary: 'The visitor’s cart; an empty one when there is none.',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: schema.CartQuery, answer: schema.ShoppingCartView },
      handle: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        // For the editor only; a visitor always gets their own cart (D-018).
        if (request.query.mock === 'true' && request.member) {
          const sample = await sampleCart(parts, visitorOf(request));
          return sample.ok ? sample.view : refusalOf(sample, request.textLanguage);
        }
        const cart = await readCartView(parts, visitorOf(request));
        keepCartCookies(parts, request, reply, cart.found);
        return cart.ok ? cart.view : refusalOf(cart, request.textLanguage);
      },
    }),
    defineRoute({
      ...change,
      method: 'POST',
      path: '/api/commerce/shopping-cart/entries',
      summary: 'Adds something to the cart; the first call makes the cart and sets its cookies.',
      schema: { body: schema.AddEntryBody, answer: schema.AddedAnswer },
      refusals: { 404: words.unknownItem, 409: `${words.notEnough} / ${locked[409]}` },
      examples: [{ body: { ...example, quantity: 1 } }],
      handle: async (request, reply) => {
        const { itemId, sku, quantity = 1, additionalFields } = request.body;
        const addition = { itemId, sku: sku || undefined, quantity, additionalFields: additionalFields || null };
        const settled = settle(request, reply, await addToCart(parts, visitorOf(request), addition));
        return settled instanceof Refusal ? settled : { shoppingCart: settled.cart, newlyAdded: settled.entry };
      },
    }),
    defineRoute({
      ...change,
      method: 'PUT',
      path: '/api/commerce/shopping-cart/entries/:entryId',
      summary: 'Changes the quantity of an entry; 0 removes it.',
      schema: { params: schema.EntryParams, body: schema.ChangeQuantityBody, answer: schema.UpdatedAnswer },
      refusals: { 404: words.unknownEntry, 409: `${words.notEnough} / ${locked[409]}` },
      handle: async (request, reply) => {
        const answer = await setQuantity(parts, visitorOf(request), { ...request.params, ...request.body });
        const settled = settle(request, reply, answer);
        if (settled instanceof Refusal) return settled;
        return { shoppingCart: settled.cart, ...(settled.entry && { updatedEntry: settled.entry }) };
      },
    }),
    defineRoute({
      ...change,
      method: 'PUT',
      path: '/api/commerce/cart/items/:entryId',
      summary: 'The same for scripts of themes, which read the total from the answer.',
      schema: { params: schema.EntryParams, body: schema.ChangeQuantityBody, answer: schema.TotalAnswer },
      refusals: { 404: words.unknownEntry, 409: `${words.notEnough} / ${locked[409]}` },
      handle: async (request, reply) => {
        const answer = await setQuantity(parts, visitorOf(request), { ...request.params, ...request.body });
        const settled = settle(request, reply, answer);
        if (settled instanceof Refusal) return settled;
        const { grandTotalCents, currency } = settled.cart;
        return { shoppingCart: settled.cart, grandTotal: { value: decimalFromCents(grandTotalCents), currency } };
      },
    }),
    defineRoute({
      ...change,
      method: 'DELETE',
      path: '/api/commerce/shopping-cart/entries/:entryId',
      summary: 'Removes an entry from the cart.',
      schema: { params: schema.EntryParams, answer: schema.CartAnswer },
      refusals: { 404: words.unknownEntry, ...locked },
      handle: async (request, reply) => {
        const settled = settle(request, reply, await removeFromCart(parts, visitorOf(request), request.params));
        return settled instanceof Refusal ? settled : { shoppingCart: settled.cart };
      },
    }),
    defineRoute({
      ...change,
      method: 'PUT',
      path: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
      summary: 'Replaces the answers to the extra questions of an entry.',
      schema: { params: schema.EntryParams, body: schema.ChangeFieldsBody, answer: schema.UpdatedAnswer },
      refusals: { 404: words.unknownEntry, ...locked },
      handle: async (request, reply) => {
        const { itemId, sku, additionalFields } = request.body;
        const { entryId } = request.params;
        const fieldChange = { entryId, itemId, sku, additionalFields: additionalFields || null };
        const answer = await setAdditionalFields(parts, visitorOf(request), fieldChange);
        const settled = settle(request, reply, answer);
        return settled instanceof Refusal ? settled : { shoppingCart: settled.cart, updatedEntry: settled.entry };
      },
    }),
    defineRoute({
      ...change,
      limit: 'code',
      method: 'POST',
      path: '/api/commerce/shopping-cart/coupons',
      summary: 'Enters a coupon code; one that does not count now is answered among invalidCoupons.',
      schema: { body: schema.CouponBody, answer: schema.CartAnswer },
      refusals: { 404: words.emptyCart, ...locked },
      examples: [{ body: { code: 'SUMMER-10' } }],
      handle: async (request, reply) => {
        const settled = settle(request, reply, await addCoupon(parts, visitorOf(request), request.body.code));
        return settled instanceof Refusal ? settled : { shoppingCart: settled.cart };
      },
    }),
    defineRoute({
      ...change,
      method: 'DELETE',
      path: '/api/commerce/shopping-cart/coupons',
      summary: 'Takes a coupon code out of the cart.',
      schema: { query: schema.CouponQuery, answer: schema.CartAnswer },
      refusals: { 404: `${words.emptyCart} / ${words.couponNotInCart}`, ...locked },
      examples: [{ query: { code: 'SUMMER-10' } }],
      handle: async (request, reply) => {
        const settled = settle(request, reply, await removeCoupon(parts, visitorOf(request), request.query.code));
        return settled instanceof Refusal ? settled : { shoppingCart: settled.cart };
      },
    }),
    defineRoute({
      ...change,
      method: 'PUT',
      path: '/api/commerce/shopping-cart/shipping-location',
      summary: 'Says where the goods go, for shipping options and taxes.',
      schema: { body: schema.ShippingLocationBody, answer: schema.CartAnswer },
      refusals: { 404: words.emptyCart, ...locked },
      examples: [{ body: { country: 'DE', postalCode: '20095' } }],
      handle: async (request, reply) => {
        const { region, postalCode } = request.body;
        const country = request.body.country.toUpperCase();
        if (!countryCodes.includes(country)) {
          return refusedField('country', storeMessages(request.textLanguage).unknownCountry);
        }
        const place = { country, ...(region && { region }), ...(postalCode && { postalCode }) };
        const settled = settle(request, reply, await setShippingLocation(parts, visitorOf(request), place));
        return settled instanceof Refusal ? settled : { shoppingCart: settled.cart };
      },
    }),
    defineRoute({
      ...change,
      method: 'PUT',
      path: '/api/commerce/shopping-cart/selected-shipping-option',
      summary: 'Chooses one of the cart’s shipping options.',
      schema: { body: schema.ShippingOptionBody, answer: schema.CartAnswer },
      refusals: { 404: words.emptyCart, ...locked },
      handle: async (request, reply) => {
        const { shippingOptionId } = request.body;
        if (!(await isOffered(parts, visitorOf(request), shippingOptionId))) {
          return refusedField('shippingOptionId', storeMessages(request.textLanguage).unknownShippingOption);
        }
        const answer = await selectShippingOption(parts, visitorOf(request), shippingOptionId);
        const settled = settle(request, reply, answer);
        return settled instanceof Refusal ? settled : { shoppingCart: settled.cart };
      },
    }),
  ];
}

/** Whether a shipping option is offered for the cart; an empty cart has its own refusal. */
async function isOffered(parts: Parts, visitor: Visitor, id: string | null): Promise<boolean> {
  if (id === null) return true;
  const cart = await readCartView(parts, visitor);
  if (!cart.ok || cart.view.entries.length === 0) return true;
  return cart.view.shippingOptions.some((option) => option.id === id);
}

function refusedField(field: string, text: string): Refusal {
  return refused(400, text, { errors: { [field]: text } });
}
