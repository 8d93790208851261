import { moneyText } from '@awning/formats';
import type { Connection } from '../../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress } from '../../../platform/website/index.ts';
import { aboutOrder } from '../about-order.ts';
import type { CancelledOrder } from '../cancellation-mail.ts';
import { confirmationAddress } from '../confirmation-address.ts';

/**
 * Part of the transaction that cancels the order: both happen, or neither does. The order is unpaid, so the mail
 * repeats nothing that the buyer typed (`quoted-buyer.ts`).
 */
export async function sendExpiry(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order }: CancelledOrder,
): Promise<void> {
  const { currency, total, language, email } = order;
  await sendMail(parts, connection, {
    websiteId: website.id,
    about: aboutOrder(order.id),
    to: email,
    language,
    template: expiryTemplate,
    data: {
      websiteName: website.name,
      number: String(order.number ?? ''),
      total: moneyText(
        { minorUnits: total, currency },
        { useCLDRMoneyFormat: website.settings.useCLDRMoneyFormat, locale: language },
      ),
      link: `${mailAddress(parts.config, website)}${confirmationAddress(website, parts.config.secrets, order)}`,
    },
  });
}

interface ExpiryData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly number: string;
  readonly total: string;
  readonly link: string;
}

export const expiryTemplate: MailTemplate<ExpiryData> = {
  kind: 'order-expiry',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Your unpaid order {number} at {websiteName} was cancelled',
      preview: 'We have not received your payment.',
      title: 'Hello',
      intro:
        'We have not received your payment of {total} for order {number} in time, so we have cancelled the order. You do not owe us anything.',
      paid: 'If you have already paid, please reply to this email and we will sort it out.',
      action: 'See your order',
      footer: 'You are receiving this email because an order was placed with your address at {websiteName}.',
    },
    de: {
      subject: 'Ihre unbezahlte Bestellung {number} bei {websiteName} wurde storniert',
      preview: 'Ihre Zahlung ist nicht bei uns eingegangen.',
      title: 'Guten Tag',
      intro:
        'Ihre Zahlung über {total} für die Bestellung {number} ist nicht rechtzeitig bei uns eingegangen. Wir haben die Bestellung deshalb storniert; Sie schulden uns nichts.',
      paid: 'Falls Sie schon bezahlt haben, antworten Sie bitte auf diese E-Mail. Wir kümmern uns darum.',
      action: 'Bestellung ansehen',
      footer: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse bei {websiteName} bestellt wurde.',
    },
    fr: {
      subject: 'Votre commande impayée {number} chez {websiteName} a été annulée',
      preview: 'Nous n’avons pas reçu votre paiement.',
      title: 'Bonjour',
      intro:
        'Nous n’avons pas reçu à temps votre paiement de {total} pour la commande {number} ; nous l’avons donc annulée. Vous ne nous devez rien.',
      paid: 'Si vous avez déjà payé, répondez à cet e-mail et nous ferons le nécessaire.',
      action: 'Voir la commande',
      footer: 'Vous recevez cet e-mail parce qu’une commande a été passée avec votre adresse chez {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    paragraph('{texts.paid|html}'),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: ['{texts.title}', '', '{texts.intro}', '', '{texts.paid}', '', '{texts.action}: {link}'].join('\n'),
  example: {
    websiteName: 'Example Shop',
    number: '1001',
    total: '€61.90',
    link: 'https://shop.example/checkout/received/1?token=example',
  },
};
