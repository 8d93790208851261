import { quantityLimits } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../../../platform/database/index.ts';
import { networkOf, type Refusal, refused } from '../../../../platform/http/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { wordsFor } from '../../../../platform/website/index.ts';
import { countDecline, secondsToWait, withTimeout } from '../../../payment/index.ts';
import { readStoreRules } from '../../../store-rules/index.ts';
import {
  changeSubscription,
  forgetCard,
  lockAtRest,
  type Subscription,
  updateAddress,
  updateInstrument,
  updateQuantity,
} from '../../../subscription/index.ts';
import { readAddress } from '../../goods/input.ts';
import { ownSubscriptionTexts } from '../../messages.ts';
import { deliverableCountries } from '../../page/delivery.ts';
import { type CheckoutFields, toJson } from '../../page/form.ts';
import { fieldRefusal } from '../../placing/answer.ts';
import { readPayment } from '../../placing/input.ts';
import { refusalOf } from '../../placing/resume.ts';
import { ownEvents } from './island.ts';
import { savingProviders } from './saving-providers.ts';

interface OwnChange extends CheckoutFields {
  readonly act: string;
  readonly quantity?: string;
}

type OwnRequest = FastifyRequest<{ Body: OwnChange }>;

const SAVE_TIMEOUT_MS = 20_000;

/** A change by the customer. Returns why it is not possible. */
export async function changeOwn(
  parts: Parts,
  request: OwnRequest,
  reply: FastifyReply,
  subscription: Subscription,
): Promise<Refusal | undefined> {
  const { act } = request.body;
  if (act === 'quantity') return await changeQuantity(parts, request, subscription);
  if (act === 'address') return await changeAddress(parts, request, subscription);
  if (act === 'card') return await changeCard(parts, request, reply, subscription);
  const event = ownEvents.find((name) => name === act);
  const { database } = parts;
  const isDone =
    event !== undefined &&
    (await database.transaction((connection) =>
      changeSubscription(parts, connection, request.website.id, { id: subscription.id, event }),
    ));
  return isDone ? undefined : notNow(request);
}

async function changeQuantity(parts: Parts, request: OwnRequest, { id }: Subscription): Promise<Refusal | undefined> {
  const { website, body } = request;
  const { database, clock } = parts;
  const quantity = /^\d{1,4}$/.test(body.quantity ?? '') ? Number(body.quantity) : 0;
  if (quantity < quantityLimits.lowest || quantity > quantityLimits.highest) {
    const text = wordsFor(request, ownSubscriptionTexts).quantityInvalid;
    return refused(400, text, { errors: { quantity: text } });
  }
  return await database.transaction(async (connection) => {
    const locked = await lockAtRest(connection, website.id, id);
    if (!locked || isOver(locked)) return notNow(request);
    await updateQuantity(connection, website.id, { id, quantity, at: clock.now() });
    return undefined;
  });
}

async function changeAddress(parts: Parts, request: OwnRequest, { id }: Subscription): Promise<Refusal | undefined> {
  const { website, language, textLanguage } = request;
  const { database, clock } = parts;
  const typed = toJson(parts, request).shippingAddress;
  const read = typed && readAddress(typed, website.settings.storeSettings);
  if (!read?.ok) return fieldRefusal(read?.errors ?? {}, textLanguage);
  const rules = await readStoreRules(database, website, language);
  if (!deliverableCountries(rules).includes(read.address.country)) {
    return fieldRefusal({ 'shippingAddress.country': 'unknownCountry' }, textLanguage);
  }
  return await database.transaction(async (connection) => {
    const locked = await lockAtRest(connection, website.id, id);
    if (!locked || isOver(locked)) return notNow(request);
    await updateAddress(connection, website.id, { id, address: read.address, at: clock.now() });
    return undefined;
  });
}

/** A payment that failed is tried again at once with the new card. */
async function changeCard(
  parts: Parts,
  request: OwnRequest,
  reply: FastifyReply,
  subscription: Subscription,
): Promise<Refusal | undefined> {
  const { website, textLanguage } = request;
  const { database, clock } = parts;
  if (isOver(subscription)) return notNow(request);
  const read = readPayment(toJson(parts, request).payment, savingProviders(parts, request, subscription), clock.now());
  if (!read.ok) return fieldRefusal(read.errors, textLanguage);
  const { provider, instrument } = read;
  const { id, itemId, createdAt } = subscription;
  // A page that saves cards tries them out as well as one that charges them.
  const cardTry = { card: read.card, address: networkOf(request.ip), itemIds: [itemId], cartCreatedAt: createdAt };
  const seconds = provider.asksForCard ? await secondsToWait(parts, database, website.id, cardTry) : 0;
  if (seconds > 0) return refusalOf({ reason: 'too-many-declines', seconds }, textLanguage, reply);
  const saved = await withTimeout(SAVE_TIMEOUT_MS, async (signal) =>
    provider.savedInstruments?.save({
      websiteId: website.id,
      key: newId(clock),
      owner: id,
      instrument,
      consentedAt: clock.now(),
      signal,
    }),
  );
  if (saved?.state !== 'saved') {
    await countDecline(parts, website, cardTry);
    return refusalOf({ reason: 'declined', decline: saved?.reason ?? 'declined' }, textLanguage, reply);
  }
  const { reference, label } = saved;
  return await database.transaction(async (connection) => {
    const locked = await lockAtRest(connection, website.id, id);
    if (!locked || isOver(locked)) {
      await forgetCard(parts, connection, website.id, { id, provider: provider.name, instrument: reference });
      return notNow(request);
    }
    await updateInstrument(connection, website.id, id, { reference, label, provider: provider.name });
    await forgetCard(parts, connection, website.id, locked);
    await changeSubscription(parts, connection, website.id, { id, event: 'retry' });
    return undefined;
  });
}

function isOver({ state }: Subscription): boolean {
  return state === 'cancelled' || state === 'ended' || state === 'pending';
}

function notNow(request: FastifyRequest): Refusal {
  return refused(409, wordsFor(request, ownSubscriptionTexts).notNow);
}
