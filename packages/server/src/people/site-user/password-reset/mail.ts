import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { type LinkedWebsite, mailedLink } from '../mail-link.ts';
import type { SendReset } from './password-reset.ts';

interface ResetData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly name: string;
  readonly link: string;
}

export function sendReset(parts: Pick<Parts, 'config' | 'clock' | 'jobs'>, website: LinkedWebsite): SendReset {
  return async (connection, token, { websiteId, email: to, name, language }) => {
    const link = mailedLink(parts.config, website, { language, path: '/account/new-password', token });
    const data = { websiteName: website.name, name, link };
    await sendMail(parts, connection, { websiteId, to, language, template: siteUserResetTemplate, data });
  };
}

export const siteUserResetTemplate: MailTemplate<ResetData> = {
  kind: 'site-user-password-reset',
  audience: 'customer',
  texts: {
    en: {
      subject: 'A new password for {websiteName}',
      preview: 'Choose a new password.',
      title: 'Hello {name}',
      intro: 'Someone, probably you, asked for a new password for your account at {websiteName}.',
      action: 'Choose a new password',
      validity:
        'The link works once and for one hour. If this was not you, you can ignore this email: your password stays as it is.',
      footer: 'You are receiving this email because you have an account at {websiteName}.',
    },
    de: {
      subject: 'Ein neues Passwort für {websiteName}',
      preview: 'Wählen Sie ein neues Passwort.',
      title: 'Guten Tag, {name}',
      intro: 'Jemand, vermutlich Sie, hat um ein neues Passwort für Ihr Konto bei {websiteName} gebeten.',
      action: 'Neues Passwort wählen',
      validity:
        'Der Link gilt einmal und eine Stunde lang. Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
      footer: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {websiteName} haben.',
    },
    fr: {
      subject: 'Un nouveau mot de passe pour {websiteName}',
      preview: 'Choisissez un nouveau mot de passe.',
      title: 'Bonjour {name}',
      intro: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte chez {websiteName}.',
      action: 'Choisir un nouveau mot de passe',
      validity:
        'Le lien fonctionne une fois, pendant une heure. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.',
      footer: 'Vous recevez cet e-mail parce que vous avez un compte chez {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{texts.validity|html}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{texts.action}: {link}\n\n{texts.validity}',
  example: {
    websiteName: 'Example Shop',
    name: 'Ada Example',
    link: 'https://shop.example/account/new-password?token=example',
  },
};
