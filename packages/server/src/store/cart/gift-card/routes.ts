import { storeMessages } from '@awning/commerce';
import { defineRoute, Refusal, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { giftCodeLimit } from '../../gift-card/index.ts';
import { settle } from '../answer.ts';
import { CartAnswer, GiftCardBody, GiftCardQuery } from '../schema.ts';
import { visitorOf } from '../visitor.ts';
import { enterGiftCard, removeGiftCard } from './gift-card.ts';

const words = storeMessages('en');
const change = { access: { kind: 'anyone' }, forgery: 'crumb' } as const;
const locked = { 409: `${words.cartPurchased} / ${words.checkoutUnderWay}` };
const path = '/api/commerce/shopping-cart/gift-cards';

export function cartGiftCardRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...change,
      ...giftCodeLimit,
      method: 'POST',
      path,
      summary: 'Pays with a gift card; its balance is taken when the order is placed.',
      schema: { body: GiftCardBody, answer: CartAnswer },
      refusals: { 404: `${words.emptyCart} / ${words.giftCardUnknown}`, ...locked },
      examples: [{ body: { code: 'ABCD-EFGH-JKLM-2345' } }],
      handle: async (request, reply) => {
        const settled = settle(request, reply, await enterGiftCard(parts, visitorOf(request), request.body.code));
        return settled instanceof Refusal ? settled : { shoppingCart: settled.cart };
      },
    }),
    defineRoute({
      ...change,
      limit: 'cart-change',
      method: 'DELETE',
      path,
      summary: 'No longer pays with a gift card.',
      schema: { query: GiftCardQuery, answer: CartAnswer },
      refusals: { 404: `${words.emptyCart} / ${words.giftCardNotInCart}`, ...locked },
      examples: [{ query: { id: '0192f0c1-0000-7000-8000-000000000001' } }],
      handle: async (request, reply) => {
        const settled = settle(request, reply, await removeGiftCard(parts, visitorOf(request), request.query.id));
        return settled instanceof Refusal ? settled : { shoppingCart: settled.cart };
      },
    }),
  ];
}
