import { readDecimal } from '../kit/fields/decimal-text.ts';
import { placesOf } from '../kit/fields/money-field.tsx';
import type { StoreSettingsWords } from './messages.ts';
import type { StoreBody } from './queries.ts';

/** Settings of the store while they are edited: an empty field stands for what is absent. */
export interface TypedSettings extends Record<string, unknown> {
  readonly currency: string;
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
  readonly deliveryDays: string;
  readonly expressCheckoutEnabled: boolean;
  readonly minimum: string;
  readonly hasInstalments: boolean;
  readonly instalmentsFrom: string;
  readonly instalmentsTo: string;
  /** Kept as it is: the country of the payment account. */
  readonly instalmentsCountry: string | null;
  readonly multipleQuantityAllowedForServices: boolean;
  readonly checkoutPhone: StoreBody['checkoutPhone'];
  readonly checkoutCompany: StoreBody['checkoutCompany'];
  readonly checkoutVatNumber: StoreBody['checkoutVatNumber'];
  readonly checkoutNote: StoreBody['checkoutNote'];
  readonly subscriptionsWithoutStock: StoreBody['subscriptionsWithoutStock'];
  readonly scarcityThreshold: string;
  readonly giftCardMonths: string;
}

export function typedSettings(body: StoreBody): TypedSettings {
  const { currency, country, expressCheckoutEnabled, multipleQuantityAllowedForServices, instalments } = body;
  return {
    currency,
    country,
    region: body.region ?? '',
    postalCode: body.postalCode ?? '',
    deliveryDays: body.deliveryDays ?? '',
    expressCheckoutEnabled,
    minimum: body.minimumOrderSubtotal ?? '',
    hasInstalments: instalments !== null,
    instalmentsFrom: instalments?.minimum ?? '',
    instalmentsTo: instalments?.maximum ?? '',
    instalmentsCountry: instalments?.country ?? null,
    multipleQuantityAllowedForServices,
    checkoutPhone: body.checkoutPhone,
    checkoutCompany: body.checkoutCompany,
    checkoutVatNumber: body.checkoutVatNumber,
    checkoutNote: body.checkoutNote,
    subscriptionsWithoutStock: body.subscriptionsWithoutStock,
    scarcityThreshold: String(body.scarcityThreshold),
    giftCardMonths: String(body.giftCardMonths),
  };
}

export function settingsBody(typed: TypedSettings): StoreBody {
  const { currency, country, expressCheckoutEnabled, multipleQuantityAllowedForServices } = typed;
  return {
    currency,
    country,
    region: written(typed.region),
    postalCode: written(typed.postalCode),
    deliveryDays: written(typed.deliveryDays),
    expressCheckoutEnabled,
    minimumOrderSubtotal: written(typed.minimum),
    instalments: typed.hasInstalments
      ? { minimum: typed.instalmentsFrom, maximum: typed.instalmentsTo, country: typed.instalmentsCountry }
      : null,
    multipleQuantityAllowedForServices,
    checkoutPhone: typed.checkoutPhone,
    checkoutCompany: typed.checkoutCompany,
    checkoutVatNumber: typed.checkoutVatNumber,
    checkoutNote: typed.checkoutNote,
    subscriptionsWithoutStock: typed.subscriptionsWithoutStock,
    scarcityThreshold: wholeNumber(typed.scarcityThreshold),
    giftCardMonths: wholeNumber(typed.giftCardMonths),
  };
}

/** What is no number becomes −1, which is told as a fault. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

const highestThreshold = 1_000_000;
const mostMonths = 120;

/** The rules that the server has, too, so that most faults are told before anything is sent. */
export function checkSettings(typed: TypedSettings, faults: StoreSettingsWords['faults']): Record<string, string> {
  const { minimumOrderSubtotal, instalments, scarcityThreshold, giftCardMonths, currency } = settingsBody(typed);
  const amount = (text: string) => readDecimal(text, 'en', placesOf(currency));
  const errors: Record<string, string> = {};
  if (minimumOrderSubtotal !== null && amount(minimumOrderSubtotal) === undefined) errors['minimum'] = faults.amount;
  if (instalments) {
    const [from, to] = [amount(instalments.minimum), amount(instalments.maximum)];
    if (from === undefined) errors['instalmentsFrom'] = faults.amount;
    if (to === undefined) errors['instalmentsTo'] = faults.amount;
    else if (from !== undefined && Number(to) < Number(from)) errors['instalmentsTo'] = faults.below;
  }
  if (scarcityThreshold < 0 || scarcityThreshold > highestThreshold) errors['scarcityThreshold'] = faults.threshold;
  if (giftCardMonths < 0 || giftCardMonths > mostMonths) errors['giftCardMonths'] = faults.months;
  return errors;
}

function written(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
