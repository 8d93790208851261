import { selectMembers } from '../../../people/team/index.ts';
import type { Connection } from '../../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { donationItem } from './donation-item.ts';

export interface AlertData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly count: string;
  readonly itemId: string;
  readonly link: string;
}

/** Mails the owner a warning, which is also in the outbox. For a website without an owner only the log gets it. */
export async function sendAlert(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  website: Website,
  { itemId, count }: { readonly itemId: string; readonly count: number },
  template: MailTemplate<AlertData> = cardAlertTemplate,
): Promise<void> {
  const [owner] = await selectMembers(connection, website.id);
  if (!owner) return;
  await sendMail(parts, connection, {
    websiteId: website.id,
    to: owner.email,
    language: owner.language ?? primaryLanguage(website),
    template,
    data: {
      websiteName: website.name,
      count: String(count),
      itemId: itemId === donationItem ? 'donations' : itemId,
      link: new URL('/config/commerce/orders', mailAddress(parts.config, website)).href,
    },
  });
}

/** The layout of all warnings about a product. */
export const alertLayout: Pick<MailTemplate<AlertData>, 'html' | 'text' | 'example'> = {
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    paragraph('{texts.effect|html}'),
    paragraph('{texts.advice|html}'),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{texts.effect}\n\n{texts.advice}\n\n{texts.action}: {link}',
  example: {
    websiteName: 'Example Shop',
    count: '42',
    itemId: '0190a1b2-0000-7000-8000-000000000000',
    link: 'https://shop.example/config/commerce/orders',
  },
};

export const cardAlertTemplate: MailTemplate<AlertData> = {
  kind: 'card-alert',
  audience: 'team',
  texts: {
    en: {
      subject: 'Someone may be testing stolen cards at {websiteName}',
      title: 'Many card payments are being declined',
      intro:
        'In the last ten minutes {count} card payments for one product ({itemId}) were declined, more than were paid.',
      effect:
        'Awning now slows down card payments for this product. Other products and payment methods are not affected.',
      advice: 'Check the latest orders for suspicious names and addresses, and inform your payment provider.',
      action: 'Show orders',
      footer: 'You are receiving this email because you own {websiteName}. It is sent at most once an hour.',
    },
    de: {
      subject: 'Jemand probiert vielleicht gestohlene Karten bei {websiteName} aus',
      title: 'Viele Kartenzahlungen werden abgelehnt',
      intro:
        'In den letzten zehn Minuten wurden {count} Kartenzahlungen für ein Produkt ({itemId}) abgelehnt, mehr als bezahlt wurden.',
      effect:
        'Awning bremst Kartenzahlungen für dieses Produkt jetzt. Andere Produkte und Zahlungsarten sind nicht betroffen.',
      advice:
        'Prüfen Sie die letzten Bestellungen auf verdächtige Namen und Adressen und informieren Sie Ihren Zahlungsanbieter.',
      action: 'Bestellungen ansehen',
      footer:
        'Sie erhalten diese E-Mail, weil Ihnen {websiteName} gehört. Sie wird höchstens einmal pro Stunde verschickt.',
    },
    fr: {
      subject: 'Quelqu’un essaie peut-être des cartes volées sur {websiteName}',
      title: 'De nombreux paiements par carte sont refusés',
      intro:
        'Ces dix dernières minutes, {count} paiements par carte pour un produit ({itemId}) ont été refusés, plus qu’il n’y en a eu de payés.',
      effect:
        'Awning ralentit désormais les paiements par carte pour ce produit. Les autres produits et moyens de paiement ne sont pas concernés.',
      advice:
        'Parcourez les dernières commandes à la recherche de noms et d’adresses suspects et prévenez votre prestataire de paiement.',
      action: 'Voir les commandes',
      footer:
        'Vous recevez cet e-mail parce que {websiteName} vous appartient. Il est envoyé au plus une fois par heure.',
    },
  },
  ...alertLayout,
};
