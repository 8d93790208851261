import { addressLines } from '@awning/commerce';
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
import type { Website } from '../../../platform/website/index.ts';
import type { Order, OrderLine } from '../order.ts';
import { type OrderMailData, orderMail, orderMailData, orderMailExample, orderMailTexts } from '../order-mail.ts';
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
  const { shippingAddress, language } = order;
  const isQuoted = mayQuoteBuyer(order);
  await sendMail(parts, connection, {
    ...orderMail({ website, order }),
    template: shipmentTemplate,
    data: {
      ...orderMailData(parts, { website, order }),
      lines: sent.flatMap(({ position, quantity }) => {
        const line = lines.find((one) => one.position === position);
        const attributes = Object.values(line?.attributes ?? {}).join(' / ');
        return line ? [{ quantity: String(quantity), name: line.productName, attributes }] : [];
      }),
      carrier: tracking.carrier,
      trackingNumber: tracking.trackingNumber,
      trackingUrl: tracking.trackingUrl,
      address: isQuoted && shippingAddress ? addressLines(shippingAddress, language) : [],
    },
  });
}

interface ShipmentData extends OrderMailData {
  readonly lines: readonly { readonly quantity: string; readonly name: string; readonly attributes: string }[];
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly address: readonly string[];
}

export const shipmentTemplate: MailTemplate<ShipmentData> = {
  kind: 'order-shipment',
  audience: 'customer',
  texts: {
    en: {
      ...orderMailTexts.en,
      subject: 'Your order {number} at {websiteName} is on its way',
      preview: 'We have sent your order.',
      intro: 'Good news: these items of your order {number} are on their way to you.',
      items: 'Items',
      carrier: 'Carrier',
      trackingNumber: 'Tracking number',
      track: 'Track the parcel',
      address: 'Delivery address',
    },
    de: {
      ...orderMailTexts.de,
      subject: 'Ihre Bestellung {number} bei {websiteName} ist unterwegs',
      preview: 'Wir haben Ihre Bestellung verschickt.',
      intro: 'Gute Nachrichten: Diese Artikel Ihrer Bestellung {number} sind auf dem Weg zu Ihnen.',
      items: 'Artikel',
      carrier: 'Versand mit',
      trackingNumber: 'Sendungsnummer',
      track: 'Sendung verfolgen',
      address: 'Lieferadresse',
    },
    fr: {
      ...orderMailTexts.fr,
      subject: 'Votre commande {number} chez {websiteName} est en route',
      preview: 'Nous avons expédié votre commande.',
      intro: 'Bonne nouvelle : ces articles de votre commande {number} sont en route vers vous.',
      items: 'Articles',
      carrier: 'Transporteur',
      trackingNumber: 'Numéro de suivi',
      track: 'Suivre le colis',
      address: 'Adresse de livraison',
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
    ...orderMailExample,
    lines: [{ quantity: '2', name: 'Tall mug', attributes: 'Blue' }],
    carrier: 'DHL',
    trackingNumber: '00340434161094000000',
    trackingUrl: 'https://carrier.example/track/00340434161094000000',
    address: ['Mila Roth', 'Am Deich 3', '25813 Husum', 'Germany'],
  },
};
