import { defineTexts } from '../texts/texts.ts';
import type { SwitchedFeature } from './switched-features.ts';

interface PlanTexts {
  readonly title: string;
  readonly lead: string;
  readonly leadForOthers: string;
  readonly switchedOn: (label: string) => string;
  readonly switchedOff: (label: string) => string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly features: Readonly<Record<SwitchedFeature, { readonly label: string; readonly text: string }>>;
}

export const planTexts = defineTexts<PlanTexts>({
  en: {
    title: 'Features',
    lead: 'What you switch off disappears from the website and from the back office. Nothing is deleted.',
    leadForOthers: 'What this website can do. The owner can change it.',
    switchedOn: (label) => `${label}: on`,
    switchedOff: (label) => `${label}: off`,
    reasons: { ownerDecides: 'Only the owner can change this.' },
    features: {
      COMMERCE: { label: 'Store', text: 'Products, cart, checkout and orders' },
      BNPL_BRAND_A: { label: 'Instalments, first provider', text: 'Paying a total in equal parts' },
      BNPL_BRAND_B: { label: 'Instalments, second provider', text: 'Paying a total in equal parts' },
      SITE_USER_ACCOUNTS: { label: 'Customer accounts', text: 'Sign-in, addresses and past orders of your customers' },
    },
  },
  de: {
    title: 'Funktionen',
    lead: 'Was Sie ausschalten, verschwindet von der Website und aus der Verwaltung. Gelöscht wird nichts.',
    leadForOthers: 'Was diese Website kann. Der Inhaber kann es ändern.',
    switchedOn: (label) => `${label}: an`,
    switchedOff: (label) => `${label}: aus`,
    reasons: { ownerDecides: 'Nur der Inhaber kann das ändern.' },
    features: {
      COMMERCE: { label: 'Shop', text: 'Produkte, Warenkorb, Kasse und Bestellungen' },
      BNPL_BRAND_A: { label: 'Ratenzahlung, erster Anbieter', text: 'Einen Betrag in gleichen Teilen zahlen' },
      BNPL_BRAND_B: { label: 'Ratenzahlung, zweiter Anbieter', text: 'Einen Betrag in gleichen Teilen zahlen' },
      SITE_USER_ACCOUNTS: { label: 'Kundenkonten', text: 'Anmeldung, Adressen und frühere Bestellungen Ihrer Kunden' },
    },
  },
  fr: {
    title: 'Fonctions',
    lead: 'Ce que vous désactivez disparaît du site et de l’administration. Rien n’est supprimé.',
    leadForOthers: 'Ce que ce site sait faire. Le propriétaire peut le modifier.',
    switchedOn: (label) => `${label} : activé`,
    switchedOff: (label) => `${label} : désactivé`,
    reasons: { ownerDecides: 'Seul le propriétaire peut modifier cela.' },
    features: {
      COMMERCE: { label: 'Boutique', text: 'Produits, panier, caisse et commandes' },
      BNPL_BRAND_A: {
        label: 'Paiement en plusieurs fois, premier prestataire',
        text: 'Payer un total en parts égales',
      },
      BNPL_BRAND_B: { label: 'Paiement en plusieurs fois, second prestataire', text: 'Payer un total en parts égales' },
      SITE_USER_ACCOUNTS: {
        label: 'Comptes clients',
        text: 'Connexion, adresses et commandes passées de vos clients',
      },
    },
  },
});
