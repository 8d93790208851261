import type { Stripe } from 'stripe';
import type { DeclineReason, FoundCharge } from '../provider.ts';

/** What an intent, with its latest charge, means for the shop. `unknown`: it was never confirmed. */
export function intentResult(intent: Stripe.PaymentIntent): FoundCharge {
  switch (intent.status) {
    case 'succeeded':
      return paidResult(intent);
    case 'canceled':
      return { state: 'cancelled' };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      return url ? { state: 'requires-action', url } : { state: 'pending' };
    }
    case 'processing':
    case 'requires_capture':
      return { state: 'pending' };
    default:
      return refusedResult(intent);
  }
}

function paidResult({ id, amount_received: received, latest_charge: charge }: Stripe.PaymentIntent): FoundCharge {
  if (charge === null || typeof charge === 'string') throw new Error(`The charge of ${id} was not told`);
  const { amount_refunded: refunded } = charge;
  if (refunded >= received) return { state: 'cancelled' };
  return {
    state: 'captured',
    reference: id,
    label: cardLabel(charge.payment_method_details?.card),
    ...(refunded > 0 && { refunded: BigInt(refunded) }),
  };
}

function refusedResult({ customer, last_payment_error: error }: Stripe.PaymentIntent): FoundCharge {
  // A saved card was charged without the shopper, and the bank wants to see them: not decided yet.
  const needsShopper = error?.code === 'authentication_required' && customer !== null;
  return error === null || needsShopper ? { state: 'unknown' } : { state: 'declined', reason: reasonOf(error) };
}

function reasonOf({ code, decline_code: declineCode }: Stripe.PaymentIntent.LastPaymentError): DeclineReason {
  if (code === 'payment_intent_authentication_failure') return 'unconfirmed';
  return declineCode === 'insufficient_funds' ? 'insufficient-funds' : 'declined';
}

/** How shoppers recognise a card. */
export function cardLabel(card: { readonly last4?: string | null } | null | undefined): string {
  return card?.last4 ? `•••• ${card.last4}` : 'Stripe';
}
