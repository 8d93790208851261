import type { Connection } from '../../../platform/database/index.ts';
import { button, heading, type MailTemplate, panel, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, type Website } from '../../../platform/website/index.ts';
import { aboutOrder } from '../about-order.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import type { Order } from '../order.ts';
import { mayQuoteBuyer } from '../quoted-buyer.ts';

/** Part of the transaction that writes the note: both happen, or neither does. */
export async function sendNote(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order, text }: { readonly website: Website; readonly order: Order; readonly text: string },
): Promise<void> {
  const { language, email, shippingAddress, billingAddress } = order;
  await sendMail(parts, connection, {
    websiteId: website.id,
    about: aboutOrder(order.id),
    to: email,
    language,
    template: noteTemplate,
    data: {
      websiteName: website.name,
      firstName: (mayQuoteBuyer(order) && (shippingAddress ?? billingAddress)?.firstName) || '',
      number: String(order.number ?? ''),
      lines: text.split(/\r?\n/),
      link: `${mailAddress(parts.config, website)}${confirmationAddress(website, parts.config.secrets, order)}`,
    },
  });
}

interface NoteData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly firstName: string;
  readonly number: string;
  readonly lines: readonly string[];
  readonly link: string;
}

export const noteTemplate: MailTemplate<NoteData> = {
  kind: 'order-note',
  audience: 'customer',
  texts: {
    en: {
      subject: 'A message about your order {number} at {websiteName}',
      preview: 'We have a message for you about your order.',
      title: 'Hello{.section firstName} {@}{.end}',
      message: 'Our message about your order {number}',
      action: 'See your order',
      footer: 'You are receiving this email because an order was placed with your address at {websiteName}.',
    },
    de: {
      subject: 'Eine Nachricht zu Ihrer Bestellung {number} bei {websiteName}',
      preview: 'Wir haben eine Nachricht zu Ihrer Bestellung für Sie.',
      title: 'Guten Tag{.section firstName} {@}{.end}',
      message: 'Unsere Nachricht zu Ihrer Bestellung {number}',
      action: 'Bestellung ansehen',
      footer: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse bei {websiteName} bestellt wurde.',
    },
    fr: {
      subject: 'Un message au sujet de votre commande {number} chez {websiteName}',
      preview: 'Nous avons un message pour vous au sujet de votre commande.',
      title: 'Bonjour{.section firstName} {@}{.end}',
      message: 'Notre message au sujet de votre commande {number}',
      action: 'Voir la commande',
      footer: 'Vous recevez cet e-mail parce qu’une commande a été passée avec votre adresse chez {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    panel('{texts.message|html}', '{.repeated section lines}{@|html}{.alternates with}<br>{.end}'),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: [
    '{texts.title}',
    '',
    '{texts.message}:',
    '',
    '{.repeated section lines}{@}{.alternates with}\n{.end}',
    '',
    '{texts.action}: {link}',
  ].join('\n'),
  example: {
    websiteName: 'Example Shop',
    firstName: 'Mila',
    number: '1001',
    lines: ['The blue mug is being glazed again and leaves us on Monday.'],
    link: 'https://shop.example/checkout/confirmed/1?token=example',
  },
};
