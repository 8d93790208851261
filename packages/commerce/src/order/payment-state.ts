/** The life of a payment. It only ever moves forward: what a provider tells late or twice changes nothing. */
export const paymentStates = [
  'created',
  'requires_action',
  'authorised',
  'captured',
  'refunded',
  'failed',
  'voided',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What can happen to it: the shopper has to confirm it; the money comes; it is declined; we drop it; the money goes back. */
export const paymentEvents = ['challenge', 'capture', 'decline', 'void', 'refund'] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

const undecided = { capture: 'captured', decline: 'failed', void: 'voided' } as const;

/** Every state with what may happen in it; whatever is not listed changes nothing. */
export const paymentMoves: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  created: { challenge: 'requires_action', ...undecided },
  requires_action: undecided,
  authorised: undecided,
  captured: { refund: 'refunded' },
  refunded: {},
  failed: {},
  voided: {},
};

/**
 * The state of a payment after an event, or null where the event changes nothing.
 *
 * @example
 * paymentAfter('created', 'capture') // => 'captured'
 * paymentAfter('captured', 'decline') // => null
 */
export function paymentAfter(from: PaymentState, event: PaymentEvent): PaymentState | null {
  return paymentMoves[from][event] ?? null;
}
