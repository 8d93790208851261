import { variantText } from '@awning/commerce';
import type { Connection } from '../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn, mailAddress, primaryLanguage, type Website } from '../../platform/website/index.ts';
import { attributeTexts, productText } from '../catalogue/index.ts';
import type { ToldVariant } from './sending/store.ts';
import { leaveToken } from './token.ts';

type MailParts = Pick<Parts, 'config' | 'clock' | 'jobs'>;

/** The recipient of a mail, and the site it comes from. */
interface Receiver {
  readonly website: Website;
  readonly signUpId: string;
  readonly email: string;
  readonly language: string;
}

type NamedVariant = Pick<ToldVariant, 'texts' | 'attributes'>;

export async function sendConfirm(
  parts: MailParts,
  connection: Connection,
  receiver: Receiver,
  variant: NamedVariant,
  token: string,
): Promise<void> {
  const link = pageAddress(parts, receiver, '/restock/confirm', token);
  await send(parts, connection, receiver, variant, confirmTemplate, link);
}

/** Returns the id of the mail. */
export async function sendNotice(
  parts: MailParts,
  connection: Connection,
  receiver: Receiver,
  variant: ToldVariant,
): Promise<string> {
  const { website, language } = receiver;
  const path = addressIn(website, language, `/${variant.collectionUrlId}/p/${variant.slug}`);
  return send(parts, connection, receiver, variant, noticeTemplate, `${mailAddress(parts.config, website)}${path}`);
}

async function send(
  parts: MailParts,
  connection: Connection,
  receiver: Receiver,
  { texts, attributes }: NamedVariant,
  template: MailTemplate<RestockData>,
  link: string,
): Promise<string> {
  const { website, email, language } = receiver;
  const choice = { language, primaryLanguage: primaryLanguage(website) };
  const token = leaveToken(parts.config.secrets, website.id, receiver.signUpId);
  const leaveLink = pageAddress(parts, receiver, '/restock/unsubscribe', token);
  return sendMail(parts, connection, {
    websiteId: website.id,
    to: email,
    language,
    template,
    data: {
      websiteName: website.name,
      productName: productText(texts, 'name', choice) ?? '',
      variantName: variantText(attributeTexts(texts, attributes, language)),
      link,
      leaveLink,
    },
    unsubscribeUrl: leaveLink,
  });
}

function pageAddress({ config }: MailParts, { website, language }: Receiver, path: string, token: string): string {
  return `${mailAddress(config, website)}${addressIn(website, language, path)}?${new URLSearchParams({ token }).toString()}`;
}

interface RestockData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly productName: string;
  readonly variantName: string;
  readonly link: string;
  readonly leaveLink: string;
}

const example: RestockData = {
  websiteName: 'Example Shop',
  productName: 'Blue vase',
  variantName: 'Large',
  link: 'https://shop.example/shop/p/blue-vase',
  leaveLink: 'https://shop.example/restock/unsubscribe?token=example',
};

const item = '<strong>{productName|html}</strong>{.if variantName} ({variantName|html}){.end}';

export const confirmTemplate: MailTemplate<RestockData> = {
  kind: 'restock-confirm',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Please confirm: an email when {productName} is back',
      preview: 'One click, and we will let you know.',
      title: 'Please confirm your address',
      intro: 'Someone, probably you, asked {websiteName} to write to this address when this is back in stock:',
      action: 'Confirm address',
      ignore:
        'If this was not you, do nothing: we send nothing without your confirmation and delete the address after a week.',
      leave: 'No emails about sold-out items',
      footer: 'You are receiving this email because someone entered this address on {websiteName}.',
    },
    de: {
      subject: 'Bitte bestätigen: Nachricht, sobald {productName} wieder da ist',
      preview: 'Ein Klick, und wir sagen Ihnen Bescheid.',
      title: 'Bitte bestätigen Sie Ihre Adresse',
      intro:
        'Jemand, vermutlich Sie, hat {websiteName} gebeten, an diese Adresse zu schreiben, sobald dieser Artikel wieder verfügbar ist:',
      action: 'Adresse bestätigen',
      ignore:
        'Wenn Sie es nicht waren, müssen Sie nichts tun: Ohne Ihre Bestätigung senden wir nichts und löschen die Adresse nach einer Woche.',
      leave: 'Keine E-Mails zu ausverkauften Artikeln',
      footer: 'Sie erhalten diese E-Mail, weil jemand diese Adresse auf {websiteName} eingetragen hat.',
    },
    fr: {
      subject: 'À confirmer : un e-mail dès le retour de {productName}',
      preview: 'Un clic, et nous vous avertirons.',
      title: 'Confirmez votre adresse',
      intro:
        'Quelqu’un, sans doute vous, a demandé à {websiteName} d’écrire à cette adresse dès le retour en stock de cet article :',
      action: 'Confirmer l’adresse',
      ignore:
        'Si ce n’était pas vous, ne faites rien : sans votre confirmation, nous n’envoyons rien et supprimons l’adresse au bout d’une semaine.',
      leave: 'Ne plus recevoir d’e-mails sur les articles épuisés',
      footer: 'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    paragraph(item),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{texts.ignore|html}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n{productName}{.if variantName} ({variantName}){.end}\n\n{texts.action}: {link}\n\n{texts.ignore}\n\n{texts.leave}: {leaveLink}',
  example: { ...example, link: 'https://shop.example/restock/confirm?token=example' },
};

export const noticeTemplate: MailTemplate<RestockData> = {
  kind: 'restock-notice',
  audience: 'customer',
  texts: {
    en: {
      subject: '{productName} is back in stock',
      preview: 'You asked us to let you know.',
      title: 'Back in stock',
      intro: 'You asked {websiteName} to let you know. This is available again:',
      action: 'View the item',
      hint: 'We cannot reserve it for you, and others may have asked, too.',
      leave: 'No more emails about sold-out items',
      footer: 'You are receiving this email once, because you asked for it on {websiteName}.',
    },
    de: {
      subject: '{productName} ist wieder da',
      preview: 'Sie hatten um eine Nachricht gebeten.',
      title: 'Wieder verfügbar',
      intro: 'Sie hatten {websiteName} um eine Nachricht gebeten. Dieser Artikel ist wieder verfügbar:',
      action: 'Artikel ansehen',
      hint: 'Wir können ihn nicht für Sie reservieren, und andere haben vielleicht auch darauf gewartet.',
      leave: 'Keine E-Mails mehr zu ausverkauften Artikeln',
      footer: 'Sie erhalten diese E-Mail einmalig, weil Sie auf {websiteName} darum gebeten haben.',
    },
    fr: {
      subject: '{productName} est de retour en stock',
      preview: 'Vous nous aviez demandé de vous avertir.',
      title: 'De retour en stock',
      intro: 'Vous aviez demandé à {websiteName} de vous avertir. Cet article est à nouveau disponible :',
      action: 'Voir l’article',
      hint: 'Nous ne pouvons pas vous le réserver, et d’autres l’attendaient peut-être aussi.',
      leave: 'Ne plus recevoir d’e-mails sur les articles épuisés',
      footer: 'Vous recevez cet e-mail une seule fois, parce que vous l’avez demandé sur {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    paragraph(item),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{texts.hint|html}'),
    smallPrint('<a href="{leaveLink|htmlattr}" style="color:#0f5c4f;">{texts.leave|html}</a>'),
  ].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n{productName}{.if variantName} ({variantName}){.end}\n\n{texts.action}: {link}\n\n{texts.hint}\n\n{texts.leave}: {leaveLink}',
  example,
};
