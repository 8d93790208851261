import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { offlineProvider } from './offline-provider.ts';
import type { OfferedPurchase, PaymentProvider } from './provider.ts';
import { isSwitchedOn } from './settings/settings.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { instalmentProvider } from './test-bank/instalment-provider.ts';
import type { BankParts } from './test-bank/test-bank.ts';
import { testProvider } from './test-bank/test-provider.ts';
import { takesTestPayments } from './test-payments.ts';

declare module '../../platform/parts.ts' {
  interface Parts {
    /** Payment providers besides the built-in ones. */
    readonly paymentProviders?: readonly PaymentProvider[];
  }
}

type ProviderParts = BankParts & Pick<Parts, 'paymentProviders' | 'log'>;

/** All payment providers, in the order of the checkout page. Payments begun with any of them are completed. */
export function paymentProviders(parts: ProviderParts): readonly PaymentProvider[] {
  return allProviders(parts, true);
}

/** Whether the owner collects the money of this provider, and so has to return it as well. */
export function isPaidByHand(parts: ProviderParts, name: string): boolean {
  return paymentProviders(parts).some((provider) => provider.name === name && provider.takesMoney === 'later');
}

/** The providers for new payments where the shop is visited by these hosts; `isOffered` decides for each purchase. */
export function providersOnOffer(parts: ProviderParts, hosts: readonly string[]): readonly PaymentProvider[] {
  return allProviders(parts, takesTestPayments(parts.config, hosts));
}

function allProviders(parts: ProviderParts, takesTests: boolean): readonly PaymentProvider[] {
  return [
    stripeProvider(parts, takesTests),
    ...(takesTests ? [testProvider(parts)] : []),
    offlineProvider,
    ...(takesTests ? [instalmentProvider(parts)] : []),
    ...(parts.paymentProviders ?? []),
  ];
}

/** Whether a payment with this provider moves no money on this website. */
export function isTestProvider(provider: Pick<PaymentProvider, 'isTest'>, website: Pick<Website, 'settings'>): boolean {
  return provider.isTest?.(website) ?? false;
}

/**
 * Whether a purchase can be paid with this provider: its website has it switched on (D-175), and it accepts such
 * purchases.
 */
export function isOffered(provider: PaymentProvider, purchase: OfferedPurchase): boolean {
  // If there is nothing to pay, nothing needs to be switched on.
  const isOn = purchase.total.minorUnits === 0n || isSwitchedOn(purchase.website, provider.name);
  return isOn && (provider.isOffered?.(purchase) ?? true);
}
