import { countryNames, storeMessages } from '@awning/commerce';
import { isCurrencyCode, type Language, moneyFromCents } from '@awning/formats';
import { hasFeature, NotFoundError, PageType } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownBuyer } from '../../../people/site-user/index.ts';
import { AddressForm } from '../../../platform/address.ts';
import { defineRoute, pathOf, Refusal, type Route, visitedHosts } from '../../../platform/http/index.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, wordsFor } from '../../../platform/website/index.ts';
import { renderSystemPage } from '../../../site/rendering/index.ts';
import {
  type CartRow,
  cartRefusal,
  cartToken,
  dropPurchasedCart,
  enterGiftCard,
  keepCartCookies,
  readCartView,
  readCartViewForBuyer,
  removeGiftCard,
  type ShoppingCartJson,
  subscriptionPagePath,
  visitorOf,
} from '../../cart/index.ts';
import { giftCodeLimit, selectHasCards } from '../../gift-card/index.ts';
import { confirmationAddress, isOrderToken, selectOrder } from '../../order/index.ts';
import { isOffered, type PaymentProvider, providersOnOffer, selectAttempt } from '../../payment/index.ts';
import { readStoreRules } from '../../store-rules/index.ts';
import { giftCardPagePath } from '../gift-card/routes.ts';
import { selectCartKind } from '../gift-card/store.ts';
import { buyCart } from '../goods/routes.ts';
import { isPlaced } from '../idempotency/keyed.ts';
import { checkoutTexts } from '../messages.ts';
import { declineWords } from '../placing/refusal.ts';
import { BuyerNote, type CheckoutJson, VatNumber } from '../schema.ts';
import { settleLeftOpen, unlessNoResponse } from '../settling/settle.ts';
import { attemptedBuyer } from './attempted-buyer.ts';
import { deliverableCountries, keepDelivery, settleDelivery } from './delivery.ts';
import { checkoutIsland, KnownFields } from './island.ts';
import { providerSources, shownProvider, typedFields } from './provider-fields.ts';

const FormText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const ownFields = {
  email: FormText(300),
  ...AddressForm.properties,
  vatNumber: Type.Optional(VatNumber),
  note: Type.Optional(BuyerNote),
  shippingOptionId: FormText(50),
  provider: FormText(50),
  expectedTotalCents: FormText(20),
  expectedDueCents: FormText(20),
  giftCardCode: FormText(100),
  giftCardId: FormText(50),
  /** `totals` is sent by the button that only updates the totals for the typed place. */
  only: FormText(20),
};

const OwnFields = Type.Object(ownFields);

const CheckoutForm = Type.Object(ownFields, {
  // Everything else belongs to the chosen provider, which knows its own fields.
  additionalProperties: Type.String({ maxLength: 4000 }),
  maxProperties: 50,
});

export type CheckoutFields = Static<typeof OwnFields>;

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
      method: 'GET',
      path: '/checkout/return/:orderId',
      openWhileClosed: true,
      access: { kind: 'anyone' },
      // It changes nothing that the provider has not decided, and reveals nothing without the order's token.
      forgery: 'safe',
      limit: 'checkout',
      schema: {
        params: Type.Object({ orderId: Type.String({ maxLength: 50 }) }),
        query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 100 })) }),
      },
      handle: async (request, reply) => {
        const { website, language, params, query } = request;
        const isAllowed = isOrderToken(parts.config.secrets, params.orderId, query.token ?? '');
        if (!isAllowed || !(await selectOrder(parts.database, website.id, params.orderId))) {
          throw new NotFoundError(pathOf(request));
        }
        const back = await returnAddress(parts, request, reply, params.orderId);
        return reply.redirect(isWayBack.test(back) ? addressIn(website, language, back) : back, 303);
      },
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

const isWayBack = /^\/checkout(\/gift-card|\/subscription)?\?/;

