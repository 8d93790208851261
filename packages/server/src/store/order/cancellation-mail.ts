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
import type { RefundedRest } from './refund/request.ts';

/** Part of the transaction that cancels the order: both happen, or neither does. */
export async function sendCancellation(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order }: MailedOrder,
  refunded: RefundedRest,
): Promise<void> {
  await sendMail(parts, connection, {
    ...orderMail({ website, order }),
    template: cancellationTemplate,
    data: {
      ...orderMailData(parts, { website, order }),
      refunded: orderMoney({ website, order })(refunded.amount),
      isRefunded: refunded.amount > 0n,
      isByHand: refunded.byHand,
    },
  });
}

interface CancellationData extends OrderMailData {
  readonly refunded: string;
  readonly isRefunded: boolean;
  readonly isByHand: boolean;
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
      refund:
        '{.section isByHand}We will transfer your payment of {refunded} back to you.{.or}Your payment of {refunded} will be refunded.{.end}',
    },
    de: {
      ...orderMailTexts.de,
      subject: 'Ihre Bestellung {number} bei {websiteName} wurde storniert',
      preview: 'Wir haben Ihre Bestellung storniert.',
      intro: 'Wir haben Ihre Bestellung {number} storniert.',
      refund:
        '{.section isByHand}Wir überweisen Ihnen die gezahlten {refunded} zurück.{.or}Wir erstatten Ihnen die gezahlten {refunded}.{.end}',
    },
    fr: {
      ...orderMailTexts.fr,
      subject: 'Votre commande {number} chez {websiteName} a été annulée',
      preview: 'Nous avons annulé votre commande.',
      intro: 'Nous avons annulé votre commande {number}.',
      refund:
        '{.section isByHand}Nous vous rembourserons votre paiement de {refunded} par virement.{.or}Votre paiement de {refunded} vous sera remboursé.{.end}',
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
    isByHand: false,
  },
};
