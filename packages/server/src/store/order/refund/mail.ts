import type { Connection } from '../../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import type { Order } from '../order.ts';
import {
  type OrderMailData,
  orderMail,
  orderMailData,
  orderMailExample,
  orderMailTexts,
  orderMoney,
} from '../order-mail.ts';
import type { Refund } from './store.ts';

export interface RefundedOrder {
  readonly website: Website;
  readonly order: Order;
  readonly refund: Pick<Refund, 'amount'>;
}

/** Part of the transaction that ends the refund: both happen, or neither does. */
export async function sendRefund(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order, refund }: RefundedOrder,
): Promise<void> {
  await sendMail(parts, connection, {
    ...orderMail({ website, order }),
    template: refundTemplate,
    data: {
      ...orderMailData(parts, { website, order }),
      amount: orderMoney({ website, order })(refund.amount),
    },
  });
}

interface RefundData extends OrderMailData {
  readonly amount: string;
}

export const refundTemplate: MailTemplate<RefundData> = {
  kind: 'order-refund',
  audience: 'customer',
  texts: {
    en: {
      ...orderMailTexts.en,
      subject: 'Refund of {amount} for your order {number} at {websiteName}',
      preview: 'We have refunded {amount}.',
      intro: 'We have refunded {amount} of your order {number}, the same way as you paid.',
      patience: 'Depending on your bank it can take a few days until you see the money.',
    },
    de: {
      ...orderMailTexts.de,
      subject: 'Erstattung von {amount} für Ihre Bestellung {number} bei {websiteName}',
      preview: 'Wir haben {amount} erstattet.',
      intro: 'Wir haben {amount} Ihrer Bestellung {number} erstattet, auf demselben Weg, auf dem Sie bezahlt haben.',
      patience: 'Je nach Bank kann es einige Tage dauern, bis Sie das Geld sehen.',
    },
    fr: {
      ...orderMailTexts.fr,
      subject: 'Remboursement de {amount} pour votre commande {number} chez {websiteName}',
      preview: 'Nous avons remboursé {amount}.',
      intro:
        'Nous avons remboursé {amount} de votre commande {number}, par le même moyen que celui utilisé pour payer.',
      patience: 'Selon votre banque, quelques jours peuvent passer avant que l’argent n’apparaisse.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    paragraph('{texts.patience|html}'),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: ['{texts.title}', '', '{texts.intro}', '', '{texts.patience}', '', '{texts.action}: {link}'].join('\n'),
  example: {
    ...orderMailExample,
    amount: '€12.50',
  },
};
