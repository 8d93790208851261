import type { Connection } from '../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn, mailAddress, type Website } from '../../platform/website/index.ts';
import { unsubscribeToken } from './token.ts';

type MailParts = Pick<Parts, 'config' | 'clock' | 'jobs'>;

/** The recipient of a mail, and the site it comes from. */
interface Receiver {
  readonly website: Website;
  readonly email: string;
  readonly language: string;
}

export async function sendConfirm(
  parts: MailParts,
  connection: Connection,
  receiver: Receiver,
  contactId: string,
  token: string,
): Promise<void> {
  const link = pageAddress(parts, receiver, '/newsletter/confirm', token);
  await send(parts, connection, receiver, contactId, confirmTemplate, { link });
}

export async function sendWelcome(
  parts: MailParts,
  connection: Connection,
  receiver: Receiver,
  contactId: string,
): Promise<void> {
  await send(parts, connection, receiver, contactId, welcomeTemplate, {});
}

async function send(
  parts: MailParts,
  connection: Connection,
  receiver: Receiver,
  contactId: string,
  template: MailTemplate<NewsletterData>,
  data: { readonly link?: string },
): Promise<void> {
  const { website, email, language } = receiver;
  const unsubscribeLink = unsubscribeAddress(parts, receiver, contactId);
  await sendMail(parts, connection, {
    websiteId: website.id,
    to: email,
    language,
    template,
    data: { websiteName: website.name, link: data.link ?? '', unsubscribeLink },
    unsubscribeUrl: unsubscribeLink,
  });
}

/** The page for unsubscribing; mail programs use the same address for their one-click call. */
function unsubscribeAddress(parts: MailParts, receiver: Receiver, contactId: string): string {
  const token = unsubscribeToken(parts.config.secrets, receiver.website.id, contactId);
  return pageAddress(parts, receiver, '/newsletter/unsubscribe', token);
}

function pageAddress({ config }: MailParts, { website, language }: Receiver, path: string, token: string): string {
  return `${mailAddress(config, website)}${addressIn(website, language, path)}?${new URLSearchParams({ token }).toString()}`;
}

interface NewsletterData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly link: string;
  readonly unsubscribeLink: string;
}

const example: NewsletterData = {
  websiteName: 'Example Shop',
  link: 'https://shop.example/newsletter/confirm?token=example',
  unsubscribeLink: 'https://shop.example/newsletter/unsubscribe?token=example',
};

export const confirmTemplate: MailTemplate<NewsletterData> = {
  kind: 'newsletter-confirm',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Please confirm your subscription to {websiteName}',
      preview: 'One click, and you are subscribed.',
      title: 'Please confirm your subscription',
      intro: 'Someone, probably you, signed up for the newsletter of {websiteName} with this address.',
      action: 'Confirm subscription',
      ignore:
        'If this was not you, do nothing: we send nothing without your confirmation and delete the address after a week.',
      footer: 'You are receiving this email because someone entered this address on {websiteName}.',
    },
    de: {
      subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von {websiteName}',
      preview: 'Ein Klick, und Sie sind angemeldet.',
      title: 'Bitte bestätigen Sie Ihre Anmeldung',
      intro: 'Jemand, vermutlich Sie, hat diese Adresse für den Newsletter von {websiteName} angemeldet.',
      action: 'Anmeldung bestätigen',
      ignore:
        'Wenn Sie es nicht waren, müssen Sie nichts tun: Ohne Ihre Bestätigung senden wir nichts und löschen die Adresse nach einer Woche.',
      footer: 'Sie erhalten diese E-Mail, weil jemand diese Adresse auf {websiteName} eingetragen hat.',
    },
    fr: {
      subject: 'Confirmez votre inscription à la newsletter de {websiteName}',
      preview: 'Un clic, et vous êtes inscrit.',
      title: 'Confirmez votre inscription',
      intro: 'Quelqu’un, sans doute vous, a inscrit cette adresse à la newsletter de {websiteName}.',
      action: 'Confirmer l’inscription',
      ignore:
        'Si ce n’était pas vous, ne faites rien : sans votre confirmation, nous n’envoyons rien et supprimons l’adresse au bout d’une semaine.',
      footer: 'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{texts.ignore|html}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{texts.action}: {link}\n\n{texts.ignore}',
  example,
};

export const welcomeTemplate: MailTemplate<NewsletterData> = {
  kind: 'newsletter-welcome',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Welcome to the newsletter of {websiteName}',
      title: 'You are subscribed',
      intro: 'From now on, you will receive the newsletter of {websiteName} at this address.',
      action: 'Unsubscribe',
      footer: 'You are receiving this email because you subscribed to the newsletter of {websiteName}.',
    },
    de: {
      subject: 'Willkommen beim Newsletter von {websiteName}',
      title: 'Sie sind angemeldet',
      intro: 'Ab jetzt erhalten Sie den Newsletter von {websiteName} an diese Adresse.',
      action: 'Abmelden',
      footer: 'Sie erhalten diese E-Mail, weil Sie den Newsletter von {websiteName} abonniert haben.',
    },
    fr: {
      subject: 'Bienvenue dans la newsletter de {websiteName}',
      title: 'Vous êtes inscrit',
      intro: 'Désormais, vous recevrez la newsletter de {websiteName} à cette adresse.',
      action: 'Se désinscrire',
      footer: 'Vous recevez cet e-mail parce que vous vous êtes abonné à la newsletter de {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    smallPrint('<a href="{unsubscribeLink|htmlattr}" style="color:#0f5c4f;">{texts.action|html}</a>'),
  ].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{texts.action}: {unsubscribeLink}',
  example,
};
