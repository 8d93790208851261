import { defineTexts } from '../texts/texts.ts';

export const paymentTexts = defineTexts({
  en: {
    title: 'Ways to pay',
    ways: 'At the checkout',
    waysHint:
      'What customers can choose at the checkout. You can switch on offline payment today. Cards need a provider: enter the keys of your Stripe account below.',
    testHint: 'Only for trying out: no money arrives. Switch it off before you open the shop.',
    alsoTests: 'Test payments are on',
    alsoTestsText: 'Customers could choose them and order without paying. Switch them off before you open the shop.',
    onlyTests: 'No money arrives',
    onlyTestsText:
      'Only test payments are on: customers could order without paying. Switch on a way that brings money.',
    none: 'None',
    stripe: 'Cards by Stripe',
    stripeHint: 'Cards, Apple Pay and Google Pay, with your own Stripe account.',
    stripeKeys: { none: 'Enter keys', test: 'Test keys', live: 'Live keys' },
    offline: 'Offline payment',
    offlineHint: 'By transfer, on delivery or at the counter. The order waits until you mark it as paid.',
    offlineName: 'Name at the checkout (optional)',
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
    waysHint:
      'Was Ihre Kundschaft an der Kasse wählen kann. Die Zahlung ohne Anbieter können Sie sofort einschalten. Karten brauchen einen Anbieter: Geben Sie unten die Schlüssel Ihres Stripe-Kontos ein.',
    testHint: 'Nur zum Ausprobieren: Es kommt kein Geld an. Schalten Sie es aus, bevor Sie den Shop öffnen.',
    alsoTests: 'Testzahlungen sind eingeschaltet',
    alsoTestsText:
      'Ihre Kundschaft könnte sie wählen und bestellen, ohne zu bezahlen. Schalten Sie sie aus, bevor Sie den Shop öffnen.',
    onlyTests: 'Es kommt kein Geld an',
    onlyTestsText:
      'Nur Testzahlungen sind eingeschaltet: Man könnte bestellen, ohne zu bezahlen. Schalten Sie eine Zahlungsart ein, die Geld bringt.',
    none: 'Keine',
    stripe: 'Karten über Stripe',
    stripeHint: 'Karten, Apple Pay und Google Pay, mit Ihrem eigenen Stripe-Konto.',
    stripeKeys: { none: 'Schlüssel eingeben', test: 'Testschlüssel', live: 'Echte Schlüssel' },
    offline: 'Zahlung ohne Anbieter',
    offlineHint:
      'Per Überweisung, bei Lieferung oder vor Ort. Die Bestellung wartet, bis Sie sie als bezahlt markieren.',
    offlineName: 'Name an der Kasse (optional)',
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
    waysHint:
      'Ce que vos clients peuvent choisir. Vous pouvez activer le paiement hors ligne dès maintenant. Les cartes demandent un prestataire : saisissez plus bas les clés de votre compte Stripe.',
    testHint: 'Pour essayer seulement : aucun argent n’arrive. Désactivez-le avant d’ouvrir la boutique.',
    alsoTests: 'Les paiements de test sont activés',
    alsoTestsText:
      'Vos clients pourraient les choisir et commander sans payer. Désactivez-les avant d’ouvrir la boutique.',
    onlyTests: 'Aucun argent n’arrive',
    onlyTestsText:
      'Seuls des paiements de test sont activés : on pourrait commander sans payer. Activez un moyen qui rapporte de l’argent.',
    none: 'Aucun',
    stripe: 'Cartes par Stripe',
    stripeHint: 'Cartes, Apple Pay et Google Pay, avec votre propre compte Stripe.',
    stripeKeys: { none: 'Saisir les clés', test: 'Clés de test', live: 'Clés réelles' },
    offline: 'Paiement hors ligne',
    offlineHint: 'Par virement, à la livraison ou sur place. La commande attend que vous la marquiez comme payée.',
    offlineName: 'Nom lors du paiement (facultatif)',
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
