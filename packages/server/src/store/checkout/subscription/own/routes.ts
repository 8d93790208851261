import { addressLines, countryNames, nextProgress } from '@awning/commerce';
import { dateText } from '@awning/formats';
import { NotFoundError, PageType } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, pathOf, type Refusal, type Route } from '../../../../platform/http/index.ts';
import { isId } from '../../../../platform/id.ts';
import { placed } from '../../../../platform/island.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { wordsFor } from '../../../../platform/website/index.ts';
import { renderSystemPage } from '../../../../site/rendering/index.ts';
import { readStoreRules } from '../../../store-rules/index.ts';
import {
  agreedPriceText,
  isSubscriptionToken,
  type Subscription,
  selectSubscription,
  subscriptionAddress,
} from '../../../subscription/index.ts';
import { ownSubscriptionTexts } from '../../messages.ts';
import { deliverableCountries } from '../../page/delivery.ts';
import { type CheckoutFields, ownFields, plainNames, providerInput, withoutPayment } from '../../page/form.ts';
import { allowElements, shownProvider } from '../../page/provider-fields.ts';
import { changeOwn } from './change.ts';
import { ownEvents, ownSubscriptionIsland } from './island.ts';
import { savingProviders } from './saving-providers.ts';

const path = '/checkout/subscription/own/:subscriptionId';
const Params = Type.Object({ subscriptionId: Type.String() });
const Token = Type.String({ maxLength: 200 });

/** The page of a subscription, for whoever has its link. A subscription that runs can be ended in a shop that is closed. */
export function ownSubscriptionRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'safe',
      limit: 'unlimited',
      schema: {
        params: Params,
        query: Type.Object({ token: Type.Optional(Token), done: Type.Optional(Type.String({ maxLength: 40 })) }),
      },
      handle: async (request, reply) => {
        const { token = '', done } = request.query;
        const subscription = await readOwn(parts, request, request.params.subscriptionId, token);
        return await ownPage(parts, request, reply, subscription, { token, done });
      },
    }),
    defineRoute({
      method: 'POST',
      path,
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'same-origin',
      limit: 'checkout',
      schema: {
        params: Params,
        body: Type.Object(
          {
            ...ownFields,
            token: Token,
            act: Type.String({ maxLength: 40 }),
            quantity: Type.Optional(Type.String({ maxLength: 20 })),
          },
          providerInput,
        ),
      },
      handle: async (request, reply) => {
        const { website, language, body } = request;
        const { token, act } = body;
        const subscription = await readOwn(parts, request, request.params.subscriptionId, token);
        const refusal = await changeOwn(parts, request, reply, subscription);
        if (refusal) return await ownPage(parts, request, reply, subscription, { token, refusal, typed: body });
        const address = subscriptionAddress(website, parts.config.secrets, { id: subscription.id, language });
        return reply.redirect(`${address}&done=${encodeURIComponent(act)}`, 303);
      },
    }),
  ];
}

/** The token is checked before the query, so that ids cannot be guessed. */
async function readOwn(parts: Parts, request: FastifyRequest, id: string, token: string): Promise<Subscription> {
  const isAllowed = isId(id) && isSubscriptionToken(parts.config.secrets, id, token);
  const subscription = isAllowed ? await selectSubscription(parts.database, request.website.id, id) : undefined;
  if (!subscription) throw new NotFoundError(pathOf(request));
  return subscription;
}

interface ShownPage {
  readonly token: string;
  /** What has been done, by the name of the act. */
  readonly done?: string | undefined;
  readonly refusal?: Refusal;
  readonly typed?: CheckoutFields & { readonly act: string };
}

async function ownPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  subscription: Subscription,
  { token, done, refusal, typed }: ShownPage,
): Promise<FastifyReply> {
  const { website, language } = request;
  const { id, title, quantity, state, dueAt, instrumentLabel, instrument } = subscription;
  const now = parts.clock.now();
  const texts = wordsFor(request, ownSubscriptionTexts);
  const address = subscription.shippingAddress ?? subscription.billingAddress;
  const rules = await readStoreRules(parts.database, website, language);
  const { storeSettings, timeZone } = website.settings;
  const providers = savingProviders(parts, request, subscription);
  const isOpen = state === 'active' || state === 'past_due' || state === 'paused';
  const isAgreedLast = subscription.numBillingCycles > 0 && subscription.paidCycles >= subscription.numBillingCycles;
  const notice =
    done !== undefined && Object.hasOwn(texts.done, done) ? texts.done[done as keyof typeof texts.done] : undefined;
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.page,
    sources: allowElements(reply, providers),
    title: texts.title,
    ...(refusal && { status: refusal.status }),
    island: placed(ownSubscriptionIsland, {
      id,
      token,
      title,
      quantity,
      priceText: agreedPriceText(website, subscription, language),
      state,
      dueText: dueAt === null ? '' : dateText(dueAt, { locale: language, timeZone, date: 'long' }),
      isLast: subscription.endsWithPeriod || isAgreedLast,
      card: instrument === null ? '' : instrumentLabel,
      address: address ? addressLines(address, language) : [],
      acts: ownEvents.filter((event) => nextProgress(subscription, event, subscription, now) !== null),
      isOpen,
      values: typed ? withoutPayment(typed) : (address ?? {}),
      ...(typed && { refused: typed.act }),
      ...(notice !== undefined && { notice }),
      countries: countryNames(deliverableCountries(rules), language),
      providers: providers.map((provider) => shownProvider(provider, website, language)),
      currency: subscription.currency,
      phone: storeSettings.checkoutPhone,
      company: storeSettings.checkoutCompany,
      ...(refusal && { message: refusal.message, errors: plainNames(refusal.errors ?? {}) }),
    }),
  });
}
