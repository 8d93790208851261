import { defineTexts } from '../texts/texts.ts';

export const paymentTexts = defineTexts({
  en: {
    title: 'Ways to pay',
    ways: 'At the checkout',
    waysHint: 'What customers can choose at the checkout. The keys of a provider are with the operator.',
    none: 'None',
    offline: 'Offline payment',
    offlineHint: 'By transfer, on delivery or at the counter. The order waits until you mark it as paid.',
    howToPay: 'How to pay',
    unpaid: 'Unpaid orders',
    days: 'Cancel after (days)',
    daysHint: 'The stock returns, and the customer gets an email. 0: only you cancel.',
    perEmail: 'At most per email address',
    perNetwork: 'At most per internet connection',
    perNetworkHint: 'Keeps strangers from blocking your stock.',
    preview: 'What customers read',
    language: 'Language',
    afterOrder: 'After an order with offline payment, and in its email:',
    neverExpires: 'The order waits until you cancel it.',
    expires: (days: number) =>
      days === 1
        ? 'Without payment, the order is cancelled after 1 day.'
        : `Without payment, the order is cancelled after ${days} days.`,
    nobodyPays: 'Nobody can pay',
    nobodyPaysText: 'No way to pay is on. Only orders that cost nothing can be placed.',
    faults: {
      howToPay: 'Write how to pay before you switch offline payment on.',
      days: 'Enter a whole number from 0 to 365.',
      limit: 'Enter a whole number from 1 to 10000.',
    },
  },
  de: {
    title: 'Zahlungsarten',
    ways: 'An der Kasse',
    waysHint: 'Was Ihre Kundschaft an der Kasse wählen kann. Die Schlüssel eines Anbieters hat der Betreiber.',
    none: 'Keine',
    offline: 'Zahlung ohne Anbieter',
    offlineHint:
      'Per Überweisung, bei Lieferung oder vor Ort. Die Bestellung wartet, bis Sie sie als bezahlt markieren.',
    howToPay: 'So wird bezahlt',
    unpaid: 'Unbezahlte Bestellungen',
    days: 'Stornieren nach (Tagen)',
    daysHint: 'Der Bestand kommt zurück, und es geht eine E-Mail hinaus. 0: nur Sie stornieren.',
    perEmail: 'Höchstens pro E-Mail-Adresse',
    perNetwork: 'Höchstens pro Internetanschluss',
    perNetworkHint: 'Damit Fremde nicht Ihren Bestand blockieren.',
    preview: 'Was Ihre Kundschaft liest',
    language: 'Sprache',
    afterOrder: 'Nach einer Bestellung ohne Anbieter und in der E-Mail dazu:',
    neverExpires: 'Die Bestellung wartet, bis Sie sie stornieren.',
    expires: (days: number) =>
      days === 1
        ? 'Ohne Zahlung wird die Bestellung nach 1 Tag storniert.'
        : `Ohne Zahlung wird die Bestellung nach ${days} Tagen storniert.`,
    nobodyPays: 'Niemand kann bezahlen',
    nobodyPaysText: 'Keine Zahlungsart ist eingeschaltet. Nur kostenlose Bestellungen sind möglich.',
    faults: {
      howToPay: 'Schreiben Sie, wie bezahlt wird, bevor Sie diese Zahlungsart einschalten.',
      days: 'Geben Sie eine ganze Zahl von 0 bis 365 ein.',
      limit: 'Geben Sie eine ganze Zahl von 1 bis 10000 ein.',
    },
  },
  fr: {
    title: 'Moyens de paiement',
    ways: 'Au moment du paiement',
    waysHint: 'Ce que vos clients peuvent choisir. Les clés d’un prestataire sont chez l’exploitant.',
    none: 'Aucun',
    offline: 'Paiement hors ligne',
    offlineHint: 'Par virement, à la livraison ou sur place. La commande attend que vous la marquiez comme payée.',
    howToPay: 'Comment payer',
    unpaid: 'Commandes impayées',
    days: 'Annuler après (jours)',
    daysHint: 'Le stock revient et le client reçoit un e-mail. 0 : vous seul annulez.',
    perEmail: 'Au plus par adresse e-mail',
    perNetwork: 'Au plus par connexion internet',
    perNetworkHint: 'Pour que des inconnus ne bloquent pas votre stock.',
    preview: 'Ce que lisent vos clients',
    language: 'Langue',
    afterOrder: 'Après une commande hors ligne, et dans son e-mail :',
    neverExpires: 'La commande attend que vous l’annuliez.',
    expires: (days: number) =>
      days === 1
        ? 'Sans paiement, la commande est annulée après 1 jour.'
        : `Sans paiement, la commande est annulée après ${days} jours.`,
    nobodyPays: 'Personne ne peut payer',
    nobodyPaysText: 'Aucun moyen de paiement n’est activé. Seules les commandes gratuites sont possibles.',
    faults: {
      howToPay: 'Expliquez comment payer avant d’activer le paiement hors ligne.',
      days: 'Saisissez un nombre entier de 0 à 365.',
      limit: 'Saisissez un nombre entier de 1 à 10000.',
    },
  },
});

export type PaymentWords = (typeof paymentTexts)['en'];
