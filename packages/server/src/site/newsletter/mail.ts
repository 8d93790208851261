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
      subject: 'Please confirm: the newsletter of {websiteName}',
      preview: 'One click, and you are on the list.',
      title: 'Do you want our newsletter?',
      intro: 'Somebody, probably you, asked for the newsletter of {websiteName} for this address.',
      action: 'Yes, I want the newsletter',
      ignore:
        'If it was not you, do nothing: without your yes we send nothing, and after a week we forget the address.',
      footer: 'You receive this mail because somebody entered this address on {websiteName}.',
    },
    de: {
      subject: 'Bitte bestätigen: der Newsletter von {websiteName}',
      preview: 'Ein Klick, und Sie sind dabei.',
      title: 'Möchten Sie unseren Newsletter?',
      intro: 'Jemand, vermutlich Sie, hat für diese Adresse den Newsletter von {websiteName} bestellt.',
      action: 'Ja, ich möchte den Newsletter',
      ignore:
        'Wenn Sie es nicht waren, müssen Sie nichts tun: Ohne Ihr Ja senden wir nichts, und nach einer Woche vergessen wir die Adresse.',
      footer: 'Sie erhalten diese Mail, weil jemand diese Adresse auf {websiteName} eingetragen hat.',
    },
    fr: {
      subject: 'À confirmer : la newsletter de {websiteName}',
      preview: 'Un clic, et vous êtes inscrit.',
      title: 'Voulez-vous notre newsletter ?',
      intro: 'Quelqu’un, sans doute vous, a demandé la newsletter de {websiteName} pour cette adresse.',
      action: 'Oui, je veux la newsletter',
      ignore:
        'Si ce n’était pas vous, ne faites rien : sans votre accord nous n’envoyons rien, et l’adresse est oubliée au bout d’une semaine.',
      footer: 'Vous recevez ce message parce que quelqu’un a saisi cette adresse sur {websiteName}.',
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
      title: 'You are on the list',
      intro: 'From now on the newsletter of {websiteName} comes to this address.',
      action: 'Unsubscribe',
      footer: 'You receive this mail because you subscribed to the newsletter of {websiteName}.',
    },
    de: {
      subject: 'Willkommen beim Newsletter von {websiteName}',
      title: 'Sie sind dabei',
      intro: 'Ab jetzt kommt der Newsletter von {websiteName} an diese Adresse.',
      action: 'Abmelden',
      footer: 'Sie erhalten diese Mail, weil Sie den Newsletter von {websiteName} abonniert haben.',
    },
    fr: {
      subject: 'Bienvenue dans la newsletter de {websiteName}',
      title: 'Vous êtes inscrit',
      intro: 'Dorénavant, la newsletter de {websiteName} arrive à cette adresse.',
      action: 'Se désabonner',
      footer: 'Vous recevez ce message parce que vous vous êtes abonné à la newsletter de {websiteName}.',
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
