import { type CurrencyCode, currencyOf, parseMoney } from '@awning/formats';
import { defineRoute, Refusal, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { positionsOf } from '../line-id.ts';
import { orderMessages } from '../messages.ts';
import { readTeamOrderView } from '../read-order.ts';
import { TeamOrderView } from '../schema.ts';
import { selectOrder } from '../store.ts';
import { type RefundRefusalReason, requestRefund, type WantedRefund } from './request.ts';
import { RefundBody, RefundParams } from './schema.ts';
import { markRefundTransferred } from './transfer.ts';

export function refundRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/commerce/orders/:id/refunds',
      summary:
        'Refunds an order as a whole or in part, the same way as it was paid. Money that came by bank transfer or in person is left to the team to return. The buyer gets a mail when it is done. With an `Idempotency-Key`, a repeated call refunds nothing more.',
      access: { kind: 'team', right: 'orders.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, body: RefundBody, answer: TeamOrderView },
      refusals: {
        400: `${orderMessages.amountWanted} / ${orderMessages.linesWanted} / ${orderMessages.badKey}`,
        404: orderMessages.unknownOrder,
        409: Object.values(orderMessages.refund).join(' / '),
        422: orderMessages.refund['other-request'],
      },
      handle: async ({ website, params, body, member, headers }) => {
        const key = headers['idempotency-key'];
        if (key !== undefined && !isKey(key)) return refused(400, orderMessages.badKey);
        const order = await selectOrder(parts.database, website.id, params.id);
        if (!order) return refused(404, orderMessages.unknownOrder);
        const wanted = readBody(body, order.id, order.currency);
        if (wanted instanceof Refusal) return wanted;
        const requested = await requestRefund(parts, { website, member }, order.id, { ...wanted, key });
        if (!requested.ok) return refusalOf(requested.reason);
        return await readTeamOrderView(parts, website, order.id);
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/commerce/orders/:id/refunds/:refundId/transferred',
      summary: 'Says that the team has returned the money of a refund that no payment provider returns.',
      access: { kind: 'team', right: 'orders.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: RefundParams, answer: TeamOrderView },
      refusals: { 404: orderMessages.unknownRefund, 409: orderMessages.notByHand },
      handle: async ({ website, params, member }) => {
        const marked = await markRefundTransferred(parts, { website, member }, params.id, params.refundId);
        if (marked.ok) return await readTeamOrderView(parts, website, params.id);
        if (marked.reason === 'unknown-refund') return refused(404, orderMessages.unknownRefund);
        return refused(409, orderMessages.notByHand, { extra: { reason: marked.reason } });
      },
    }),
  ];
}

const MAX_KEY_LENGTH = 255;

function isKey(key: unknown): key is string {
  return typeof key === 'string' && key !== '' && key.length <= MAX_KEY_LENGTH;
}

function readBody(
  { kind, amount: text, lines, restock, note = '' }: RefundBody,
  orderId: string,
  currency: CurrencyCode,
): Omit<WantedRefund, 'key'> | Refusal {
  const parsed = text === undefined ? undefined : readExactly(text, currency);
  if (parsed?.ok === false || (kind === 'amount' && !parsed)) {
    return refused(400, orderMessages.amountWanted, { errors: { amount: orderMessages.amountWanted } });
  }
  const amount = parsed?.money.minorUnits;
  const rest = { restock, note: note.trim() };
  if (kind === 'amount') return { ...rest, what: { kind, amount: amount ?? 0n }, expected: undefined };
  if (kind === 'whole') return { ...rest, what: { kind }, expected: amount };
  if (!lines || lines.length === 0) {
    return refused(400, orderMessages.linesWanted, { errors: { lines: orderMessages.linesWanted } });
  }
  return { ...rest, what: { kind, lines: positionsOf(orderId, lines) }, expected: amount };
}

/** An amount that the currency cannot express, such as half a yen, is not rounded. */
function readExactly(text: string, currency: CurrencyCode): ReturnType<typeof parseMoney> | { readonly ok: false } {
  const [, decimals = ''] = text.split('.');
  return decimals.length > currencyOf(currency).digits ? { ok: false } : parseMoney(text, currency);
}

function refusalOf(reason: RefundRefusalReason): Refusal {
  if (reason === 'unknown-order') return refused(404, orderMessages.unknownOrder);
  return refused(reason === 'other-request' ? 422 : 409, orderMessages.refund[reason], { extra: { reason } });
}
