import { addressLines, nextProgress } from '@awning/commerce';
import { writeMoney } from '@awning/formats';
import { emailKey } from '@awning/site-model';
import { auditedBy, type Connection, writeAudit } from '../../../platform/database/index.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import { pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { subscriptionAddress } from '../link.ts';
import { subscriptionMessages as words } from '../messages.ts';
import { changeSubscription } from '../settle.ts';
import { lockAtRest, selectSubscription, updateQuantity } from '../store.ts';
import type { Subscription } from '../subscription.ts';
import * as schema from './schema.ts';
import { selectPeriods, selectSubscriptionPage } from './store.ts';

const access = { kind: 'team', right: 'subscriptions.edit' } as const;
const reading = { method: 'GET', access, forgery: 'safe', limit: 'unlimited' } as const;
const change = { method: 'POST', access, forgery: 'crumb', limit: 'team-change' } as const;

const LISTED_PERIODS = 100;
const DUE_DAYS = 7;

export function subscriptionRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  return [
    defineRoute({
      ...reading,
      path: '/api/commerce/subscriptions',
      summary: 'Subscriptions, newest first, 50 at a time; those that are due by their day.',
      schema: { query: schema.SubscriptionListQuery, answer: schema.SubscriptionList },
      handle: async ({ website, query: { show, q = '', after } }) => {
        const found = await selectSubscriptionPage(database, website.id, {
          show,
          emailKey: q.trim() === '' ? undefined : emailKey(q.trim()),
          after,
          dueUntil: new Date(clock.now().getTime() + DUE_DAYS * 86_400_000),
          limit: ROWS_TO_FETCH,
        });
        const { rows, nextAfter } = pageOf(found);
        return { subscriptions: rows.map(listedView), nextAfter };
      },
    }),
    defineRoute({
      ...reading,
      path: '/api/commerce/subscriptions/:id',
      summary: 'A subscription with its periods.',
      schema: { params: IdParams, answer: schema.SubscriptionView },
      refusals: { 404: words.unknown },
      handle: async ({ website, params, textLanguage }) =>
        (await readView(parts, database, website, params.id, textLanguage)) ?? refused(404, words.unknown),
    }),
    defineRoute({
      ...change,
      path: '/api/commerce/subscriptions/:id/change',
      summary: 'Pauses, resumes, skips or ends a subscription. The customer is told of its end.',
      schema: { params: IdParams, body: schema.ChangeBody, answer: schema.SubscriptionView },
      refusals: { 404: words.unknown, 409: words.notNow },
      examples: [{ body: { event: 'pause' } }],
      handle: async ({ website, member, params: { id }, body: { event }, textLanguage }) =>
        await database.transaction(async (connection) => {
          const before = await selectSubscription(connection, website.id, id);
          if (!before) return refused(404, words.unknown);
          if (!(await changeSubscription(parts, connection, website.id, { id, event }))) {
            return refused(409, words.notNow, { extra: { reason: 'notNow' } });
          }
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'subscription.changed',
            subject: subjectOf(id),
            before: { state: before.state },
            after: { event },
          });
          return (await readView(parts, connection, website, id, textLanguage)) ?? refused(404, words.unknown);
        }),
    }),
    defineRoute({
      ...change,
      path: '/api/commerce/subscriptions/:id/quantity',
      summary: 'Changes how much is sent with each further renewal.',
      schema: { params: IdParams, body: schema.QuantityBody, answer: schema.SubscriptionView },
      refusals: { 404: words.unknown, 409: words.notNow },
      examples: [{ body: { quantity: 2 } }],
      handle: async ({ website, member, params: { id }, body: { quantity }, textLanguage }) =>
        await database.transaction(async (connection) => {
          const before = await selectSubscription(connection, website.id, id);
          if (!before) return refused(404, words.unknown);
          const locked = await lockAtRest(connection, website.id, id);
          if (!locked || locked.state === 'cancelled' || locked.state === 'ended') {
            return refused(409, words.notNow, { extra: { reason: 'notNow' } });
          }
          await updateQuantity(connection, website.id, { id, quantity, at: clock.now() });
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'subscription.changed',
            subject: subjectOf(id),
            before: { quantity: locked.quantity },
            after: { quantity },
          });
          return (await readView(parts, connection, website, id, textLanguage)) ?? refused(404, words.unknown);
        }),
    }),
  ];
}

function subjectOf(id: string): string {
  return `subscription/${id}`;
}

async function readView(
  { config, clock }: Parts,
  connection: Connection,
  website: Website,
  id: string,
  language: string,
) {
  const subscription = await selectSubscription(connection, website.id, id);
  if (!subscription) return undefined;
  const { numBillingCycles, paidCycles, instrumentLabel, shippingAddress, billingAddress } = subscription;
  const address = shippingAddress ?? billingAddress;
  const periods = await selectPeriods(connection, website.id, id, LISTED_PERIODS);
  return {
    ...listedView(subscription),
    acts: schema.teamEvents.filter((event) => nextProgress(subscription, event, subscription, clock.now()) !== null),
    numBillingCycles,
    paidCycles,
    card: subscription.instrument === null ? '' : instrumentLabel,
    address: address ? addressLines(address, language) : [],
    pageUrl: subscriptionAddress(website, config.secrets, subscription),
    periods: periods.map(({ orderNumber, at, ...period }) => ({
      ...period,
      orderNumber: orderNumber === null ? null : String(orderNumber),
      at: at.toISOString(),
    })),
  };
}

function listedView(subscription: Subscription) {
  const { id, state, title, quantity, email, unitPrice, currency, billingPeriod, dueAt } = subscription;
  const { numBillingCycles, paidCycles, endsWithPeriod, failedTries, isTest, createdAt } = subscription;
  return {
    id,
    state,
    title,
    quantity,
    email,
    price: writeMoney({ minorUnits: unitPrice * BigInt(quantity), currency }),
    billingPeriod,
    dueAt: dueAt?.toISOString() ?? null,
    isLast: endsWithPeriod || (numBillingCycles > 0 && paidCycles >= numBillingCycles),
    failedTries,
    isTest,
    createdAt: createdAt.toISOString(),
  };
}
