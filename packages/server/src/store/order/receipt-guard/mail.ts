import type { MailTemplate } from '../../../platform/mail/index.ts';
import { type AlertData, alertLayout } from '../../payment/index.ts';

export const receiptAlertTemplate: MailTemplate<AlertData> = {
  kind: 'receipt-alert',
  audience: 'team',
  texts: {
    en: {
      subject: 'Somebody may be using {websiteName} to mail strangers',
      title: 'Many orders are placed and not paid',
      intro:
        'In the last ten minutes {count} orders for one product ({itemId}) came in without payment, more than were paid.',
      effect:
        'All of them stand, but Awning now mails only some of the receipts for this product. Orders that are paid at once are not affected.',
      advice:
        'Look through the latest orders for names and addresses that do not fit. If you do not know the reason, offer only ways to pay at once for a while.',
      action: 'Show orders',
      footer: 'You receive this mail because you own {websiteName}. It comes at most once an hour.',
    },
    de: {
      subject: 'Jemand benutzt {websiteName} vielleicht, um Fremden zu schreiben',
      title: 'Viele Bestellungen werden nicht bezahlt',
      intro:
        'In den letzten zehn Minuten kamen {count} Bestellungen für ein Produkt ({itemId}) ohne Zahlung an, mehr als bezahlt wurden.',
      effect:
        'Sie bleiben alle bestehen, aber Awning verschickt für dieses Produkt jetzt nur noch einen Teil der Bestätigungen. Sofort bezahlte Bestellungen sind nicht betroffen.',
      advice:
        'Sehen Sie die letzten Bestellungen auf unpassende Namen und Adressen durch. Wenn Sie den Grund nicht kennen, bieten Sie eine Weile nur sofortige Zahlung an.',
      action: 'Bestellungen ansehen',
      footer: 'Sie erhalten diese Mail, weil Ihnen {websiteName} gehört. Sie kommt höchstens einmal in der Stunde.',
    },
    fr: {
      subject: 'Quelqu’un se sert peut-être de {websiteName} pour écrire à des inconnus',
      title: 'De nombreuses commandes ne sont pas payées',
      intro:
        'Ces dix dernières minutes, {count} commandes d’un produit ({itemId}) sont arrivées sans paiement, plus qu’il n’y en a eu de payées.',
      effect:
        'Elles restent toutes valables, mais Awning n’envoie plus qu’une partie des confirmations pour ce produit. Les commandes payées tout de suite ne sont pas concernées.',
      advice:
        'Parcourez les dernières commandes à la recherche de noms et d’adresses suspects. Si vous n’en voyez pas la raison, ne proposez pour un temps que le paiement immédiat.',
      action: 'Voir les commandes',
      footer: 'Vous recevez ce message parce que {websiteName} vous appartient. Il vient au plus une fois par heure.',
    },
  },
  ...alertLayout,
};
