import { giftCodeText } from '@awning/commerce';
import { dateText, moneyText } from '@awning/formats';
import type { Connection } from '../../platform/database/index.ts';
import {
  button,
  heading,
  type MailTemplate,
  panel,
  paragraph,
  sendMail,
  smallPrint,
} from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { mailAddress, type Website } from '../../platform/website/index.ts';
import type { GiftCard } from './card.ts';
import { openCode } from './code.ts';
import { giftCardAddress } from './link.ts';

type MailParts = Pick<Parts, 'config' | 'clock' | 'jobs'>;

/** Part of the transaction that marks the card as delivered. */
export async function sendGiftCard(
  parts: MailParts,
  connection: Connection,
  website: Website,
  card: GiftCard,
): Promise<void> {
  const { recipientEmail, language } = card;
  const code = openCode(parts, website.id, card.sealedCode);
  if (recipientEmail === null || code === undefined) throw new Error(`The gift card ${card.id} cannot be mailed`);
  await sendMail(parts, connection, {
    websiteId: website.id,
    about: aboutGiftCard(card.id),
    to: recipientEmail,
    language,
    template: giftCardTemplate,
    data: {
      websiteName: website.name,
      recipientName: card.recipientName,
      senderName: card.senderName,
      message: card.message === '' ? [] : card.message.split('\n'),
      value: valueText(website, card),
      code: giftCodeText(code),
      until: untilText(website, card),
      link: `${mailAddress(parts.config, website)}${giftCardAddress(website, parts.config.secrets, card)}`,
    },
  });
}

function aboutGiftCard(id: string): string {
  return `gift-card/${id}`;
}

export function valueText(
  { settings }: Pick<Website, 'settings'>,
  { value, currency, language }: Pick<GiftCard, 'value' | 'currency' | 'language'>,
): string {
  const { useCLDRMoneyFormat } = settings;
  return moneyText({ minorUnits: value, currency }, { useCLDRMoneyFormat, locale: language });
}

/** The last day of a card; empty if it does not expire. */
export function untilText(
  { settings }: Pick<Website, 'settings'>,
  { expiresAt, language }: Pick<GiftCard, 'expiresAt' | 'language'>,
): string {
  return expiresAt === null ? '' : dateText(expiresAt, { locale: language, timeZone: settings.timeZone, date: 'long' });
}

interface GiftCardData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly recipientName: string;
  /** Empty if the buyer gave none. */
  readonly senderName: string;
  /** The lines of the message. */
  readonly message: readonly string[];
  readonly value: string;
  readonly code: string;
  /** Empty if it does not expire. */
  readonly until: string;
  readonly link: string;
}

export const giftCardTemplate: MailTemplate<GiftCardData> = {
  kind: 'gift-card',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Your gift card for {websiteName}',
      preview: 'A gift card worth {value}.',
      title: 'Hello{.section recipientName} {@}{.end}',
      sent: '{senderName} has sent you a gift card worth {value} for {websiteName}.',
      issued: 'Here is your gift card worth {value} for {websiteName}.',
      code: 'Code',
      how: 'Enter the code at the checkout. What you do not spend stays on the card.',
      until: 'You can spend it until {until}.',
      action: 'See and print the card',
      footer: 'You are receiving this email because someone gave your address for a gift card of {websiteName}.',
    },
    de: {
      subject: 'Ihr Gutschein für {websiteName}',
      preview: 'Ein Gutschein im Wert von {value}.',
      title: 'Guten Tag{.section recipientName} {@}{.end}',
      sent: '{senderName} schenkt Ihnen einen Gutschein im Wert von {value} für {websiteName}.',
      issued: 'Hier ist Ihr Gutschein im Wert von {value} für {websiteName}.',
      code: 'Code',
      how: 'Geben Sie den Code an der Kasse ein. Was Sie nicht ausgeben, bleibt als Guthaben erhalten.',
      until: 'Sie können ihn bis zum {until} einlösen.',
      action: 'Gutschein ansehen und drucken',
      footer:
        'Sie erhalten diese E-Mail, weil jemand Ihre Adresse für einen Gutschein von {websiteName} angegeben hat.',
    },
    fr: {
      subject: 'Votre carte cadeau pour {websiteName}',
      preview: 'Une carte cadeau d’une valeur de {value}.',
      title: 'Bonjour{.section recipientName} {@}{.end}',
      sent: '{senderName} vous offre une carte cadeau d’une valeur de {value} pour {websiteName}.',
      issued: 'Voici votre carte cadeau d’une valeur de {value} pour {websiteName}.',
      code: 'Code',
      how: 'Saisissez le code au moment de payer. Ce que vous ne dépensez pas reste sur la carte.',
      until: 'Vous pouvez l’utiliser jusqu’au {until}.',
      action: 'Voir et imprimer la carte',
      footer: 'Vous recevez cet e-mail parce que votre adresse a été indiquée pour une carte cadeau de {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    `{.section senderName}${paragraph('{texts.sent|html}')}{.or}${paragraph('{texts.issued|html}')}{.end}`,
    `{.section message}${paragraph('{.repeated section @}{@|html}{.alternates with}<br>{.end}')}{.end}`,
    panel('{texts.code|html}', '<strong>{code|html}</strong>'),
    paragraph('{texts.how|html}'),
    `{.section until}${paragraph('{texts.until|html}')}{.end}`,
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: [
    '{texts.title}',
    '',
    '{.section senderName}{texts.sent}{.or}{texts.issued}{.end}',
    '{.section message}\n{.repeated section @}{@}{.alternates with}\n{.end}\n{.end}',
    '{texts.code}: {code}',
    '',
    '{texts.how}{.section until} {texts.until}{.end}',
    '',
    '{texts.action}: {link}',
  ].join('\n'),
  example: {
    websiteName: 'Example Shop',
    recipientName: 'Mila',
    senderName: 'Jonas',
    message: ['Happy birthday!'],
    value: '€50.00',
    code: 'ABCD-EFGH-JKLM-2345',
    until: '',
    link: 'https://shop.example/checkout/gift-card/card/1?token=example',
  },
};
