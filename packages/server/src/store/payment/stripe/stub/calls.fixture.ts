import { type Account, fail, type Intent, type Method, pay, paymentErrors } from './account.fixture.ts';
import { type Params, textOf } from './params.fixture.ts';

export class StubRefusal extends Error {
  readonly status: number;
  readonly fields: object;
  constructor(status: number, fields: object) {
    super(JSON.stringify(fields));
    this.status = status;
    this.fields = fields;
  }
}

interface Asked {
  readonly account: Account;
  readonly url: string;
  /** The id in the path. */
  readonly id: string;
  readonly params: Params;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path with `:id`, by which tests name the call. */
  readonly name: string;
  readonly path: RegExp;
  readonly params: readonly string[];
  answer(asked: Asked): unknown;
}

/** The calls that we make, each with the parameters that we send. */
export const calls: readonly Call[] = [
  call('GET', '/v1/payment_intents', 'limit', ({ account }) =>
    list([...account.intents.values()].map((intent) => told(intent))),
  ),
  call('POST', '/v1/payment_intents', 'amount currency customer metadata allowed_payment_method_types', createIntent),
  call('GET', '/v1/payment_intents/:id', 'expand', ({ account, id, params }) => told(intentOf(account, id), params)),
  call(
    'POST',
    '/v1/payment_intents/:id/confirm',
    'payment_method return_url off_session setup_future_usage',
    confirmIntent,
  ),
  call('POST', '/v1/payment_intents/:id/cancel', '', cancelIntent),
  call('POST', '/v1/refunds', 'payment_intent amount metadata', createRefund),
  call('GET', '/v1/refunds', 'payment_intent limit', ({ account, params }) =>
    list([...account.refunds.values()].filter((refund) => refund.payment_intent === params['payment_intent'])),
  ),
  call('GET', '/v1/disputes', 'payment_intent limit', ({ account, params }) =>
    list([...account.disputes.values()].filter((dispute) => dispute.payment_intent === params['payment_intent'])),
  ),
  call('GET', '/v1/refunds/:id', '', ({ account, id }) => account.refunds.get(id) ?? missing('refund', id)),
  call('POST', '/v1/customers', 'metadata', createCustomer),
  call('DELETE', '/v1/customers/:id', '', deleteCustomer),
  call('POST', '/v1/payment_methods/:id/attach', 'customer', attachMethod),
];

function call(method: Call['method'], name: string, params: string, answer: Call['answer']): Call {
  const path = new RegExp(`^${name.replace(':id', '([a-zA-Z0-9_]+)')}$`);
  return { method, name, path, params: params.split(' ').filter(Boolean), answer };
}

function createIntent({ account, params }: Asked): unknown {
  const { customer, metadata } = params;
  const amount = textOf(params, 'amount');
  const currency = textOf(params, 'currency');
  if (!/^\d+$/.test(amount) || Number(amount) < 50) {
    throw new StubRefusal(400, { code: 'amount_too_small', message: 'Amount must be at least 50 cents' });
  }
  if (textOf(params, 'allowed_payment_method_types') !== 'card' || !/^[a-z]{3}$/.test(currency)) {
    throw new StubRefusal(400, { message: 'wrong' });
  }
  const intent: Intent = {
    id: account.nextId('pi'),
    object: 'payment_intent',
    amount: Number(amount),
    currency,
    customer: typeof customer === 'string' ? customer : null,
    metadata: metadata as object,
    amount_received: 0,
    status: 'requires_payment_method',
    last_payment_error: null,
    next_action: null,
    latest_charge: null,
  };
  account.intents.set(intent.id, intent);
  return told(intent);
}

