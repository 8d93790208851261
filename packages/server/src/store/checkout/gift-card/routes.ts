import { storeMessages } from '@awning/commerce';
import { centsOf, moneyText, pluralText } from '@awning/formats';
import { NotFoundError } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, networkOf, pathOf, Refusal, type Route, visitedHosts } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, wordsFor } from '../../../platform/website/index.ts';
import { assetUrl } from '../../../site/media/index.ts';
import {
  chosenOptions,
  languagesOf,
  redirectToCart,
  selectEntries,
  toCatalogueVariant,
  tokenHash,
  visitorOf,
} from '../../cart/index.ts';
import { storeCurrency } from '../../catalogue/index.ts';
import { isOffered, providersOnOffer } from '../../payment/index.ts';
import { CartToken, openedAnswer, openSince, PageQuery } from '../by-token.ts';
import { giftCardPageTexts } from '../messages.ts';
import { FormText, providerInput } from '../page/form.ts';
import { noticeText } from '../page/notice.ts';
import { typedFields } from '../page/provider-fields.ts';
import { showSaleForm } from '../page/sale-page.ts';
import { fieldRefusal } from '../placing/answer.ts';
import { checkOut } from '../placing/checkout.ts';
import { answerOf } from '../placing/resume.ts';
import { deliveryDays, readGiftCard } from './input.ts';
import { GiftCardValues, giftCardIsland } from './island.ts';
import { isGiftCard, openGiftCardCart } from './open-cart.ts';
import { giftCardPurchase } from './purchase.ts';
import { selectGiftCardCart } from './store.ts';

const words = storeMessages('en');

const typedFieldsOfForm = {
  cartToken: CartToken,
  email: FormText(300),
  senderName: FormText(100),
  recipientName: FormText(100),
  recipientEmail: FormText(300),
  message: FormText(2000),
  deliverOn: FormText(20),
  provider: FormText(50),
  expectedTotalCents: FormText(20),
};

const GiftCardForm = Type.Object(typedFieldsOfForm, providerInput);

const OwnFields = Type.Object(typedFieldsOfForm);
type OwnFields = Static<typeof OwnFields>;

/** Buying a gift card: the call of the product page, its plain form, and the page that asks for recipient and payment. */
export function giftCardSaleRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/3/commerce/cart/gift-card',
      summary: 'Begins the purchase of a gift card; its page is /checkout/gift-card?cartToken=.',
      access: { kind: 'anyone' },
      forgery: 'crumb',
      limit: 'cart-change',
      schema: {
        body: Type.Object({
          itemId: Id,
          sku: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
          qty: Type.Optional(Type.Literal(1, { errorMessage: 'A gift card is bought alone.' })),
          additionalFields: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
        }),
        answer: Type.Object({ cartToken: Type.String() }),
      },
      refusals: { 404: words.unknownItem },
      examples: [{ body: { itemId: '0192f0c1-0000-7000-8000-000000000001', sku: 'GIFT-50', qty: 1 } }],
      handle: async (request, reply) => {
        const { itemId, sku } = request.body;
        const opened = await openGiftCardCart(parts, visitorOf(request), { itemId, sku: sku || undefined });
        return openedAnswer(opened, request, reply);
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/checkout/gift-card/add',
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'cart-change',
      schema: { body: Type.Object({ itemId: Id }, { additionalProperties: true }) },
      handle: async (request, reply) => {
        const { itemId } = request.body;
        const wanted = { itemId, sku: undefined, chosen: chosenOptions(request.body) };
        const opened = await openGiftCardCart(parts, visitorOf(request), wanted);
        if (!opened.ok) return redirectToCart(request, reply, opened.refusal, itemId);
        return reply.redirect(pageAddress(request, opened.token), 303);
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/checkout/gift-card',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: PageQuery },
      handle: (request, reply) => {
        const { cartToken = '', payment } = request.query;
        return giftCardPage(parts, request, reply, { cartToken, notice: payment });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/checkout/gift-card',
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'checkout',
      schema: { body: GiftCardForm },
      handle: async (request, reply) => {
        const answer = await buyGiftCard(parts, request, reply);
        if (!(answer instanceof Refusal)) return reply.redirect(answer.actionUrl ?? answer.confirmationUrl, 303);
        const { cartToken } = request.body;
        return await giftCardPage(parts, request, reply, { cartToken, refusal: answer, typed: request.body });
      },
    }),
  ];
}

