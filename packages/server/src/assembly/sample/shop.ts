import { defaultWebsiteSettings } from '@awning/site-model';
import type { NewWebsite } from '../../platform/website/index.ts';

/** Marram Pottery: two people, one kiln, behind a dike on the North Sea. */
export function sampleWebsite(): NewWebsite {
  const settings = defaultWebsiteSettings();
  return {
    name: 'Marram Pottery',
    languages: [
      { code: 'en', name: 'English', isPrimary: true, enabled: true },
      { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true },
      { code: 'fr', name: 'Français', isPrimary: false, enabled: true },
    ],
    settings: {
      ...settings,
      timeZone: 'Europe/Berlin',
      storeSettings: {
        ...settings.storeSettings,
        currency: 'EUR',
        country: 'DE',
        postalCode: '25899',
        restockSignUpEnabled: true,
      },
      paymentSettings: { ...settings.paymentSettings, waysToPay: { offline: true }, howToPay },
    },
  };
}

const howToPay = {
  en: 'Pay in cash or by card when you collect your order at the pottery, on Fridays and Saturdays from 10 to 6.\nOr transfer the total to Marram Pottery, DE02 1203 0000 0000 2020 51, with your order number.',
  de: 'Zahlen Sie bar oder mit Karte, wenn Sie Ihre Bestellung in der Töpferei abholen, freitags und samstags von 10 bis 18 Uhr.\nOder überweisen Sie den Betrag an Marram Pottery, DE02 1203 0000 0000 2020 51, mit Ihrer Bestellnummer.',
  fr: 'Payez en espèces ou par carte en retirant votre commande à l’atelier, le vendredi et le samedi de 10 h à 18 h.\nOu virez le montant à Marram Pottery, DE02 1203 0000 0000 2020 51, avec votre numéro de commande.',
};