/** Where a shopper continues after returning from a provider's page; the provider is asked for the result first. */
async function returnAddress(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  orderId: string,
): Promise<string> {
  const { website } = request;
  if (await selectAttempt(parts.database, website.id, orderId)) {
    const settlement = await unlessNoResponse(parts, orderId, settleLeftOpen(parts, website.id, orderId));
    if (settlement.state === 'declined') return await wayBack(parts, website.id, orderId, settlement.reason);
    const isUnfinished = settlement.state === 'waiting' && settlement.url !== undefined;
    if (isUnfinished || settlement.state === 'given-up') return await wayBack(parts, website.id, orderId, 'unfinished');
  }
  const order = await selectOrder(parts.database, website.id, orderId);
  if (!order) throw new Error(`The order ${orderId} is gone`);
  if (order.lifecycle === 'discarded') return await wayBack(parts, website.id, orderId, 'unfinished');
  if (order.lifecycle !== 'draft') await dropPurchasedCart(parts, request, reply);
  return confirmationAddress(website, parts.config.secrets, order);
}

/** Where a payment can be tried again: a gift card has a page of its own. */
async function wayBack(
  { database, config }: Parts,
  websiteId: string,
  orderId: string,
  payment: keyof typeof notices,
): Promise<string> {
  const order = await selectOrder(database, websiteId, orderId);
  const kind = order && (await selectCartKind(database, websiteId, order.cartId));
  if (!order || kind === 'normal' || kind === 'donation') return `/checkout?payment=${payment}`;
  const token = cartToken(config.secrets, order.cartId);
  if (kind === 'subscription') return `${subscriptionPagePath(token)}&payment=${payment}`;
  return giftCardPagePath(token, payment);
}

/** The address names a fixed text, and never contains one. */
const notices = { ...declineWords, unfinished: 'paymentUnfinished' } as const;

export function noticeText(name: string | undefined, language: Language): string | undefined {
  if (name === undefined || !Object.hasOwn(notices, name)) return undefined;
  return storeMessages(language)[notices[name as keyof typeof notices]];
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
    sources: providerSources(providers),
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

/** The payment methods for this cart. */
export function offeredProviders(
  parts: Parts,
  request: FastifyRequest,
  view: ShoppingCartJson,
): readonly PaymentProvider[] {
  const { website, language } = request;
  const currency = isCurrencyCode(view.currency) ? view.currency : 'USD';
  const total = moneyFromCents(view.amountDueCents, currency);
  const purchase = { website, language, total, productTypes: view.entries.map(({ productType }) => productType) };
  return providersOnOffer(parts, visitedHosts(request)).filter((provider) => isOffered(provider, purchase));
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

export function toJson(parts: Parts, request: FastifyRequest<{ Body: CheckoutFields }>): CheckoutJson {
  const form = request.body;
  const {
    firstName = '',
    lastName = '',
    company,
    line1 = '',
    line2,
    city = '',
    region,
    postalCode = '',
    country = '',
    phone,
  } = form;
  const address = {
    firstName,
    lastName,
    line1,
    city,
    postalCode,
    country,
    ...optional({ company, line2, region, phone }),
  };
  const { expectedTotalCents = '', expectedDueCents = '' } = form;
  const provider = providersOnOffer(parts, visitedHosts(request)).find(({ name }) => name === form.provider);
  return {
    email: form.email ?? '',
    shippingAddress: address,
    billingAddress: address,
    ...optional({ vatNumber: form.vatNumber, note: form.note }),
    payment: { provider: form.provider ?? '', fields: provider ? typedFields(form, provider) : {} },
    ...(cents.test(expectedTotalCents) && { expectedTotalCents: Number(expectedTotalCents) }),
    ...(cents.test(expectedDueCents) && { expectedDueCents: Number(expectedDueCents) }),
  };
}

const cents = /^\d{1,15}$/;

function optional<Name extends string>(
  fields: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined)) as Partial<
    Record<Name, string>
  >;
}

/** The input for a provider is typed again; it is never part of a page. */
export function withoutPayment(form: CheckoutFields): Static<typeof KnownFields> {
  const own = Object.entries(form).filter(([name]) => Object.hasOwn(KnownFields.properties, name));
  return Object.fromEntries(own);
}

/** The form has one address, so its fields have short names. */
export function plainNames(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.split('.').at(-1) ?? field, text]));
}
