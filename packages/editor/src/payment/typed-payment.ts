import { howToPay, isWayToPayOn, OFFLINE_PAYMENT } from '@awning/site-model';
import type { PaymentWords } from './messages.ts';
import type { PaymentBody } from './queries.ts';

/** Payment settings while they are edited: a number is what stands in its field. */
export interface TypedPayment extends Record<string, unknown> {
  readonly waysToPay: PaymentBody['waysToPay'];
  readonly howToPay: PaymentBody['howToPay'];
  readonly offlineName: Readonly<Record<string, string>>;
  readonly days: string;
  readonly perEmail: string;
  readonly perNetwork: string;
}

export function typedPayment(body: PaymentBody): TypedPayment {
  const { waysToPay, howToPay: texts, offlineName = {}, unpaidOrders } = body;
  const { days, perEmail, perNetwork } = unpaidOrders;
  return {
    waysToPay,
    howToPay: texts,
    offlineName,
    days: String(days),
    perEmail: String(perEmail),
    perNetwork: String(perNetwork),
  };
}

export function paymentBody(typed: TypedPayment): PaymentBody {
  const { waysToPay, howToPay: texts, offlineName, days, perEmail, perNetwork } = typed;
  const isNamed = Object.values(offlineName).some((text) => text.trim() !== '');
  return {
    waysToPay,
    howToPay: texts,
    ...(isNamed && { offlineName }),
    unpaidOrders: { days: whole(days), perEmail: whole(perEmail), perNetwork: whole(perNetwork) },
  };
}

const mostDays = 365;
const mostOrders = 10_000;

/** The rules that the server has, too, so that most faults are told before anything is sent. */
export function checkPayment(
  typed: TypedPayment,
  faults: PaymentWords['faults'],
  primary: string,
): Record<string, string> {
  const { waysToPay, unpaidOrders, howToPay: texts } = paymentBody(typed);
  const { days, perEmail, perNetwork } = unpaidOrders;
  const errors: Record<string, string> = {};
  const isOffline = waysToPay[OFFLINE_PAYMENT] === true;
  if (isOffline && howToPay({ howToPay: texts }, primary, primary) === null) errors['howToPay'] = faults.howToPay;
  if (days < 0 || days > mostDays) errors['days'] = faults.days;
  if (perEmail < 1 || perEmail > mostOrders) errors['perEmail'] = faults.limit;
  if (perNetwork < 1 || perNetwork > mostOrders) errors['perNetwork'] = faults.limit;
  return errors;
}

/** Whether the switch of a way is on. Offline payment is offered only once there is a text as well. */
export function isSwitchedOn(body: PaymentBody, name: string, primary: string): boolean {
  if (name === OFFLINE_PAYMENT) return body.waysToPay[name] === true;
  return isWayToPayOn(body, name, primary);
}

/** What is no number becomes −1, which is told as a fault. */
function whole(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : -1;
}
