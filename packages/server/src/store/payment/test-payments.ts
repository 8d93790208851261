import type { Config } from '../../platform/config/index.ts';
import { isPrivatePlace } from '../../platform/website/index.ts';

type PaymentSettings = Pick<Config, 'testPayments' | 'paymentModule' | 'publicUrl' | 'host'>;

/**
 * A test card gets goods for nothing, so a shop that strangers can reach accepts none unless it is told to, and then
 * all its pages say so.
 */
export function takesTestPayments(settings: PaymentSettings, hosts: readonly string[] = []): boolean {
  const { testPayments, paymentModule } = settings;
  if (testPayments !== undefined) return testPayments === 'allow';
  return paymentModule === undefined && isPrivatePlace(settings, hosts);
}
