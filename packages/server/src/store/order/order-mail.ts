import { moneyText } from '@awning/formats';
import type { Parts } from '../../platform/parts.ts';
import { mailAddress, type Website } from '../../platform/website/index.ts';
import { aboutOrder } from './about-order.ts';
import { confirmationAddress } from './confirmation-address.ts';
import type { Order } from './order.ts';
import { mayQuoteBuyer } from './quoted-buyer.ts';

export interface MailedOrder {
  readonly website: Website;
  readonly order: Order;
}

/** To whom a mail about an order goes, and how the timeline of the order finds it. */
export function orderMail({ website, order }: MailedOrder) {
  return { websiteId: website.id, about: aboutOrder(order.id), to: order.email, language: order.language };
}

/** What every mail about an order says. */
export interface OrderMailData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  /** Empty if the buyer may not be quoted. */
  readonly firstName: string;
  readonly number: string;
  readonly link: string;
}

export function orderMailData({ config }: Pick<Parts, 'config'>, { website, order }: MailedOrder) {
  const { number, shippingAddress, billingAddress } = order;
  return {
    websiteName: website.name,
    firstName: (mayQuoteBuyer(order) && (shippingAddress ?? billingAddress)?.firstName) || '',
    number: String(number ?? ''),
    link: `${mailAddress(config, website)}${confirmationAddress(website, config.secrets, order)}`,
  } satisfies OrderMailData;
}

/** Writes amounts in the currency and language of an order. */
export function orderMoney({ website, order }: MailedOrder): (minorUnits: bigint) => string {
  const { currency, language: locale } = order;
  const { useCLDRMoneyFormat } = website.settings;
  return (minorUnits) => moneyText({ minorUnits, currency }, { useCLDRMoneyFormat, locale });
}

/** The greeting, the button and the last lines of every mail about an order. */
export const orderMailTexts = {
  en: {
    title: 'Hello{.section firstName} {@}{.end}',
    action: 'See your order',
    footer: 'You are receiving this email because an order was placed with your address at {websiteName}.',
  },
  de: {
    title: 'Guten Tag{.section firstName} {@}{.end}',
    action: 'Bestellung ansehen',
    footer: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse bei {websiteName} bestellt wurde.',
  },
  fr: {
    title: 'Bonjour{.section firstName} {@}{.end}',
    action: 'Voir la commande',
    footer: 'Vous recevez cet e-mail parce qu’une commande a été passée avec votre adresse chez {websiteName}.',
  },
} as const;

export const orderMailExample = {
  websiteName: 'Example Shop',
  firstName: 'Mila',
  number: '1001',
  link: 'https://shop.example/checkout/confirmed/1?token=example',
} as const satisfies OrderMailData;
