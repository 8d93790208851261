import { defineTexts } from '../../texts/texts.ts';

/** Payments that a cardholder disputes at the bank. */
export const disputeTexts = defineTexts({
  en: {
    disputeTitle: {
      'needs-response': 'Payment disputed: please send evidence',
      'under-review': 'Payment disputed: evidence under review',
      won: 'Dispute won',
      lost: 'Dispute lost',
    },
    disputeText: (sum: string) => ({
      'needs-response': `The cardholder has asked the bank to return ${sum}. Send your evidence to the payment provider, such as proof of delivery; without it you lose. Please refund nothing meanwhile, or you may pay twice.`,
      'under-review': `The bank is looking at your evidence about ${sum}. Please refund nothing meanwhile, or you may pay twice.`,
      won: `The dispute over ${sum} was closed in your favour. The money stays with you.`,
      lost: `The bank has returned ${sum} to the cardholder. Please refund nothing for this again.`,
    }),
    disputeDue: (day: string) => `Evidence counts until ${day}.`,
    disputeReason: (reason: string) => `Reason given: ${reason}`,
    disputeLink: 'Send evidence to the payment provider',
    disputeLookUp: 'See the dispute at the payment provider',
    disputeReasons: {
      credit_not_processed: 'a promised refund did not arrive',
      duplicate: 'charged twice',
      fraudulent: 'the cardholder did not make this payment',
      general: 'not said',
      product_not_received: 'the product did not arrive',
      product_unacceptable: 'the product was damaged or not as described',
      subscription_canceled: 'the subscription had been cancelled',
      unrecognized: 'the cardholder does not recognise the payment',
    },
  },
  de: {
    disputeTitle: {
      'needs-response': 'Zahlung angefochten: Bitte senden Sie Belege',
      'under-review': 'Zahlung angefochten: Ihre Belege werden geprüft',
      won: 'Anfechtung gewonnen',
      lost: 'Anfechtung verloren',
    },
    disputeText: (sum: string) => ({
      'needs-response': `Der Karteninhaber hat seine Bank gebeten, ${sum} zurückzuholen. Senden Sie dem Zahlungsanbieter Ihre Belege, zum Beispiel den Zustellnachweis; ohne sie verlieren Sie. Bitte erstatten Sie inzwischen nichts, sonst zahlen Sie womöglich doppelt.`,
      'under-review': `Die Bank prüft Ihre Belege zu ${sum}. Bitte erstatten Sie inzwischen nichts, sonst zahlen Sie womöglich doppelt.`,
      won: `Die Anfechtung über ${sum} wurde zu Ihren Gunsten entschieden. Das Geld bleibt bei Ihnen.`,
      lost: `Die Bank hat dem Karteninhaber ${sum} zurückgegeben. Bitte erstatten Sie dafür nicht noch einmal.`,
    }),
    disputeDue: (day: string) => `Belege zählen bis ${day}.`,
    disputeReason: (reason: string) => `Angegebener Grund: ${reason}`,
    disputeLink: 'Belege an den Zahlungsanbieter senden',
    disputeLookUp: 'Anfechtung beim Zahlungsanbieter ansehen',
    disputeReasons: {
      credit_not_processed: 'eine zugesagte Erstattung kam nicht an',
      duplicate: 'doppelt abgebucht',
      fraudulent: 'der Karteninhaber hat diese Zahlung nicht veranlasst',
      general: 'nicht genannt',
      product_not_received: 'die Ware kam nicht an',
      product_unacceptable: 'die Ware war beschädigt oder nicht wie beschrieben',
      subscription_canceled: 'das Abo war gekündigt',
      unrecognized: 'der Karteninhaber erkennt die Zahlung nicht wieder',
    },
  },
  fr: {
    disputeTitle: {
      'needs-response': 'Paiement contesté : envoyez vos justificatifs',
      'under-review': 'Paiement contesté : justificatifs en cours d’examen',
      won: 'Litige gagné',
      lost: 'Litige perdu',
    },
    disputeText: (sum: string) => ({
      'needs-response': `Le titulaire de la carte a demandé à sa banque de lui rendre ${sum}. Envoyez vos justificatifs au prestataire de paiement, par exemple la preuve de livraison ; sans eux, vous perdez le litige. Ne remboursez rien entre-temps, vous risqueriez de payer deux fois.`,
      'under-review': `La banque examine vos justificatifs pour ${sum}. Ne remboursez rien entre-temps, vous risqueriez de payer deux fois.`,
      won: `Le litige de ${sum} est clos en votre faveur. L’argent vous reste.`,
      lost: `La banque a rendu ${sum} au titulaire de la carte. Ne remboursez pas cette somme une seconde fois.`,
    }),
    disputeDue: (day: string) => `Les justificatifs comptent jusqu’au ${day}.`,
    disputeReason: (reason: string) => `Motif indiqué : ${reason}`,
    disputeLink: 'Envoyer des justificatifs au prestataire de paiement',
    disputeLookUp: 'Voir le litige chez le prestataire de paiement',
    disputeReasons: {
      credit_not_processed: 'un remboursement promis n’est pas arrivé',
      duplicate: 'débité deux fois',
      fraudulent: 'le titulaire de la carte n’a pas fait ce paiement',
      general: 'non précisé',
      product_not_received: 'le produit n’est pas arrivé',
      product_unacceptable: 'le produit était abîmé ou non conforme à la description',
      subscription_canceled: 'l’abonnement avait été résilié',
      unrecognized: 'le titulaire de la carte ne reconnaît pas le paiement',
    },
  },
});
