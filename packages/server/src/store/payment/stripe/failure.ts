/** Errors of the library are told apart by their fields, so that nothing of it is loaded to read them. */
interface StripeFailure {
  readonly type?: string;
  readonly code?: string;
}

/** The bank has declined; the intent says why. */
export function isDeclined(error: unknown): boolean {
  return typeOf(error) === 'StripeCardError';
}

/** The intent is in another state than the call needs: it was confirmed, cancelled or paid meanwhile. */
export function isUnexpectedState(error: unknown): boolean {
  return (error as StripeFailure).code === 'payment_intent_unexpected_state';
}

/** Stripe will never do what it was asked for. */
export function isRefusedRequest(error: unknown): boolean {
  return typeOf(error) === 'StripeInvalidRequestError';
}

function typeOf(error: unknown): string {
  return (error as StripeFailure).type ?? '';
}
