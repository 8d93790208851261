import { giftCardState } from '@awning/commerce';
import { type CurrencyCode, isCurrencyCode, type Money, parseMoney, writeMoney } from '@awning/formats';
import { checkEmail, emailKey } from '@awning/site-model';
import { auditedBy, type Connection, newId, writeAudit } from '../../../platform/database/index.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import { isMoment } from '../../../platform/moment.ts';
import { pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { readAmount } from '../../amount/index.ts';
import type { GiftCard } from '../card.ts';
import { issueByHand } from '../issue.ts';
import { giftCardAddress } from '../link.ts';
import { giftCardMessages as words } from '../messages.ts';
import * as schema from '../schema.ts';
import {
  lockCards,
  selectCards,
  selectEntries,
  selectIsAdjusted,
  selectIsReturned,
  updateBalances,
  updateDisabled,
} from '../store.ts';
import { type ListedCard, selectCardPage } from './store.ts';

const access = { kind: 'team', right: 'giftCards.edit' } as const;
const reading = { method: 'GET', access, forgery: 'safe', limit: 'unlimited' } as const;
const change = { method: 'POST', access, forgery: 'crumb', limit: 'team-change' } as const;

/** More than a card is used; older changes are left out. */
const MAX_ENTRIES = 200;

export function giftCardRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  return [
    defineRoute({
      ...reading,
      path: '/api/commerce/gift-cards',
      summary: 'Gift cards, newest first, 50 at a time.',
      schema: { query: schema.CardListQuery, answer: schema.CardListAnswer },
      handle: async ({ website, query }) => {
        const found = await selectCardPage(database, website.id, {
          ...searchOf(query.q),
          after: query.after,
          limit: ROWS_TO_FETCH,
        });
        const { rows, nextAfter } = pageOf(found);
        return { giftCards: rows.map((card) => listedView(card, clock.now())), nextAfter };
      },
    }),
    defineRoute({
      ...reading,
      path: '/api/commerce/gift-cards/:id',
      summary: 'A gift card with the changes of its balance.',
      schema: { params: IdParams, answer: schema.CardView },
      refusals: { 404: words.unknown },
      handle: async ({ website, params }) => {
        const view = await readCardView(parts, database, website, params.id);
        return view ?? refused(404, words.unknown);
      },
    }),
    defineRoute({
      ...change,
      path: '/api/commerce/gift-cards',
      summary: 'Issues a gift card and mails it, if there is an address.',
      schema: { body: schema.IssueBody, answer: schema.CardView },
      examples: [{ body: { value: '50.00', recipientName: 'Mila', recipientEmail: 'mila@example.com' } }],
      handle: async ({ website, member, body }) => {
        const { currency } = website.settings.storeSettings;
        if (!isCurrencyCode(currency)) throw new Error(`${currency} is no currency`);
        const { recipientName = '', message = '', note = '', deliverAt = null, expiresAt = null } = body;
        const recipientEmail = body.recipientEmail?.trim() || null;
        const value = readAmount(body.value, currency);
        const errors = {
          ...(value > 0n ? {} : { value: words.nothing }),
          ...(recipientEmail === null || checkEmail(recipientEmail, website.settings).ok
            ? {}
            : { recipientEmail: words.emailInvalid }),
          ...momentErrors({ deliverAt, expiresAt }, clock.now()),
        };
        const [first] = Object.values(errors);
        if (first !== undefined) return refused(400, first, { errors });
        return await database.transaction(async (connection) => {
          const card = await issueByHand(parts, connection, website, {
            who: member.name,
            note: note.trim(),
            wishes: {
              value,
              currency,
              recipientName: recipientName.trim(),
              recipientEmail,
              senderName: '',
              message: message.trim(),
              language: primaryLanguage(website),
              deliverAt: deliverAt === null ? null : new Date(deliverAt),
              expiresAt: expiresAt === null ? null : new Date(expiresAt),
            },
          });
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'giftCard.issued',
            subject: subjectOf(card.id),
            after: { value: card.value, currency },
          });
          return (await readCardView(parts, connection, website, card.id)) ?? refused(404, words.unknown);
        });
      },
    }),
    defineRoute({
      ...change,
      path: '/api/commerce/gift-cards/:id/adjust',
      summary: 'Adds an amount to a gift card, or takes it away, for a reason.',
      schema: { params: IdParams, body: schema.AdjustBody, answer: schema.CardView },
      refusals: { 404: words.unknown, 409: words.balanceTooSmall },
      examples: [{ body: { amount: '-5.00', note: 'Spent at the market' } }],
      handle: async ({ website, member, params, body }) =>
        await database.transaction(async (connection) => {
          const [card] = await lockCards(connection, website.id, [params.id]);
          if (!card || card.issuedAt === null) return refused(404, words.unknown);
          if (body.key !== undefined && (await selectIsAdjusted(connection, website.id, card.id, body.key))) {
            return (await readCardView(parts, connection, website, card.id)) ?? refused(404, words.unknown);
          }
          const amount = readSigned(body.amount, card.currency);
          if (amount === 0n) return refused(400, words.nothing, { errors: { amount: words.nothing } });
          if (card.balance + amount < 0n) {
            return refused(409, words.balanceTooSmall, { extra: { reason: 'balanceTooSmall' } });
          }
          const note = body.note.trim();
          await updateBalances(connection, website.id, {
            kind: 'adjust',
            ref: body.key ?? newId(clock),
            orderId: null,
            who: member.name,
            note,
            at: clock.now(),
            shares: [{ id: card.id, amount }],
          });
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'giftCard.adjusted',
            subject: subjectOf(card.id),
            before: { balance: card.balance },
            after: { amount, note },
          });
          return (await readCardView(parts, connection, website, card.id)) ?? refused(404, words.unknown);
        }),
    }),
    defineRoute({
      ...change,
      path: '/api/commerce/gift-cards/:id/disable',
      summary: 'Disables a gift card, or enables it again.',
      schema: { params: IdParams, body: schema.DisableBody, answer: schema.CardView },
      refusals: { 404: words.unknown, 409: words.refunded },
      examples: [{ body: { isDisabled: true } }],
      handle: async ({ website, member, params, body: { isDisabled } }) =>
        await database.transaction(async (connection) => {
          const at = clock.now();
          // Locked first: a refund that ends meanwhile waits, and then disables the card.
          await lockCards(connection, website.id, [params.id]);
          if (!isDisabled && (await selectIsReturned(connection, website.id, params.id))) {
            return refused(409, words.refunded, { extra: { reason: 'refunded' } });
          }
          if (await updateDisabled(connection, website.id, params.id, isDisabled ? at : null)) {
            await writeAudit(connection, {
              ...auditedBy(clock, website.id, member),
              what: isDisabled ? 'giftCard.disabled' : 'giftCard.enabled',
              subject: subjectOf(params.id),
            });
          }
          return (await readCardView(parts, connection, website, params.id)) ?? refused(404, words.unknown);
        }),
    }),
  ];
}

