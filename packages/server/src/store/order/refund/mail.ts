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
  readonly refund: Pick<Refund, 'amount' | 'giftAmount' | 'byHand'>;
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
      isByHand: refund.byHand,
      giftAmount: refund.giftAmount > 0n ? orderMoney({ website, order })(refund.giftAmount) : '',
      isOnlyGift: refund.giftAmount === refund.amount,
    },
  });
}

interface RefundData extends OrderMailData {
  readonly amount: string;
  /** The shop transfers the money itself. */
  readonly isByHand: boolean;
  /** What returns to gift cards; empty if nothing does. */
  readonly giftAmount: string;
  /** Nothing is returned but to gift cards. */
  readonly isOnlyGift: boolean;
}

export const refundTemplate: MailTemplate<RefundData> = {
  kind: 'order-refund',
  audience: 'customer',
  texts: {
    en: {
      ...orderMailTexts.en,
      subject: 'Refund of {amount} for your order {number} at {websiteName}',
      preview: '{.section isByHand}We will transfer {amount} to you.{.or}We have refunded {amount}.{.end}',
      intro:
        '{.section isByHand}We are refunding {amount} of your order {number}.{.or}We have refunded {amount} of your order {number}, the same way as you paid.{.end}',
      gift: '{giftAmount} of it is back on your gift card and can be spent again at once.',
      patience:
        '{.section isByHand}We will transfer the money to you ourselves. If we need your bank details for this, we will ask you.{.or}Depending on your bank it can take a few days until you see the money.{.end}',
    },
    de: {
      ...orderMailTexts.de,
      subject: 'Erstattung von {amount} für Ihre Bestellung {number} bei {websiteName}',
      preview: '{.section isByHand}Wir überweisen Ihnen {amount}.{.or}Wir haben {amount} erstattet.{.end}',
      intro:
        '{.section isByHand}Wir erstatten Ihnen {amount} Ihrer Bestellung {number}.{.or}Wir haben {amount} Ihrer Bestellung {number} erstattet, auf demselben Weg, auf dem Sie bezahlt haben.{.end}',
      gift: 'Davon sind {giftAmount} wieder auf Ihrem Gutschein und können sofort ausgegeben werden.',
      patience:
        '{.section isByHand}Wir überweisen Ihnen das Geld selbst. Falls wir dafür Ihre Bankverbindung brauchen, fragen wir Sie danach.{.or}Je nach Bank kann es einige Tage dauern, bis Sie das Geld sehen.{.end}',
    },
    fr: {
      ...orderMailTexts.fr,
      subject: 'Remboursement de {amount} pour votre commande {number} chez {websiteName}',
      preview: '{.section isByHand}Nous allons vous virer {amount}.{.or}Nous avons remboursé {amount}.{.end}',
      intro:
        '{.section isByHand}Nous vous remboursons {amount} de votre commande {number}.{.or}Nous avons remboursé {amount} de votre commande {number}, par le même moyen que celui utilisé pour payer.{.end}',
      gift: '{giftAmount} sont de nouveau sur votre carte cadeau et peuvent être dépensés tout de suite.',
      patience:
        '{.section isByHand}Nous vous ferons nous-mêmes le virement. S’il nous faut vos coordonnées bancaires, nous vous les demanderons.{.or}Selon votre banque, quelques jours peuvent passer avant que l’argent n’apparaisse.{.end}',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    `{.section giftAmount}${paragraph('{texts.gift|html}')}{.end}`,
    `{.section isOnlyGift}{.or}${paragraph('{texts.patience|html}')}{.end}`,
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: [
    '{texts.title}',
    '',
    '{texts.intro}',
    '',
    '{.section giftAmount}{texts.gift}\n{.end}{.section isOnlyGift}{.or}{texts.patience}\n{.end}',
    '{texts.action}: {link}',
  ].join('\n'),
  example: {
    ...orderMailExample,
    amount: '€12.50',
    isByHand: false,
    giftAmount: '',
    isOnlyGift: false,
  },
};
