import { storeMessages } from '@awning/commerce';
import type { Language } from '@awning/formats';
import { CartProductType, PageType } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { Connection } from '../../platform/database/index.ts';
import { defineRoute, type Route } from '../../platform/http/index.ts';
import { Id } from '../../platform/id.ts';
import { placed } from '../../platform/island.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn, wordsFor } from '../../platform/website/index.ts';
import { selectCollections } from '../../site/content/index.ts';
import { renderSystemPage } from '../../site/rendering/index.ts';
import { type ProductRecord, priceNotes, productsByIds, productText } from '../catalogue/index.ts';
import { questionsAddress } from './additional-fields/page-routes.ts';
import { questionsOf } from './additional-fields/questions.ts';
import { isRefusalReason, refusalOf, refusalText } from './answer.ts';
import { keepCartCookies } from './carry-over.ts';
import { addCoupon, addToCart, removeCoupon, removeFromCart, setQuantity } from './cart.ts';
import { chosenOptions } from './chosen-options.ts';
import { cartPageIsland } from './islands.ts';
import { cartPageTitles } from './messages.ts';
import { minimumSubtotal } from './minimum-order.ts';
import { readCartView } from './read-cart-view.ts';
import { redirectToCart } from './redirect-to-cart.ts';
import { CouponBody } from './schema.ts';
import { languagesOf, visitorOf } from './visitor.ts';

const plainForm = { access: { kind: 'anyone' }, forgery: 'same-origin', limit: 'cart-change', method: 'POST' } as const;
const FormText = Type.Optional(Type.String({ maxLength: 20_000 }));

/** The cart page, and forms that work without scripts: each redirects to it. */
export function cartPageRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/cart',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: Type.Object({ notice: Type.Optional(Type.String()), item: Type.Optional(Type.String()) }) },
      handle: async (request, reply) => {
        const cart = await readCartView(parts, visitorOf(request));
        keepCartCookies(parts, request, reply, cart.found);
        if (!cart.ok) return refusalOf(cart, request.textLanguage);
        const notice = await noticeOf(parts, request);
        const minimum = minimumSubtotal(request, cart.view.subtotalCents);
        return await renderSystemPage(parts, request, reply, {
          pageType: PageType.commerceCartV2,
          title: wordsFor(request, cartPageTitles),
          island: placed(cartPageIsland, {
            cart: cart.view,
            ...notice,
            priceNotes: priceNotes(request.website, request.textLanguage),
            ...(minimum && { minimumSubtotalText: minimum }),
          }),
        });
      },
    }),
    defineRoute({
      ...plainForm,
      path: '/cart/add',
      schema: {
        body: Type.Object(
          { itemId: Id, sku: FormText, quantity: FormText, additionalFields: FormText },
          { additionalProperties: true },
        ),
      },
      handle: async (request, reply) => {
        const { itemId, sku, quantity = '1', additionalFields } = request.body;
        const chosen = chosenOptions(request.body);
        // A product with questions is put into the cart from the page of its questions.
        const questions = additionalFields
          ? undefined
          : await questionsOf(parts.database, request, { itemId, sku: sku || undefined, chosen });
        if (questions) {
          return reply.redirect(
            questionsAddress(request, { itemId, sku: questions.sku, quantity: quantity.slice(0, 20) }),
            303,
          );
        }
        const addition = {
          itemId,
          sku: sku || undefined,
          chosen,
          quantity,
          additionalFields: additionalFields || null,
        };
        return redirectToCart(request, reply, await addToCart(parts, visitorOf(request), addition), itemId);
      },
    }),
    defineRoute({
      ...plainForm,
      path: '/cart/update',
      schema: { body: Type.Object({ entryId: Id, quantity: Type.String({ maxLength: 20 }) }) },
      handle: async (request, reply) => {
        const { entryId, quantity } = request.body;
        return redirectToCart(request, reply, await setQuantity(parts, visitorOf(request), { entryId, quantity }));
      },
    }),
    defineRoute({
      ...plainForm,
      limit: 'code',
      path: '/cart/coupon',
      schema: { body: CouponBody },
      handle: async (request, reply) =>
        redirectToCart(request, reply, await addCoupon(parts, visitorOf(request), request.body.code)),
    }),
    defineRoute({
      ...plainForm,
      path: '/cart/coupon/remove',
      schema: { body: CouponBody },
      handle: async (request, reply) =>
        redirectToCart(request, reply, await removeCoupon(parts, visitorOf(request), request.body.code)),
    }),
    defineRoute({
      ...plainForm,
      path: '/cart/remove',
      schema: { body: Type.Object({ entryId: Id }) },
      handle: async (request, reply) =>
        redirectToCart(request, reply, await removeFromCart(parts, visitorOf(request), request.body)),
    }),
  ];
}

interface CartNotice {
  readonly notice?: string;
  /** The page on which the options can be chosen. */
  readonly noticeProduct?: { readonly title: string; readonly url: string };
}

async function noticeOf(
  { database }: Pick<Parts, 'database'>,
  request: FastifyRequest<{ Querystring: { notice?: string; item?: string } }>,
): Promise<CartNotice> {
  const { notice, item } = request.query;
  const { website, language, textLanguage } = request;
  if (notice === 'unselected-options') {
    const [product] = new RegExp(Id.pattern ?? '').test(item ?? '')
      ? await productsByIds(database, website, [item ?? ''], language)
      : [];
    if (product === undefined) return {};
    return {
      notice: missingChoice(product, textLanguage),
      ...(await productLink(database, request, product)),
    };
  }
  // The address does not say which question it was.
  if (notice === 'bad-answers') return { notice: storeMessages(textLanguage).checkFields };
  return isRefusalReason(notice) ? { notice: refusalText({ ok: false, reason: notice }, textLanguage) } : {};
}

function missingChoice({ structuredContent }: ProductRecord, language: Language): string {
  const messages = storeMessages(language);
  return structuredContent.productType === CartProductType.GIFT_CARD
    ? messages.selectDenomination
    : messages.selectOptions(structuredContent.variantOptionOrdering);
}

/** The address and name of a product; undefined if its page is disabled. */
async function productLink(
  connection: Connection,
  { website, language }: FastifyRequest,
  { collectionId, slug, texts }: ProductRecord,
): Promise<Pick<CartNotice, 'noticeProduct'>> {
  const shops = await selectCollections(connection, website.id);
  const shop = shops.find(({ id, isEnabled }) => id === collectionId && isEnabled);
  const title = productText(texts, 'name', languagesOf({ website, language }));
  if (!shop || !title) return {};
  return { noticeProduct: { title, url: addressIn(website, language, `/${shop.urlId}/p/${slug}`) } };
}
