import { addressLines, variantText } from '@awning/commerce';
import type { Connection } from '../../platform/database/index.ts';
import {
  amountRow,
  amountTable,
  button,
  detail,
  heading,
  type MailTemplate,
  panel,
  paragraph,
  sendMail,
  smallPrint,
  totalRow,
} from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import type { DownloadGrant } from './download/grant.ts';
import {
  downloadsExample,
  downloadsHtml,
  downloadsText,
  downloadsTexts,
  type MailedDownloads,
  mailedDownloads,
} from './download/mail.ts';
import type { Order, OrderLine } from './order.ts';
import {
  type OrderMailData,
  orderMail,
  orderMailData,
  orderMailExample,
  orderMailTexts,
  orderMoney,
} from './order-mail.ts';
import { mayQuoteBuyer } from './quoted-buyer.ts';
import { paymentAdvice } from './unpaid/advice.ts';

export interface PlacedOrder {
  readonly website: Website;
  readonly order: Order;
  readonly lines: readonly OrderLine[];
}

/** Part of the transaction that places the order: both exist, or neither does. */
export async function sendConfirmation(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order, lines }: PlacedOrder,
  downloads: readonly DownloadGrant[],
): Promise<void> {
  const text = orderMoney({ website, order });
  const { shippingAddress } = order;
  const isQuoted = mayQuoteBuyer(order);
  const advice = paymentAdvice(website, { ...order, payUntil: order.unpaidUntil }, order.language);
  await sendMail(parts, connection, {
    ...orderMail({ website, order }),
    template: confirmationTemplate,
    data: {
      ...orderMailData(parts, { website, order }),
      lines: lines.map((line) => ({
        name: line.productName,
        details: [
          ...(Object.keys(line.attributes).length > 0 ? [variantText(line.attributes)] : []),
          ...(isQuoted ? line.answers.map((answer) => `${answer.title}: ${answer.text}`) : []),
        ],
        quantity: String(line.quantity),
        isItem: line.kind === 'item',
        amount: text(line.gross),
      })),
      total: text(order.total),
      giftCards: order.giftApplied > 0n ? text(order.giftApplied) : '',
      discount: order.discount > 0n ? text(order.discount) : '',
      tax: order.tax > 0n ? text(order.tax) : '',
      includedTax: order.includedTax > 0n ? text(order.includedTax) : '',
      isOpen: advice !== undefined && advice.howToPay.length === 0,
      howToPay: advice?.howToPay ?? [],
      payBy: advice?.payBy ?? '',
      ...mailedDownloads(parts, { website, order }, downloads),
      address: isQuoted && shippingAddress ? addressLines(shippingAddress, order.language) : [],
      vatNumber: isQuoted ? (order.vatNumber ?? '') : '',
      note: isQuoted ? (order.buyerNote?.split('\n') ?? []) : [],
    },
  });
}

interface ConfirmationData extends OrderMailData, MailedDownloads {
  readonly lines: readonly {
    readonly name: string;
    readonly details: readonly string[];
    readonly quantity: string;
    readonly isItem: boolean;
    readonly amount: string;
  }[];
  readonly total: string;
  /** What gift cards pay of the total. */
  readonly giftCards: string;
  /** The total discount; the amounts of the lines are those before it. */
  readonly discount: string;
  /** Tax that is added to the prices. */
  readonly tax: string;
  readonly includedTax: string;
  /** The order is unpaid, and the owner has not said how to pay. */
  readonly isOpen: boolean;
  readonly howToPay: readonly string[];
  readonly payBy: string;
  readonly address: readonly string[];
  readonly vatNumber: string;
  /** Line by line. */
  readonly note: readonly string[];
}

