import type { Config } from '../../platform/config/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { instalmentProvider } from './instalment-provider.ts';
import { offlineProvider } from './offline-provider.ts';
import type { PaymentProvider } from './provider.ts';
import type { BankParts } from './test-bank.ts';
import { testProvider } from './test-provider.ts';

type ProviderParts = BankParts & Pick<Parts, 'paymentProviders'>;

/** All ways to pay, in the order the checkout page offers them. What was begun with one of them is brought to its end. */
export function paymentProviders(parts: ProviderParts): readonly PaymentProvider[] {
  return [testProvider(parts), offlineProvider, instalmentProvider(parts), ...(parts.paymentProviders ?? [])];
}

/** The ways in which something new can be paid. */
export function providersOnOffer(parts: ProviderParts): readonly PaymentProvider[] {
  return takesTestPayments(parts.config)
    ? paymentProviders(parts)
    : [offlineProvider, ...(parts.paymentProviders ?? [])];
}

type PaymentSettings = Pick<Config, 'testPayments' | 'paymentModule' | 'publicUrl'>;

/** Who pays by a test card gets something for nothing, so a shop that is open to others takes none unless it is told to. */
export function takesTestPayments({ testPayments, paymentModule, publicUrl }: PaymentSettings): boolean {
  if (testPayments !== undefined) return testPayments === 'allow';
  return paymentModule === undefined && (publicUrl === undefined || isLocal(new URL(publicUrl).hostname));
}

function isLocal(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\]|.+\.(localhost|test))$/.test(host);
}
