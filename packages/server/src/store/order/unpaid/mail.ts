import type { Connection } from '../../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import {
  type MailedOrder,
  type OrderMailData,
  orderMail,
  orderMailData,
  orderMailExample,
  orderMailTexts,
  orderMoney,
} from '../order-mail.ts';

/**
 * Part of the transaction that cancels the order: both happen, or neither does. The order is unpaid, so the mail
 * repeats nothing that the buyer typed (`quoted-buyer.ts`).
 */
export async function sendExpiry(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order }: MailedOrder,
): Promise<void> {
  await sendMail(parts, connection, {
    ...orderMail({ website, order }),
    template: expiryTemplate,
    data: {
      ...orderMailData(parts, { website, order }),
      total: orderMoney({ website, order })(order.total),
    },
  });
}

interface ExpiryData extends OrderMailData {
  readonly total: string;
}

export const expiryTemplate: MailTemplate<ExpiryData> = {
  kind: 'order-expiry',
  audience: 'customer',
  texts: {
    en: {
      ...orderMailTexts.en,
      subject: 'Your unpaid order {number} at {websiteName} was cancelled',
      preview: 'We have not received your payment.',
      intro:
        'We have not received your payment of {total} for order {number} in time, so we have cancelled the order. You do not owe us anything.',
      paid: 'If you have already paid, please reply to this email and we will sort it out.',
    },
    de: {
      ...orderMailTexts.de,
      subject: 'Ihre unbezahlte Bestellung {number} bei {websiteName} wurde storniert',
      preview: 'Ihre Zahlung ist nicht bei uns eingegangen.',
      intro:
        'Ihre Zahlung über {total} für die Bestellung {number} ist nicht rechtzeitig bei uns eingegangen. Wir haben die Bestellung deshalb storniert; Sie schulden uns nichts.',
      paid: 'Falls Sie schon bezahlt haben, antworten Sie bitte auf diese E-Mail. Wir kümmern uns darum.',
    },
    fr: {
      ...orderMailTexts.fr,
      subject: 'Votre commande impayée {number} chez {websiteName} a été annulée',
      preview: 'Nous n’avons pas reçu votre paiement.',
      intro:
        'Nous n’avons pas reçu à temps votre paiement de {total} pour la commande {number} ; nous l’avons donc annulée. Vous ne nous devez rien.',
      paid: 'Si vous avez déjà payé, répondez à cet e-mail et nous ferons le nécessaire.',
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
    ...orderMailExample,
    total: '€61.90',
  },
};
