import { findLanguage } from '@awning/formats';
import type { Parts } from '../../../platform/parts.ts';
import type { ProviderFields } from '../provider.ts';
import { stripeFieldsTexts } from './messages.ts';

/** The host of the script, unless the operator names another one. */
const STRIPE_SCRIPT_HOST = 'js.stripe.com';

/** What Stripe's own script loads and calls, besides the host that it comes from. */
const sisterOrigins = ['https://*.js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com'];

/** Fields that Stripe draws in a frame, so that no card number reaches the shop. Its script is loaded with them. */
export function stripeFields({ config }: Pick<Parts, 'config'>): ProviderFields {
  const { origin, hostname } = new URL(config.stripeScriptUrl);
  const origins = hostname === STRIPE_SCRIPT_HOST ? [origin, ...sisterOrigins] : [origin];
  return {
    element: {
      tag: 'stripe-fields',
      name: 'stripeMethod',
      origins,
      walletOrigins: [origin],
      attributes: ({ settings }, language) => ({
        'data-key': settings.stripePublishableKey,
        'data-script': config.stripeScriptUrl,
        'data-unreachable':
          stripeFieldsTexts[findLanguage(Object.keys(stripeFieldsTexts), language, 'en') ?? 'en'] ?? '',
      }),
    },
  };
}