const LAST_CHARACTERS = /^[-–—\s]*[A-Za-z0-9]{4}$/;

/** Four characters may end a code or begin an address; people read codes more often. */
function searchOf(text = ''): { lastCharacters: string | undefined; recipientKey: string | undefined } {
  const typed = text.trim();
  const isEndOfCode = LAST_CHARACTERS.test(typed);
  return {
    lastCharacters: isEndOfCode ? typed.slice(-4).toUpperCase() : undefined,
    recipientKey: isEndOfCode || typed === '' ? undefined : emailKey(typed),
  };
}

function momentErrors(
  { deliverAt, expiresAt }: { readonly deliverAt: string | null; readonly expiresAt: string | null },
  now: Date,
): Readonly<Record<string, string>> {
  const fault = (moment: string | null, past: string) => {
    if (moment === null) return undefined;
    if (!isMoment(moment)) return words.notAMoment;
    return new Date(moment) < now ? past : undefined;
  };
  const [deliver, expires] = [fault(deliverAt, words.deliverInPast), fault(expiresAt, words.expiresInPast)];
  return { ...(deliver && { deliverAt: deliver }), ...(expires && { expiresAt: expires }) };
}

function readSigned(text: string, currency: CurrencyCode): bigint {
  const parsed = parseMoney(text.replace('-', ''), currency);
  if (!parsed.ok) throw new Error(`${text} is not an amount of ${currency}`);
  return text.startsWith('-') ? -parsed.money.minorUnits : parsed.money.minorUnits;
}

function subjectOf(id: string): string {
  return `gift_card/${id}`;
}

async function readCardView({ config, clock }: Parts, connection: Connection, website: Website, id: string) {
  const [card] = await selectCards(connection, website.id, [id]);
  if (!card || card.issuedAt === null) return undefined;
  const entries = await selectEntries(connection, website.id, id, MAX_ENTRIES);
  return {
    ...listedView(card, clock.now()),
    senderName: card.senderName,
    message: card.message,
    deliverAt: card.deliverAt?.toISOString() ?? null,
    deliveredAt: card.deliveredAt?.toISOString() ?? null,
    orderId: card.orderId,
    printUrl: giftCardAddress(website, config.secrets, card),
    entries: entries.map(({ kind, delta, orderId, orderNumber, who, note, at }) => ({
      kind,
      amount: writeMoney(moneyOf(card, delta < 0n ? -delta : delta)),
      isTaken: delta < 0n,
      orderId,
      orderNumber: orderNumber === null ? null : String(orderNumber),
      who,
      note,
      at: at.toISOString(),
    })),
  };
}

function listedView(card: ListedCard, now: Date) {
  const { id, lastCharacters, recipientName, recipientEmail, expiresAt, isTest, createdAt } = card;
  return {
    id,
    lastCharacters,
    state: giftCardState(card, now),
    value: writeMoney(moneyOf(card, card.value)),
    balance: writeMoney(moneyOf(card, card.balance)),
    recipientName,
    recipientEmail,
    expiresAt: expiresAt?.toISOString() ?? null,
    isTest,
    createdAt: createdAt.toISOString(),
  };
}

function moneyOf({ currency }: Pick<GiftCard, 'currency'>, minorUnits: bigint): Money {
  return { minorUnits, currency };
}
