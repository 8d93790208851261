import { moneyText } from '@awning/formats';
import type { Connection } from '../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { mailAddress, type Website } from '../../platform/website/index.ts';
import { aboutOrder } from './about-order.ts';
import { confirmationAddress } from './confirmation-address.ts';
import type { Order } from './order.ts';
import { mayQuoteBuyer } from './quoted-buyer.ts';

export interface CancelledOrder {
  readonly website: Website;
  readonly order: Order;
}

/** Part of the transaction that cancels the order: both happen, or neither does. */
export async function sendCancellation(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order }: CancelledOrder,
  refunded: bigint,
): Promise<void> {
  const { currency, language, email, billingAddress, shippingAddress } = order;
  await sendMail(parts, connection, {
    websiteId: website.id,
    about: aboutOrder(order.id),
    to: email,
    language,
    template: cancellationTemplate,
    data: {
      websiteName: website.name,
      firstName: (mayQuoteBuyer(order) && (shippingAddress ?? billingAddress)?.firstName) || '',
      number: String(order.number ?? ''),
      refunded: moneyText(
        { minorUnits: refunded, currency },
        { useCLDRMoneyFormat: website.settings.useCLDRMoneyFormat, locale: language },
      ),
      isRefunded: refunded > 0n,
      link: `${mailAddress(parts.config, website)}${confirmationAddress(website, parts.config.secrets, order)}`,
    },
  });
}

interface CancellationData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly firstName: string;
  readonly number: string;
  readonly refunded: string;
  readonly isRefunded: boolean;
  readonly link: string;
}

export const cancellationTemplate: MailTemplate<CancellationData> = {
  kind: 'order-cancellation',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Your order {number} at {websiteName} was cancelled',
      preview: 'We have cancelled your order.',
      title: 'Hello{.section firstName} {@}{.end}',
      intro: 'We have cancelled your order {number}.',
      refund: 'Your payment of {refunded} will be refunded.',
      action: 'See your order',
      footer: 'You are receiving this email because an order was placed with your address at {websiteName}.',
    },
    de: {
      subject: 'Ihre Bestellung {number} bei {websiteName} wurde storniert',
      preview: 'Wir haben Ihre Bestellung storniert.',
      title: 'Guten Tag{.section firstName} {@}{.end}',
      intro: 'Wir haben Ihre Bestellung {number} storniert.',
      refund: 'Wir erstatten Ihnen die gezahlten {refunded}.',
      action: 'Bestellung ansehen',
      footer: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse bei {websiteName} bestellt wurde.',
    },
    fr: {
      subject: 'Votre commande {number} chez {websiteName} a été annulée',
      preview: 'Nous avons annulé votre commande.',
      title: 'Bonjour{.section firstName} {@}{.end}',
      intro: 'Nous avons annulé votre commande {number}.',
      refund: 'Votre paiement de {refunded} vous sera remboursé.',
      action: 'Voir la commande',
      footer: 'Vous recevez cet e-mail parce qu’une commande a été passée avec votre adresse chez {websiteName}.',
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
    websiteName: 'Example Shop',
    firstName: 'Mila',
    number: '1001',
    refunded: '€61.90',
    isRefunded: true,
    link: 'https://shop.example/checkout/confirmed/1?token=example',
  },
};
