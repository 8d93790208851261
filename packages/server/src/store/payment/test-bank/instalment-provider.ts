import { canPayInInstalments, instalmentContext } from '@awning/commerce';
import type { OfferedPurchase, PaymentProvider } from '../provider.ts';
import { type BankParts, testBank } from './test-bank.ts';

/** The sample instalment provider: a simulator on whose page the shopper agrees to the plan (D-056). */
export function instalmentProvider(parts: BankParts): PaymentProvider {
  const bank = testBank(parts);
  return {
    ...bank,
    name: 'instalments',
    labels: { en: 'Pay in instalments (sample)', de: 'In Raten (Muster)', fr: 'En plusieurs fois (exemple)' },
    takesMoney: 'now',
    asksForCard: false,
    isTest: () => true,
    isOffered,
    read: () => ({ ok: true, instrument: {} }),
    charge: (charge) => bank.charge(charge, { state: 'waiting', reason: null, label: 'Instalments' }),
  };
}

function isOffered({ website, language, total, productTypes }: OfferedPurchase): boolean {
  const context = instalmentContext(website.settings.storeSettings, website.planFlags, language);
  return canPayInInstalments(context, productTypes, total);
}
