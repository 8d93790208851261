import { STRIPE_PAYMENT } from '@awning/site-model';
import type { PaymentFields, PaymentProvider, ReadPayment } from '../provider.ts';
import { cancelCharge, chargeIntent, findCharge, returnAddress } from './charges.ts';
import type { StripeParts } from './client.ts';
import { stripeDisputes } from './disputes.ts';
import { readStripeEvent } from './events.ts';
import { stripeFields } from './fields.ts';
import { isTestKey } from './keys.ts';
import { stripeRefunds } from './refunds.ts';
import { savedStripeCards } from './saved-cards.ts';

/** Cards and wallets by Stripe. `takesTestKeys`: whether payments that move no money may be offered. */
export function stripeProvider(parts: StripeParts, takesTestKeys: boolean): PaymentProvider {
  return {
    name: STRIPE_PAYMENT,
    labels: { en: 'Card', de: 'Karte', fr: 'Carte' },
    takesMoney: 'now',
    asksForCard: true,
    isTest: ({ settings }) => isTestKey(settings.stripePublishableKey),
    isOffered({ website: { settings }, total }) {
      const { stripePublishableKey: key } = settings;
      return total.minorUnits > 0n && key !== '' && (takesTestKeys || !isTestKey(key));
    },
    fields: stripeFields(parts),
    read: readMethod,
    charge: async (charge) =>
      await chargeIntent(parts, charge, {
        confirmations: [
          { payment_method: String(charge.instrument['method']), return_url: await returnAddress(parts, charge) },
        ],
      }),
    find: (websiteId, key) => findCharge(parts, websiteId, key),
    cancel: cancelCharge(parts),
    readEvent: (event) => readStripeEvent(parts, event),
    refunds: stripeRefunds(parts),
    savedInstruments: savedStripeCards(parts),
    disputes: stripeDisputes(parts),
  };
}

/** Stripe's own fields return the id of what was typed there; anything else, such as a card number, is refused. */
function readMethod({ stripeMethod: method }: PaymentFields): ReadPayment {
  const isMethod = typeof method === 'string' && /^pm_\w{1,250}$/.test(method);
  return isMethod ? { ok: true, instrument: { method } } : { ok: false, errors: { stripeMethod: 'required' } };
}