async function buyGiftCard(parts: Parts, request: FastifyRequest<{ Body: OwnFields }>, reply: FastifyReply) {
  const { website, body, textLanguage } = request;
  const providers = providersOnOffer(parts, visitedHosts(request));
  const provider = providers.find(({ name }) => name === body.provider);
  const { cartToken, email = '', senderName = '', recipientName = '', recipientEmail = '' } = body;
  const { message = '', deliverOn = '', expectedTotalCents = '' } = body;
  const payment = { provider: body.provider ?? '', fields: provider ? typedFields(body, provider) : {} };
  const read = readGiftCard(
    { cartToken, email, senderName, recipientName, recipientEmail, message, deliverOn, expectedTotalCents, payment },
    {
      providers,
      settings: website.settings,
      now: parts.clock.now(),
      timeZone: website.settings.timeZone,
      networkAddress: networkOf(request.ip),
    },
  );
  if (!read.ok) return fieldRefusal(read.errors, textLanguage);
  const result = await checkOut(parts, giftCardPurchase(parts, visitorOf(request), read.input));
  return answerOf(parts, request, reply, result);
}

interface ShownPage {
  readonly cartToken: string;
  readonly refusal?: Refusal;
  readonly typed?: OwnFields;
  /** The result of a payment on another page. */
  readonly notice?: string | undefined;
}

async function giftCardPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { cartToken, refusal, typed, notice }: ShownPage,
): Promise<FastifyReply> {
  const { website, language, siteUser } = request;
  const { database, clock } = parts;
  const visitor = visitorOf(request);
  const cart = await selectGiftCardCart(database, website.id, tokenHash(cartToken), openSince(clock.now()));
  const [entry] = cart ? await selectEntries(database, website.id, cart.id, languagesOf(visitor)) : [];
  if (!entry || !isGiftCard(entry)) throw new NotFoundError(pathOf(request));
  const currency = storeCurrency(website);
  const total = { minorUnits: entry.price, currency };
  const purchase = { website, language, total, productTypes: [entry.type] };
  const providers = providersOnOffer(parts, visitedHosts(request)).filter((one) => isOffered(one, purchase));
  const { useCLDRMoneyFormat } = website.settings;
  const { imageId, imageName, imageChecksum } = entry;
  const message = refusal?.message ?? noticeText(notice, request.textLanguage);
  return await showSaleForm(parts, request, reply, {
    texts: giftCardPageTexts,
    providers,
    refusal,
    island: (shown) =>
      placed(giftCardIsland, {
        cartToken,
        title: toCatalogueVariant(entry, languagesOf(visitor)).title,
        value: moneyText(total, { useCLDRMoneyFormat, locale: language }),
        expectedTotalCents: String(centsOf(total)),
        currency,
        imageUrl: imageId && imageName ? assetUrl({ id: imageId, filename: imageName, checksum: imageChecksum }) : null,
        providers: shown,
        ...deliveryDays(clock.now(), website.settings.timeZone),
        validity: validityText(request, website.settings.storeSettings.giftCardMonths),
        values: typed === undefined ? { ...(siteUser && { email: siteUser.email }) } : withoutPayment(typed),
        ...(message !== undefined && { message }),
        ...(refusal && { errors: refusal.errors ?? {} }),
      }),
  });
}

function validityText(request: FastifyRequest, months: number): string | null {
  return months === 0 ? null : pluralText(months, wordsFor(request, giftCardPageTexts).validity, request.textLanguage);
}

/** The input for a provider is never part of a page. */
function withoutPayment(typed: OwnFields): Static<typeof GiftCardValues> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => Object.hasOwn(GiftCardValues.properties, name)));
}

export function giftCardPagePath(cartToken: string, payment?: string): string {
  const path = `/checkout/gift-card?cartToken=${encodeURIComponent(cartToken)}`;
  return payment === undefined ? path : `${path}&payment=${payment}`;
}

function pageAddress({ website, language }: FastifyRequest, cartToken: string): string {
  return addressIn(website, language, giftCardPagePath(cartToken));
}
