import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, mailAddress } from '../../../platform/website/index.ts';
import { type LinkedWebsite, mailedLink } from '../mail-link.ts';
import type { WelcomeMails } from './registration.ts';

interface LinkData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly link: string;
}

interface NamedLinkData extends LinkData {
  readonly name: string;
}

export function welcomeMails(parts: Pick<Parts, 'config' | 'clock' | 'jobs'>, website: LinkedWebsite): WelcomeMails {
  return {
    // The address is not confirmed: no text from the form may be mailed to it in the shop's name.
    async confirm(connection, token, { websiteId, email: to, language }) {
      const link = mailedLink(parts.config, website, { language, path: '/account/confirm', token });
      const data = { websiteName: website.name, link };
      await sendMail(parts, connection, { websiteId, to, language, template: confirmTemplate, data });
    },
    async alreadyThere(connection, { websiteId, email: to, name, language }) {
      const link = new URL(addressIn(website, language, '/account/reset'), mailAddress(parts.config, website)).href;
      const data = { websiteName: website.name, name, link };
      await sendMail(parts, connection, { websiteId, to, language, template: alreadyThereTemplate, data });
    },
  };
}

const html = [
  heading('{texts.title|html}'),
  paragraph('{texts.intro|html}'),
  button('{texts.action|html}', '{link|htmlattr}'),
  smallPrint('{texts.small|html}'),
  smallPrint('{link|html}'),
].join('\n');
const text = '{texts.title}\n\n{texts.intro}\n\n{texts.action}: {link}\n\n{texts.small}';

export const confirmTemplate: MailTemplate<LinkData> = {
  kind: 'site-user-confirm',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Please confirm your account at {websiteName}',
      preview: 'One step, and your account is ready.',
      title: 'Please confirm your address',
      intro:
        'Welcome to {websiteName}. Please confirm your address with the password you have chosen, then your account is ready.',
      action: 'Confirm my address',
      small:
        'The link works once and for 24 hours. If you did not ask for an account, please ignore this email and confirm nothing.',
      footer: 'You are receiving this email because someone entered this address at {websiteName}.',
    },
    de: {
      subject: 'Bitte bestätigen Sie Ihr Konto bei {websiteName}',
      preview: 'Ein Schritt, und Ihr Konto ist bereit.',
      title: 'Bitte bestätigen Sie Ihre Adresse',
      intro:
        'Willkommen bei {websiteName}. Bitte bestätigen Sie Ihre Adresse mit dem Passwort, das Sie gewählt haben; dann ist Ihr Konto bereit.',
      action: 'Meine Adresse bestätigen',
      small:
        'Der Link gilt einmal und 24 Stunden lang. Wenn Sie kein Konto wollten, ignorieren Sie diese E-Mail bitte und bestätigen Sie nichts.',
      footer: 'Sie erhalten diese E-Mail, weil jemand diese Adresse bei {websiteName} eingegeben hat.',
    },
    fr: {
      subject: 'Veuillez confirmer votre compte chez {websiteName}',
      preview: 'Une étape, et votre compte est prêt.',
      title: 'Veuillez confirmer votre adresse',
      intro:
        'Bienvenue chez {websiteName}. Confirmez votre adresse avec le mot de passe que vous avez choisi, et votre compte est prêt.',
      action: 'Confirmer mon adresse',
      small:
        'Le lien fonctionne une fois, pendant 24 heures. Si vous n’avez pas demandé de compte, ignorez cet e-mail et ne confirmez rien.',
      footer: 'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse chez {websiteName}.',
    },
  },
  html,
  text,
  example: {
    websiteName: 'Example Shop',
    link: 'https://shop.example/account/confirm?token=example',
  },
};

export const alreadyThereTemplate: MailTemplate<NamedLinkData> = {
  kind: 'site-user-already-there',
  audience: 'customer',
  texts: {
    en: {
      subject: 'You already have an account at {websiteName}',
      preview: 'Nothing has changed.',
      title: 'Hello {name}',
      intro:
        'Someone, probably you, tried to use this address for a new account at {websiteName}. It already has one, so nothing has changed. If you forgot your password, choose a new one.',
      action: 'Choose a new password',
      small: 'If this was not you, you can ignore this email.',
      footer: 'You are receiving this email because you have an account at {websiteName}.',
    },
    de: {
      subject: 'Sie haben schon ein Konto bei {websiteName}',
      preview: 'Es hat sich nichts geändert.',
      title: 'Guten Tag, {name}',
      intro:
        'Jemand, vermutlich Sie, wollte mit dieser Adresse ein neues Konto bei {websiteName} anlegen. Zu ihr gehört schon eines, deshalb hat sich nichts geändert. Wenn Sie Ihr Passwort vergessen haben, wählen Sie ein neues.',
      action: 'Neues Passwort wählen',
      small: 'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren.',
      footer: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {websiteName} haben.',
    },
    fr: {
      subject: 'Vous avez déjà un compte chez {websiteName}',
      preview: 'Rien n’a changé.',
      title: 'Bonjour {name}',
      intro:
        'Quelqu’un, sans doute vous, a voulu créer un compte chez {websiteName} avec cette adresse. Elle en a déjà un, rien n’a donc changé. Si vous avez oublié votre mot de passe, choisissez-en un nouveau.',
      action: 'Choisir un nouveau mot de passe',
      small: 'Si ce n’était pas vous, ignorez cet e-mail.',
      footer: 'Vous recevez cet e-mail parce que vous avez un compte chez {websiteName}.',
    },
  },
  html,
  text,
  example: { websiteName: 'Example Shop', name: 'Ada Example', link: 'https://shop.example/account/reset' },
};
