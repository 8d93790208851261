import type { MailTemplate } from '../../../platform/mail/index.ts';
import { type AlertData, alertLayout } from '../../payment/index.ts';

export const receiptAlertTemplate: MailTemplate<AlertData> = {
  kind: 'receipt-alert',
  audience: 'team',
  texts: {
    en: {
      subject: 'Someone may be using {websiteName} to email strangers',
      title: 'Many orders are not paid',
      intro:
        'In the last ten minutes {count} orders for one product ({itemId}) came in without payment, more than were paid.',
      effect:
        'All of them remain valid, but Awning now sends only some of the receipts for this product. Orders that are paid immediately are not affected.',
      advice:
        'Check the latest orders for suspicious names and addresses. If you do not know the reason, offer only immediate payment for a while.',
      action: 'Show orders',
      footer: 'You are receiving this email because you own {websiteName}. It is sent at most once an hour.',
    },
    de: {
      subject: 'Jemand benutzt {websiteName} vielleicht, um Fremden zu schreiben',
      title: 'Viele Bestellungen werden nicht bezahlt',
      intro:
        'In den letzten zehn Minuten kamen {count} Bestellungen für ein Produkt ({itemId}) ohne Zahlung an, mehr als bezahlt wurden.',
      effect:
        'Sie bleiben alle bestehen, aber Awning verschickt für dieses Produkt jetzt nur noch einen Teil der Bestätigungen. Sofort bezahlte Bestellungen sind nicht betroffen.',
      advice:
        'Prüfen Sie die letzten Bestellungen auf verdächtige Namen und Adressen. Wenn Sie den Grund nicht kennen, bieten Sie eine Weile nur sofortige Zahlung an.',
      action: 'Bestellungen ansehen',
      footer:
        'Sie erhalten diese E-Mail, weil Ihnen {websiteName} gehört. Sie wird höchstens einmal pro Stunde verschickt.',
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
      footer:
        'Vous recevez cet e-mail parce que {websiteName} vous appartient. Il est envoyé au plus une fois par heure.',
    },
  },
  ...alertLayout,
};