export const confirmationTemplate: MailTemplate<ConfirmationData> = {
  kind: 'order-confirmation',
  audience: 'customer',
  texts: {
    en: {
      ...orderMailTexts.en,
      ...downloadsTexts.en,
      subject: 'Your order {number} at {websiteName}',
      preview: 'Thank you. Here is what you ordered.',
      title: 'Thank you{.section firstName}, {@}{.end}',
      intro: 'We have received your order {number}.',
      unpaid: 'Payment is still open; we will be in touch about it.',
      howToPay: 'How to pay',
      payBy: 'Please pay by {payBy}. After that we cancel the order.',
      total: 'Total',
      giftCards: 'Of this, paid by gift card',
      discount: 'Discount',
      tax: 'Tax',
      includedTax: 'Tax included',
      address: 'Delivery address',
      vatNumber: 'VAT number',
      note: 'Your note',
    },
    de: {
      ...orderMailTexts.de,
      ...downloadsTexts.de,
      subject: 'Ihre Bestellung {number} bei {websiteName}',
      preview: 'Vielen Dank. Das haben Sie bestellt.',
      title: 'Vielen Dank{.section firstName}, {@}{.end}',
      intro: 'Wir haben Ihre Bestellung {number} erhalten.',
      unpaid: 'Die Zahlung steht noch aus; wir melden uns deswegen bei Ihnen.',
      howToPay: 'So bezahlen Sie',
      payBy: 'Bitte bezahlen Sie bis zum {payBy}. Danach stornieren wir die Bestellung.',
      total: 'Summe',
      giftCards: 'Davon mit Gutschein bezahlt',
      discount: 'Rabatt',
      tax: 'MwSt.',
      includedTax: 'Enthaltene MwSt.',
      address: 'Lieferadresse',
      vatNumber: 'USt-IdNr.',
      note: 'Ihre Nachricht',
    },
    fr: {
      ...orderMailTexts.fr,
      ...downloadsTexts.fr,
      subject: 'Votre commande {number} chez {websiteName}',
      preview: 'Merci. Voici ce que vous avez commandé.',
      title: 'Merci{.section firstName}, {@}{.end}',
      intro: 'Nous avons bien reçu votre commande {number}.',
      unpaid: 'Le paiement est encore en attente ; nous vous contacterons à ce sujet.',
      howToPay: 'Comment payer',
      payBy: 'Merci de payer avant le {payBy}. Passé ce délai, nous annulons la commande.',
      total: 'Total',
      giftCards: 'Dont payé par carte cadeau',
      discount: 'Remise',
      tax: 'TVA',
      includedTax: 'Dont TVA',
      address: 'Adresse de livraison',
      vatNumber: 'Numéro de TVA',
      note: 'Votre message',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    '{.section isOpen}',
    paragraph('{texts.unpaid|html}'),
    '{.end}',
    '{.section howToPay}',
    panel('{texts.howToPay|html}', '{.repeated section @}{@|html}{.alternates with}<br>{.end}'),
    '{.end}',
    '{.section payBy}',
    paragraph('{texts.payBy|html}'),
    '{.end}',
    downloadsHtml,
    amountTable(
      '{.repeated section lines}',
      amountRow(
        '{.section isItem}{quantity|html} × {.end}{name|html}',
        '{amount|html}',
        `{.repeated section details}${detail('{@|html}')}{.end}`,
      ),
      '{.end}',
      `{.section discount}${amountRow('{texts.discount|html}', '−{discount|html}')}{.end}`,
      `{.section tax}${amountRow('{texts.tax|html}', '{tax|html}')}{.end}`,
      totalRow(
        '{texts.total|html}',
        '{total|html}',
        `{.section includedTax}${detail('{texts.includedTax|html}: {includedTax|html}')}{.end}`,
      ),
      `{.section giftCards}${amountRow('{texts.giftCards|html}', '{giftCards|html}')}{.end}`,
    ),
    '{.section address}',
    panel('{texts.address|html}', '{.repeated section @}{@|html}{.alternates with}<br>{.end}'),
    '{.end}',
    '{.section vatNumber}',
    paragraph('{texts.vatNumber|html}: {vatNumber|html}'),
    '{.end}',
    '{.section note}',
    panel('{texts.note|html}', '{.repeated section @}{@|html}{.alternates with}<br>{.end}'),
    '{.end}',
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: [
    '{texts.title}',
    '',
    '{texts.intro}',
    '{.section isOpen}{texts.unpaid}\n{.end}{.section howToPay}{texts.howToPay}:\n{.repeated section @}{@}{.alternates with}\n{.end}\n{.end}{.section payBy}{texts.payBy}\n{.end}',
    downloadsText,
    '{.repeated section lines}{.section isItem}{quantity} × {.end}{name}{.section details} ({.repeated section @}{@}{.alternates with}; {.end}){.end}: {amount}',
    '{.end}',
    '{.section discount}{texts.discount}: −{discount}\n{.end}{.section tax}{texts.tax}: {tax}\n{.end}{texts.total}: {total}',
    '{.section includedTax}{texts.includedTax}: {includedTax}\n{.end}{.section giftCards}{texts.giftCards}: {giftCards}{.end}',
    '',
    '{.section address}{texts.address}: {.repeated section @}{@}{.alternates with}, {.end}{.end}',
    '{.section vatNumber}{texts.vatNumber}: {vatNumber}\n{.end}{.section note}{texts.note}: {.repeated section @}{@}{.alternates with}\n{.end}\n{.end}',
    '',
    '{texts.action}: {link}',
  ].join('\n'),
  example: {
    ...orderMailExample,
    ...downloadsExample,
    lines: [
      {
        name: 'Tide mug',
        details: ['Chalk / Small', 'Stamped name: Wilma'],
        quantity: '2',
        isItem: true,
        amount: '€56.00',
      },
      { name: 'Parcel, 2 to 3 days', details: [], quantity: '1', isItem: false, amount: '€5.90' },
    ],
    total: '€55.70',
    giftCards: '€20.00',
    discount: '€6.20',
    tax: '',
    includedTax: '€8.89',
    isOpen: false,
    howToPay: ['Transfer the total to DE02 1203 0000 0000 2020 51', 'and name your order number.'],
    payBy: 'November 22, 2026 at 8:30 PM',
    address: ['Mila Roth', 'Deichwerk GmbH', 'Am Deich 3', '25899 Dagebüll', 'Germany'],
    vatNumber: 'DE123456789',
    note: ['Please ring at the back door.'],
  },
};
