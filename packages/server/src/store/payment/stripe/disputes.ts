import { isCurrencyCode } from '@awning/formats';
import type { Stripe } from 'stripe';
import type { Dispute, DisputeState, Disputes } from '../provider.ts';
import { openClient, type StripeParts } from './client.ts';
import { selectCharge } from './store.ts';

/** More than a charge can have: each begins with another claim of the cardholder. */
const MAX_DISPUTES = 10;

export function stripeDisputes(parts: StripeParts): Disputes {
  return {
    async list(websiteId, chargeKey) {
      const intentId = (await selectCharge(parts.database, websiteId, chargeKey))?.intentId;
      if (!intentId) return [];
      const stripe = await openClient(parts, parts.database, websiteId);
      const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: MAX_DISPUTES });
      return data.map((dispute) => disputeOf(dispute, intentId));
    },
  };
}

function disputeOf(dispute: Stripe.Dispute, intentId: string): Dispute {
  const { id, status, amount, currency, reason, evidence_details: evidence, created, livemode } = dispute;
  const code = currency.toUpperCase();
  if (!isCurrencyCode(code)) throw new Error(`The currency ${currency} of the dispute ${id} is not known`);
  const dueBy = evidence.due_by;
  return {
    reference: id,
    state: stateOf(status),
    amount: BigInt(amount),
    currency: code,
    reason,
    ...(dueBy !== null && { respondBy: new Date(dueBy * 1000) }),
    link: `https://dashboard.stripe.com/${livemode ? '' : 'test/'}payments/${intentId}`,
    openedAt: new Date(created * 1000),
  };
}

/** A state that Stripe adds later is one that the team should look at. */
function stateOf(status: Stripe.Dispute.Status): DisputeState {
  switch (status) {
    case 'under_review':
    case 'warning_under_review':
    case 'appeal_under_review':
      return 'under-review';
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return 'won';
    case 'lost':
      return 'lost';
    default:
      return 'needs-response';
  }
}
