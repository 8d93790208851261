import type { Config } from '../../platform/config/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { isPrivatePlace } from '../../platform/website/index.ts';
import { instalmentProvider } from './instalment-provider.ts';
import { offlineProvider } from './offline-provider.ts';
import type { PaymentProvider } from './provider.ts';
import type { BankParts } from './test-bank.ts';
import { testProvider } from './test-provider.ts';

declare module '../../platform/parts.ts' {
  interface Parts {
    /** Ways to pay beside the built-in ones. */
    readonly paymentProviders?: readonly PaymentProvider[];
  }
}

type ProviderParts = BankParts & Pick<Parts, 'paymentProviders'>;

/** All ways to pay, in the order the checkout page offers them. What was begun with one of them is brought to its end. */
export function paymentProviders(parts: ProviderParts): readonly PaymentProvider[] {
  return [testProvider(parts), offlineProvider, instalmentProvider(parts), ...(parts.paymentProviders ?? [])];
}

/** The ways in which something new can be paid where the shop is visited by these hosts. */
export function providersOnOffer(parts: ProviderParts, hosts: readonly string[]): readonly PaymentProvider[] {
  return takesTestPayments(parts.config, hosts)
    ? paymentProviders(parts)
    : [offlineProvider, ...(parts.paymentProviders ?? [])];
}

type PaymentSettings = Pick<Config, 'testPayments' | 'paymentModule' | 'publicUrl' | 'host'>;

/**
 * Who pays by a test card gets something for nothing, so a shop that strangers may reach takes none unless it is told to, and then
 * all its pages say so.
 */
export function takesTestPayments(settings: PaymentSettings, hosts: readonly string[] = []): boolean {
  const { testPayments, paymentModule } = settings;
  if (testPayments !== undefined) return testPayments === 'allow';
  return paymentModule === undefined && isPrivatePlace(settings, hosts);
}
