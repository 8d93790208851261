/** The states of a payment. It only moves forward: a late or repeated report of a provider changes nothing. */
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

/** The events of a payment: the shopper must confirm it; it is paid; it is declined; we drop it; it is refunded. */
export const paymentEvents = ['challenge', 'capture', 'decline', 'void', 'refund'] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

const undecided = { capture: 'captured', decline: 'failed', void: 'voided' } as const;

/** The transitions. An event that is not listed for a state changes nothing. */
export const paymentTransitions: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> =
  {
    created: { challenge: 'requires_action', ...undecided },
    requires_action: undecided,
    authorised: undecided,
    captured: { refund: 'refunded' },
    refunded: {},
    failed: {},
    voided: {},
  };

/**
 * The state of a payment after an event, or null if the event changes nothing.
 *
 * @example
 * nextPaymentState('created', 'capture') // => 'captured'
 * nextPaymentState('captured', 'decline') // => null
 */
export function nextPaymentState(from: PaymentState, event: PaymentEvent): PaymentState | null {
  return paymentTransitions[from][event] ?? null;
}
