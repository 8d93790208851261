import { momentOfWallClock, wallClockMs } from '@awning/formats';
import type { EmailSettings } from '@awning/site-model';
import { MAX_MESSAGE_LENGTH } from '../../gift-card/index.ts';
import type { PaymentProvider } from '../../payment/index.ts';
import { emailErrors, type FieldErrors, readPayment } from '../placing/input.ts';
import type { CheckoutJson } from '../schema.ts';
import type { GiftCardInput } from './purchase.ts';

export interface TypedGiftCard {
  readonly cartToken: string;
  readonly email: string;
  readonly senderName: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  /** A day; empty: at once. */
  readonly deliverOn: string;
  /** What the page has shown; empty: nothing was. */
  readonly expectedTotalCents: string;
  readonly payment: CheckoutJson['payment'];
}

export interface GiftCardRules {
  readonly providers: readonly PaymentProvider[];
  readonly settings: EmailSettings;
  readonly now: Date;
  /** The shop's. */
  readonly timeZone: string;
  readonly networkAddress: string | null;
}

type ReadGiftCard =
  | { readonly ok: true; readonly input: GiftCardInput }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Characters that nobody sees and that programs which read mails may act on; line breaks are none. */
const controls = /[^\P{Cc}\n]/gu;

/** A card without a recipient's address goes to the buyer, who can pass it on. */
export function readGiftCard(typed: TypedGiftCard, rules: GiftCardRules): ReadGiftCard {
  const { providers, settings, now, networkAddress } = rules;
  const line = (text: string) => text.replaceAll(controls, '').replaceAll('\n', ' ').trim();
  const [email, recipientEmail] = [typed.email.trim(), typed.recipientEmail.trim()];
  // Plain forms send a line break as two characters.
  const message = typed.message.replaceAll('\r\n', '\n').replaceAll(controls, '').trim();
  const delivery = readDay(typed.deliverOn, now, rules.timeZone);
  const payment = readPayment(typed.payment, providers, now);
  const recipientErrors = recipientEmail === '' ? {} : emailErrors(recipientEmail, settings);
  const errors: FieldErrors = {
    ...emailErrors(email, settings),
    ...(recipientErrors['email'] === undefined ? {} : { recipientEmail: recipientErrors['email'] }),
    ...(message.length > MAX_MESSAGE_LENGTH ? { message: 'noteTooLong' } : {}),
    ...(delivery === undefined ? { deliverOn: 'dayInvalid' } : {}),
    ...(payment.ok ? {} : payment.errors),
  };
  if (Object.keys(errors).length > 0 || !payment.ok || delivery === undefined) return { ok: false, errors };
  const { provider, instrument, card } = payment;
  return {
    ok: true,
    input: {
      cartToken: typed.cartToken,
      email,
      senderName: line(typed.senderName),
      recipientName: line(typed.recipientName),
      recipientEmail: recipientEmail || email,
      message,
      deliverAt: delivery.at,
      expectedTotalCents: /^\d{1,15}$/.test(typed.expectedTotalCents) ? Number(typed.expectedTotalCents) : null,
      provider,
      instrument,
      card,
      networkAddress,
    },
  };
}

const DAY_MS = 86_400_000;
const MAX_DAYS = 365;
/** Mails of the night are buried under those of the morning. */
const DELIVERY_HOUR = 8;

/** The days on which a card can be sent, as they are where the shop is. */
export function deliveryDays(now: Date, timeZone: string): { readonly earliest: string; readonly latest: string } {
  const today = wallClockMs(now, timeZone);
  return { earliest: dayOf(today), latest: dayOf(today + MAX_DAYS * DAY_MS) };
}

/** In the morning of that day; null for today and without a day: at once. */
export function readDay(text: string, now: Date, timeZone: string): { readonly at: Date | null } | undefined {
  const { earliest, latest } = deliveryDays(now, timeZone);
  if (text === '' || text === earliest) return { at: null };
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const isPossible = !Number.isNaN(day) && dayOf(day) === text && text > earliest && text <= latest;
  return isPossible ? { at: momentOfWallClock(day + DELIVERY_HOUR * 3_600_000, timeZone) } : undefined;
}

function dayOf(wallClock: number): string {
  return new Date(wallClock).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
