import { moneyText } from '@awning/formats';
import type { Connection } from '../../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, type Website } from '../../../platform/website/index.ts';
import { aboutOrder } from '../about-order.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import type { Order } from '../order.ts';
import { mayQuoteBuyer } from '../quoted-buyer.ts';
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
  const { currency, language, email, billingAddress, shippingAddress } = order;
  await sendMail(parts, connection, {
    websiteId: website.id,
    about: aboutOrder(order.id),
    to: email,
    language,
    template: refundTemplate,
    data: {
      websiteName: website.name,
      firstName: (mayQuoteBuyer(order) && (shippingAddress ?? billingAddress)?.firstName) || '',
      number: String(order.number ?? ''),
      amount: moneyText(
        { minorUnits: refund.amount, currency },
        { useCLDRMoneyFormat: website.settings.useCLDRMoneyFormat, locale: language },
      ),
      link: `${mailAddress(parts.config, website)}${confirmationAddress(website, parts.config.secrets, order)}`,
    },
  });
}

interface RefundData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly firstName: string;
  readonly number: string;
  readonly amount: string;
  readonly link: string;
}

export const refundTemplate: MailTemplate<RefundData> = {
  kind: 'order-refund',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Refund of {amount} for your order {number} at {websiteName}',
      preview: 'We have refunded {amount}.',
      title: 'Hello{.section firstName} {@}{.end}',
      intro: 'We have refunded {amount} of your order {number}, the same way as you paid.',
      patience: 'Depending on your bank it can take a few days until you see the money.',
      action: 'See your order',
      footer: 'You are receiving this email because an order was placed with your address at {websiteName}.',
    },
    de: {
      subject: 'Erstattung von {amount} für Ihre Bestellung {number} bei {websiteName}',
      preview: 'Wir haben {amount} erstattet.',
      title: 'Guten Tag{.section firstName} {@}{.end}',
      intro: 'Wir haben {amount} Ihrer Bestellung {number} erstattet, auf demselben Weg, auf dem Sie bezahlt haben.',
      patience: 'Je nach Bank kann es einige Tage dauern, bis Sie das Geld sehen.',
      action: 'Bestellung ansehen',
      footer: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse bei {websiteName} bestellt wurde.',
    },
    fr: {
      subject: 'Remboursement de {amount} pour votre commande {number} chez {websiteName}',
      preview: 'Nous avons remboursé {amount}.',
      title: 'Bonjour{.section firstName} {@}{.end}',
      intro:
        'Nous avons remboursé {amount} de votre commande {number}, par le même moyen que celui utilisé pour payer.',
      patience: 'Selon votre banque, quelques jours peuvent passer avant que l’argent n’apparaisse.',
      action: 'Voir la commande',
      footer: 'Vous recevez cet e-mail parce qu’une commande a été passée avec votre adresse chez {websiteName}.',
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
    websiteName: 'Example Shop',
    firstName: 'Mila',
    number: '1001',
    amount: '€12.50',
    link: 'https://shop.example/checkout/confirmed/1?token=example',
  },
};