function confirmIntent({ account, url, id, params }: Asked): unknown {
  const intent = intentOf(account, id);
  if (intent.status !== 'requires_payment_method') throw unexpected(intent);
  const method = methodOf(account, textOf(params, 'payment_method'));
  if (method.customer !== null && method.customer !== intent.customer) {
    throw new StubRefusal(400, { message: 'The provided PaymentMethod belongs to another Customer.' });
  }
  const isAway = params['off_session'] === 'true';
  switch (method.effect) {
    case 'paid':
      pay(account, intent, method.last4);
      return told(intent);
    case 'confirmed': {
      if (isAway) throw refuse(intent, paymentErrors.needsShopper);
      const returnUrl = textOf(params, 'return_url');
      if (!URL.canParse(returnUrl)) throw new StubRefusal(400, { code: 'url_invalid', message: 'Invalid URL' });
      intent.status = 'requires_action';
      intent.last_payment_error = null;
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { url: `${url}/authenticate/${id}`, return_url: returnUrl },
      };
      return told(intent);
    }
    case 'insufficient':
      throw refuse(intent, paymentErrors.insufficient);
    default:
      throw refuse(intent, paymentErrors.declined);
  }
}

function refuse(intent: Intent, error: Parameters<typeof fail>[1]): StubRefusal {
  fail(intent, error);
  return new StubRefusal(402, { ...error, payment_intent: told(intent) });
}

function cancelIntent({ account, id }: Asked): unknown {
  const intent = intentOf(account, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
  intent.status = 'canceled';
  intent.next_action = null;
  return told(intent);
}

function createRefund({ account, params }: Asked): unknown {
  const intent = intentOf(account, textOf(params, 'payment_intent'));
  const charge = intent.latest_charge;
  if (!charge) {
    throw new StubRefusal(400, { message: 'This PaymentIntent does not have a successful charge to refund.' });
  }
  const left = intent.amount_received - charge.amount_refunded;
  const amount = params['amount'] === undefined ? left : Number(params['amount']);
  if (left === 0) throw new StubRefusal(400, { code: 'charge_already_refunded', message: 'already refunded' });
  if (amount > left) throw new StubRefusal(400, { message: `Refund amount is greater than unrefunded amount` });
  charge.amount_refunded += amount;
  const refund = {
    id: account.nextId('re'),
    object: 'refund',
    amount,
    payment_intent: intent.id,
    metadata: (params['metadata'] ?? {}) as object,
    status: 'succeeded',
  } as const;
  account.refunds.set(refund.id, refund);
  return refund;
}

function createCustomer({ account, params }: Asked): unknown {
  const id = account.nextId('cus');
  account.customers.add(id);
  return { id, object: 'customer', metadata: params['metadata'] };
}

/** The cards of a deleted customer cannot be used any more. */
function deleteCustomer({ account, id }: Asked): unknown {
  if (!account.customers.delete(id)) return missing('customer', id);
  for (const [name, method] of account.methods) if (method.customer === id) account.methods.delete(name);
  return { id, object: 'customer', deleted: true };
}

function attachMethod({ account, id, params }: Asked): unknown {
  const method = methodOf(account, id);
  const customer = textOf(params, 'customer');
  if (!account.customers.has(customer)) return missing('customer', customer);
  if (method.effect === 'declined' || method.effect === 'insufficient') {
    throw new StubRefusal(402, paymentErrors.declined);
  }
  const attached = method.customer === null ? account.nextId('pm') : id;
  account.methods.set(attached, { ...method, customer });
  return { id: attached, object: 'payment_method', customer, card: { last4: method.last4 } };
}

function intentOf(account: Account, id: string): Intent {
  return account.intents.get(id) ?? missing('payment_intent', id);
}

function methodOf(account: Account, id: string): Method {
  return account.methods.get(id) ?? missing('payment_method', id);
}

/** The latest charge is told as a whole only if it was asked for. */
function told({ latest_charge: charge, ...intent }: Intent, params: Params = {}): object {
  const isExpanded = textOf(params, 'expand') === 'latest_charge';
  return structuredClone({ ...intent, latest_charge: isExpanded ? charge : (charge?.id ?? null) });
}

function list(data: readonly object[]): object {
  return { object: 'list', data, has_more: false, url: '/v1' };
}

function unexpected({ status }: Intent): StubRefusal {
  return new StubRefusal(400, { code: 'payment_intent_unexpected_state', message: `its status is ${status}` });
}

function missing(what: string, id: string): never {
  throw new StubRefusal(404, { code: 'resource_missing', message: `No such ${what}: '${id}'` });
}
