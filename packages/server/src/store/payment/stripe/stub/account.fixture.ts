/** What Stripe stores for one account, in the fields that we read. */
export interface Account {
  readonly intents: Map<string, Intent>;
  readonly refunds: Map<string, StubRefund>;
  readonly disputes: Map<string, StubDispute>;
  readonly methods: Map<string, Method>;
  readonly customers: Set<string>;
  nextId(prefix: string): string;
}

export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly metadata: object;
  amount_received: number;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  last_payment_error: PaymentError | null;
  next_action: {
    readonly type: 'redirect_to_url';
    readonly redirect_to_url: { readonly url: string; readonly return_url: string };
  } | null;
  latest_charge: StubCharge | null;
}

interface PaymentError {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

interface StubCharge {
  readonly id: string;
  readonly object: 'charge';
  readonly payment_method_details: { readonly type: 'card'; readonly card: { readonly last4: string } };
  amount_refunded: number;
}

interface StubRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: object;
  readonly status: 'succeeded';
}

interface StubDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly reason: string;
  readonly created: number;
  readonly livemode: false;
  readonly evidence_details: { readonly due_by: number };
  status: string;
}

/** What becomes of a payment with a card. */
type Effect = 'paid' | 'declined' | 'insufficient' | 'declined-later' | 'confirmed';

export interface Method {
  readonly effect: Effect;
  readonly last4: string;
  /** Null for the samples, which anybody can use any number of times. */
  readonly customer: string | null;
}

/** The names of Stripe's own samples, so that the same test can be run against its test mode. */
const samples: Readonly<Record<string, Method>> = {
  pm_card_visa: { effect: 'paid', last4: '4242', customer: null },
  pm_card_visa_chargeDeclined: { effect: 'declined', last4: '0002', customer: null },
  pm_card_visa_chargeDeclinedInsufficientFunds: { effect: 'insufficient', last4: '9995', customer: null },
  pm_card_chargeCustomerFail: { effect: 'declined-later', last4: '0341', customer: null },
  pm_card_authenticationRequired: { effect: 'confirmed', last4: '3184', customer: null },
};

export function newAccount(): Account {
  let ids = 0;
  return {
    intents: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    methods: new Map(Object.entries(samples)),
    customers: new Set(),
    nextId: (prefix) => `${prefix}_${(ids += 1)}`,
  };
}

export const paymentErrors = {
  declined: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  needsShopper: {
    type: 'card_error',
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  refused: {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message: 'The provided PaymentMethod has failed authentication.',
  },
} as const satisfies Record<string, PaymentError>;

/** The shopper decides on the page of the bank; a second decision changes nothing. */
export function settle(account: Account, intentId: string, decision: 'confirm' | 'refuse'): void {
  const intent = account.intents.get(intentId);
  if (intent?.status !== 'requires_action') return;
  intent.next_action = null;
  if (decision === 'confirm') pay(account, intent, '3184');
  else fail(intent, paymentErrors.refused);
}

export function pay(account: Account, intent: Intent, last4: string): void {
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.latest_charge = {
    id: account.nextId('ch'),
    object: 'charge',
    payment_method_details: { type: 'card', card: { last4 } },
    amount_refunded: 0,
  };
}

export function fail(intent: Intent, error: PaymentError): void {
  intent.status = 'requires_payment_method';
  intent.last_payment_error = error;
}
