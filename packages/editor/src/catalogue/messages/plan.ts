import { defineTexts } from '../../texts/texts.ts';

/** How a product is sold by subscription. */
export const planTexts = defineTexts({
  en: {
    plan: 'Subscription',
    hasPlan: 'Sell by subscription',
    hasPlanHint: 'The card is saved and charged again for each period, at the price of the purchase.',
    planEvery: 'Every',
    planUnit: 'Unit',
    planUnits: { WEEK: 'Weeks', MONTH: 'Months', YEAR: 'Years' },
    planCycles: 'Number of payments',
    planCyclesHint: '0 for no end.',
    noPlan: 'No',
    planSaid: (value: number, unit: string, cycles: number) =>
      cycles === 0 ? `Every ${value} ${unit}` : `Every ${value} ${unit}, ${cycles} times`,
  },
  de: {
    plan: 'Abo',
    hasPlan: 'Als Abo verkaufen',
    hasPlanHint: 'Die Karte wird gespeichert und für jeden Zeitraum wieder belastet, zum Preis beim Kauf.',
    planEvery: 'Alle',
    planUnit: 'Einheit',
    planUnits: { WEEK: 'Wochen', MONTH: 'Monate', YEAR: 'Jahre' },
    planCycles: 'Anzahl der Zahlungen',
    planCyclesHint: '0 für unbegrenzt.',
    noPlan: 'Nein',
    planSaid: (value: number, unit: string, cycles: number) =>
      cycles === 0 ? `Alle ${value} ${unit}` : `Alle ${value} ${unit}, ${cycles}-mal`,
  },
  fr: {
    plan: 'Abonnement',
    hasPlan: 'Vendre par abonnement',
    hasPlanHint: 'La carte est enregistrée et débitée à chaque période, au prix de l’achat.',
    planEvery: 'Tous les',
    planUnit: 'Unité',
    planUnits: { WEEK: 'Semaines', MONTH: 'Mois', YEAR: 'Ans' },
    planCycles: 'Nombre de paiements',
    planCyclesHint: '0 pour une durée illimitée.',
    noPlan: 'Non',
    planSaid: (value: number, unit: string, cycles: number) =>
      cycles === 0 ? `Tous les ${value} ${unit}` : `Tous les ${value} ${unit}, ${cycles} fois`,
  },
});
