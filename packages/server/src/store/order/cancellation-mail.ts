import type { Connection } from '../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type MailedOrder,
  type OrderMailData,
  orderMail,
  orderMailData,
  orderMailExample,
  orderMailTexts,
  orderMoney,
} from './order-mail.ts';

/** Part of the transaction that cancels the order: both happen, or neither does. */
export async function sendCancellation(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order }: MailedOrder,
  refunded: bigint,
): Promise<void> {
  await sendMail(parts, connection, {
    ...orderMail({ website, order }),
    template: cancellationTemplate,
    data: {
      ...orderMailData(parts, { website, order }),
      refunded: orderMoney({ website, order })(refunded),
      isRefunded: refunded > 0n,
    },
  });
}

interface CancellationData extends OrderMailData {
  readonly refunded: string;
  readonly isRefunded: boolean;
}

export const cancellationTemplate: MailTemplate<CancellationData> = {
  kind: 'order-cancellation',
  audience: 'customer',
  texts: {
    en: {
      ...orderMailTexts.en,
      subject: 'Your order {number} at {websiteName} was cancelled',
      preview: 'We have cancelled your order.',
      intro: 'We have cancelled your order {number}.',
      refund: 'Your payment of {refunded} will be refunded.',
    },
    de: {
      ...orderMailTexts.de,
      subject: 'Ihre Bestellung {number} bei {websiteName} wurde storniert',
      preview: 'Wir haben Ihre Bestellung storniert.',
      intro: 'Wir haben Ihre Bestellung {number} storniert.',
      refund: 'Wir erstatten Ihnen die gezahlten {refunded}.',
    },
    fr: {
      ...orderMailTexts.fr,
      subject: 'Votre commande {number} chez {websiteName} a été annulée',
      preview: 'Nous avons annulé votre commande.',
      intro: 'Nous avons annulé votre commande {number}.',
      refund: 'Votre paiement de {refunded} vous sera remboursé.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    '{.section isRefunded}',
    paragraph('{texts.refund|html}'),
    '{.end}',
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: [
    '{texts.title}',
    '',
    '{texts.intro}',
    '{.section isRefunded}{texts.refund}{.end}',
    '',
    '{texts.action}: {link}',
  ].join('\n'),
  example: {
    ...orderMailExample,
    refunded: '€61.90',
    isRefunded: true,
  },
};
