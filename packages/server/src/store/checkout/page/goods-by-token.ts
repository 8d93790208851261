import { countryNames } from '@awning/commerce';
import { isCurrencyCode, moneyFromCents, moneyText } from '@awning/formats';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownBuyer } from '../../../people/site-user/index.ts';
import { networkOf, type Refusal, visitedHosts } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { findHeldCart, readCartView, type Visitor } from '../../cart/index.ts';
import { providersOnOffer } from '../../payment/index.ts';
import { readStoreRules } from '../../store-rules/index.ts';
import { openSince } from '../by-token.ts';
import { type CheckoutInput, readCheckout } from '../goods/input.ts';
import { fieldRefusal } from '../placing/answer.ts';
import { checkOut } from '../placing/checkout.ts';
import type { Purchase } from '../placing/purchase.ts';
import { answerOf } from '../placing/resume.ts';
import { deliverableCountries, settleDelivery } from './delivery.ts';
import { type CheckoutFields, plainNames, toJson, withoutPayment } from './form.ts';
import { noticeText } from './notice.ts';

export interface ShownPage {
  readonly refusal?: Refusal;
  readonly typed?: CheckoutFields;
  /** The result of a payment on another page. */
  readonly notice?: string | undefined;
}

/** The goods in a cart that is bought alone, for the page that sells them; undefined if there is no such cart any more. */
export async function readGoodsByToken(
  parts: Parts,
  request: FastifyRequest,
  visitor: Visitor,
  { refusal, typed, notice }: ShownPage,
) {
  const { website, language, siteUser } = request;
  const { database, clock } = parts;
  const held = await findHeldCart(database, visitor);
  const isOpen = held && (held.createdAt >= openSince(clock.now()) || held.isPurchased || held.completingUntil);
  const cart = isOpen ? await readCartView(parts, visitor) : undefined;
  const [entry] = cart?.ok ? cart.view.entries : [];
  if (!cart?.ok || !entry) return undefined;
  const rules = await readStoreRules(database, website, language);
  const values = typed === undefined ? (siteUser ? knownBuyer(parts, siteUser) : {}) : withoutPayment(typed);
  const settledValues = await values;
  const view = await settleDelivery(parts, visitor, { view: cart.view, rules, known: settledValues });
  const { checkoutPhone, checkoutCompany, checkoutVatNumber, checkoutNote } = website.settings.storeSettings;
  const message = refusal?.message ?? noticeText(notice, request.textLanguage);
  const { useCLDRMoneyFormat } = website.settings;
  const currency = isCurrencyCode(view.currency) ? view.currency : 'USD';
  return {
    entry,
    price: moneyText(moneyFromCents(view.subtotalCents, currency), { useCLDRMoneyFormat, locale: language }),
    /** What every such page shows. */
    fields: {
      cart: view,
      countries: countryNames(deliverableCountries(rules), language),
      phone: checkoutPhone,
      company: checkoutCompany,
      vatNumber: checkoutVatNumber,
      note: checkoutNote,
      values: settledValues,
      ...(message !== undefined && { message }),
      ...(refusal && { errors: plainNames(refusal.errors ?? {}) }),
    },
  };
}

export type GoodsByToken = NonNullable<Awaited<ReturnType<typeof readGoodsByToken>>>;

/** Buys what was typed into such a page. */
export async function buyByToken(
  parts: Parts,
  request: FastifyRequest<{ Body: CheckoutFields }>,
  reply: FastifyReply,
  shippingOptionId: string | null,
  purchaseOf: (input: CheckoutInput) => Purchase,
) {
  const { website, textLanguage } = request;
  const read = readCheckout(
    { ...toJson(parts, request), shippingOptionId },
    {
      providers: providersOnOffer(parts, visitedHosts(request)),
      settings: website.settings,
      now: parts.clock.now(),
      networkAddress: networkOf(request.ip),
    },
  );
  if (!read.ok) return fieldRefusal(read.errors, textLanguage);
  return answerOf(parts, request, reply, await checkOut(parts, purchaseOf(read.input)));
}
