import { countryNames } from '@awning/commerce';
import { hasFeature, PageType } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownBuyer } from '../../../people/site-user/index.ts';
import { defineRoute, Refusal, type Route } from '../../../platform/http/index.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, wordsFor } from '../../../platform/website/index.ts';
import { renderSystemPage } from '../../../site/rendering/index.ts';
import {
  type CartRow,
  cartRefusal,
  dropPurchasedCart,
  enterGiftCard,
  keepCartCookies,
  readCartView,
  readCartViewForBuyer,
  removeGiftCard,
  visitorOf,
} from '../../cart/index.ts';
import { giftCodeLimit, selectHasCards } from '../../gift-card/index.ts';
import { readStoreRules } from '../../store-rules/index.ts';
import { buyCart } from '../goods/routes.ts';
import { isPlaced } from '../idempotency/keyed.ts';
import { checkoutTexts } from '../messages.ts';
import { attemptedBuyer } from './attempted-buyer.ts';
import { deliverableCountries, keepDelivery, settleDelivery } from './delivery.ts';
import { type CheckoutFields, CheckoutForm, plainNames, toJson, withoutPayment } from './form.ts';
import { checkoutIsland, type KnownFields } from './island.ts';
import { noticeText } from './notice.ts';
import { offeredProviders } from './offered-providers.ts';
import { allowElements, shownProvider } from './provider-fields.ts';

const typedForm = { method: 'POST', access: { kind: 'anyone' }, forgery: 'same-origin' } as const;

/** The checkout page, and its form for browsers without scripts: a refused one is shown again with its input. */
export function checkoutPageRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/checkout',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: Type.Object({ payment: Type.Optional(Type.String({ maxLength: 50 })) }) },
      handle: (request, reply) => checkoutPage(parts, request, reply, { notice: request.query.payment }),
    }),
    defineRoute({
      method: 'POST',
      path: '/checkout',
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'checkout',
      schema: { body: CheckoutForm },
      handle: async (request, reply) => {
        const shippingOptionId = await keepDelivery(parts, visitorOf(request), request.body);
        if (request.body.only === 'totals') return await checkoutPage(parts, request, reply, { typed: request.body });
        const answer = await buyCart(parts, request, reply, { ...toJson(parts, request), shippingOptionId });
        // Until the payment is decided the cart may have to be restored.
        if (isPlaced(answer)) await dropPurchasedCart(parts, request, reply);
        if (!(answer instanceof Refusal)) return reply.redirect(answer.actionUrl ?? answer.confirmationUrl, 303);
        return await checkoutPage(parts, request, reply, { refusal: answer, typed: request.body });
      },
    }),
    // Without scripts, the buttons of the form send it here: what was typed stays.
    defineRoute({
      ...typedForm,
      ...giftCodeLimit,
      path: '/checkout/gift-card/enter',
      schema: { body: CheckoutForm },
      handle: async (request, reply) => {
        const answer = await enterGiftCard(parts, visitorOf(request), request.body.giftCardCode ?? '');
        return await afterGiftCard(parts, request, reply, answer);
      },
    }),
    defineRoute({
      ...typedForm,
      limit: 'cart-change',
      path: '/checkout/gift-card/remove',
      schema: { body: CheckoutForm },
      handle: async (request, reply) => {
        const answer = await removeGiftCard(parts, visitorOf(request), request.body.giftCardId ?? '');
        return await afterGiftCard(parts, request, reply, answer);
      },
    }),
  ];
}

async function afterGiftCard(
  parts: Parts,
  request: FastifyRequest<{ Body: CheckoutFields }>,
  reply: FastifyReply,
  answer: Awaited<ReturnType<typeof enterGiftCard>>,
): Promise<FastifyReply> {
  await keepDelivery(parts, visitorOf(request), request.body);
  if (answer.ok) return await checkoutPage(parts, request, reply, { typed: request.body });
  const { status, message } = cartRefusal(answer, request.textLanguage);
  const refusal = new Refusal(status, message, { giftCardCode: message });
  return await checkoutPage(parts, request, reply, { refusal, typed: request.body });
}

interface ShownCheckout {
  readonly refusal?: Refusal;
  readonly typed?: CheckoutFields;
  /** The result of a payment on another page. */
  readonly notice?: string | undefined;
}

async function checkoutPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, typed, notice }: ShownCheckout,
): Promise<FastifyReply> {
  const { website, language } = request;
  const visitor = visitorOf(request);
  const cart = await readCartView(parts, visitor);
  keepCartCookies(parts, request, reply, cart.found);
  if (!cart.ok || cart.view.entries.length === 0) return reply.redirect(addressIn(website, language, '/cart'), 303);
  const texts = wordsFor(request, checkoutTexts);
  const rules = await readStoreRules(parts.database, website, language);
  const values = typed === undefined ? await known(parts, request, cart.found) : withoutPayment(typed);
  const settled = await settleDelivery(parts, visitor, { view: cart.view, rules, known: values });
  const { email } = values;
  const view = (email && (await readCartViewForBuyer(parts, visitor, { email }))) || settled;
  const message = refusal?.message ?? noticeText(notice, request.textLanguage);
  const providers = offeredProviders(parts, request, view);
  const { checkoutPhone, checkoutCompany, checkoutVatNumber, checkoutNote } = website.settings.storeSettings;
  reply.header('referrer-policy', 'no-referrer');
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.checkout,
    sources: allowElements(reply, providers),
    title: texts.title,
    ...(refusal && { status: refusal.status }),
    island: placed(checkoutIsland, {
      cart: view,
      countries: countryNames(deliverableCountries(rules), language),
      providers: providers.map((provider) => shownProvider(provider, website, language)),
      phone: checkoutPhone,
      company: checkoutCompany,
      vatNumber: checkoutVatNumber,
      note: checkoutNote,
      hasGiftCards: hasFeature(website.planFlags, 'GIFT_CARDS') && (await selectHasCards(parts.database, website.id)),
      values,
      ...(message !== undefined && { message }),
      ...(refusal && { errors: plainNames(refusal.errors ?? {}) }),
    }),
  });
}

/** Fills in what the visitor has just typed, or what the account knows. */
async function known(
  parts: Parts,
  { website, siteUser }: FastifyRequest,
  cart: CartRow | undefined,
): Promise<Static<typeof KnownFields>> {
  const attempted = await attemptedBuyer(parts, website.id, cart, siteUser?.id ?? null);
  return attempted ?? (siteUser === undefined ? {} : knownBuyer(parts, siteUser));
}
