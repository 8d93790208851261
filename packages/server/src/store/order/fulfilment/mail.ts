import type { Connection } from '../../../platform/database/index.ts';
import {
  button,
  heading,
  type MailTemplate,
  panel,
  paragraph,
  sendMail,
  smallPrint,
} from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, type Website } from '../../../platform/website/index.ts';
import { aboutOrder } from '../about-order.ts';
import { addressLines } from '../address-lines.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import type { Order, OrderLine } from '../order.ts';
import { mayQuoteBuyer } from '../quoted-buyer.ts';
import type { FulfilledLine, Tracking } from './store.ts';

export interface Shipment {
  readonly website: Website;
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly sent: readonly FulfilledLine[];
  readonly tracking: Tracking;
}

/** Part of the transaction that records the shipment: both happen, or neither does. */
export async function sendShipment(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order, lines, sent, tracking }: Shipment,
): Promise<void> {
  const { shippingAddress, billingAddress, language } = order;
  const isQuoted = mayQuoteBuyer(order);
  await sendMail(parts, connection, {
    websiteId: website.id,
    about: aboutOrder(order.id),
    to: order.email,
    language,
    template: shipmentTemplate,
    data: {
      websiteName: website.name,
      firstName: (isQuoted && (shippingAddress ?? billingAddress)?.firstName) || '',
      number: String(order.number ?? ''),
      lines: sent.flatMap(({ position, quantity }) => {
        const line = lines.find((one) => one.position === position);
        const attributes = Object.values(line?.attributes ?? {}).join(' / ');
        return line ? [{ quantity: String(quantity), name: line.productName, attributes }] : [];
      }),
      carrier: tracking.carrier,
      trackingNumber: tracking.trackingNumber,
      trackingUrl: tracking.trackingUrl,
      address: isQuoted && shippingAddress ? addressLines(shippingAddress, language) : [],
      link: `${mailAddress(parts.config, website)}${confirmationAddress(website, parts.config.secrets, order)}`,
    },
  });
}

interface ShipmentData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly firstName: string;
  readonly number: string;
  readonly lines: readonly { readonly quantity: string; readonly name: string; readonly attributes: string }[];
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly address: readonly string[];
  readonly link: string;
}

export const shipmentTemplate: MailTemplate<ShipmentData> = {
  kind: 'order-shipment',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Your order {number} at {websiteName} is on its way',
      preview: 'We have sent your order.',
      title: 'Hello{.section firstName} {@}{.end}',
      intro: 'Good news: these items of your order {number} are on their way to you.',
      items: 'Items',
      carrier: 'Carrier',
      trackingNumber: 'Tracking number',
      track: 'Track the parcel',
      address: 'Delivery address',
      action: 'See your order',
      footer: 'You are receiving this email because an order was placed with your address at {websiteName}.',
    },
    de: {
      subject: 'Ihre Bestellung {number} bei {websiteName} ist unterwegs',
      preview: 'Wir haben Ihre Bestellung verschickt.',
      title: 'Guten Tag{.section firstName} {@}{.end}',
      intro: 'Gute Nachrichten: Diese Artikel Ihrer Bestellung {number} sind auf dem Weg zu Ihnen.',
      items: 'Artikel',
      carrier: 'Versand mit',
      trackingNumber: 'Sendungsnummer',
      track: 'Sendung verfolgen',
      address: 'Lieferadresse',
      action: 'Bestellung ansehen',
      footer: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse bei {websiteName} bestellt wurde.',
    },
    fr: {
      subject: 'Votre commande {number} chez {websiteName} est en route',
      preview: 'Nous avons expédié votre commande.',
      title: 'Bonjour{.section firstName} {@}{.end}',
      intro: 'Bonne nouvelle : ces articles de votre commande {number} sont en route vers vous.',
      items: 'Articles',
      carrier: 'Transporteur',
      trackingNumber: 'Numéro de suivi',
      track: 'Suivre le colis',
      address: 'Adresse de livraison',
      action: 'Voir la commande',
      footer: 'Vous recevez cet e-mail parce qu’une commande a été passée avec votre adresse chez {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    panel(
      '{texts.items|html}',
      '{.repeated section lines}{quantity|html} × {name|html}{.section attributes} ({@|html}){.end}{.alternates with}<br>{.end}',
    ),
    '{.section carrier}',
    panel('{texts.carrier|html}', '{@|html}'),
    '{.end}',
    '{.section trackingNumber}',
    panel('{texts.trackingNumber|html}', '{@|html}'),
    '{.end}',
    '{.section trackingUrl}',
    button('{texts.track|html}', '{@|htmlattr}'),
    '{.end}',
    '{.section address}',
    panel('{texts.address|html}', '{.repeated section @}{@|html}{.alternates with}<br>{.end}'),
    '{.end}',
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: [
    '{texts.title}',
    '',
    '{texts.intro}',
    '',
    '{.repeated section lines}{quantity} × {name}{.section attributes} ({@}){.end}\n{.end}',
    '{.section carrier}{texts.carrier}: {carrier}\n{.end}{.section trackingNumber}{texts.trackingNumber}: {trackingNumber}\n{.end}{.section trackingUrl}{texts.track}: {trackingUrl}\n{.end}',
    '{texts.action}: {link}',
  ].join('\n'),
  example: {
    websiteName: 'Example Shop',
    firstName: 'Mila',
    number: '1001',
    lines: [{ quantity: '2', name: 'Tall mug', attributes: 'Blue' }],
    carrier: 'DHL',
    trackingNumber: '00340434161094000000',
    trackingUrl: 'https://carrier.example/track/00340434161094000000',
    address: ['Mila Roth', 'Am Deich 3', '25813 Husum', 'Germany'],
    link: 'https://shop.example/checkout/confirmed/1?token=example',
  },
};
