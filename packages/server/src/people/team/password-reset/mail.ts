import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, primaryLanguage, type Website } from '../../../platform/website/index.ts';
import type { SendReset } from './password-reset.ts';

interface ResetData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly name: string;
  readonly link: string;
}

export function sendReset(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  website: Pick<Website, 'name' | 'languages' | 'hosts' | 'address'>,
): SendReset {
  return async (connection, token, member) => {
    const link = resetLink(mailAddress(parts.config, website), token);
    await sendMail(parts, connection, {
      websiteId: member.websiteId,
      to: member.email,
      language: member.language ?? primaryLanguage(website),
      template: resetTemplate,
      data: { websiteName: website.name, name: member.name, link },
    });
  };
}

export function resetLink(address: string, token: string): string {
  const link = new URL('/config/new-password', address);
  link.searchParams.set('token', token);
  return link.href;
}

export const resetTemplate: MailTemplate<ResetData> = {
  kind: 'team-password-reset',
  audience: 'team',
  texts: {
    en: {
      subject: 'A new password for {websiteName}',
      preview: 'Choose a new password.',
      title: 'Hello {name}',
      intro: 'Someone, probably you, asked for a new password for the back office of {websiteName}.',
      action: 'Choose a new password',
      validity:
        'The link works once and for one hour. If this was not you, you can ignore this email: your password stays as it is.',
      footer: 'You are receiving this email because you belong to the team of {websiteName}.',
    },
    de: {
      subject: 'Ein neues Passwort für {websiteName}',
      preview: 'Wählen Sie ein neues Passwort.',
      title: 'Guten Tag, {name}',
      intro: 'Jemand, vermutlich Sie, hat um ein neues Passwort für die Verwaltung von {websiteName} gebeten.',
      action: 'Neues Passwort wählen',
      validity:
        'Der Link gilt einmal und eine Stunde lang. Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
      footer: 'Sie erhalten diese E-Mail, weil Sie zum Team von {websiteName} gehören.',
    },
    fr: {
      subject: 'Un nouveau mot de passe pour {websiteName}',
      preview: 'Choisissez un nouveau mot de passe.',
      title: 'Bonjour {name}',
      intro: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour l’administration de {websiteName}.',
      action: 'Choisir un nouveau mot de passe',
      validity:
        'Le lien fonctionne une fois, pendant une heure. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.',
      footer: 'Vous recevez cet e-mail parce que vous faites partie de l’équipe de {websiteName}.',
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
    link: 'https://shop.example/config/new-password?token=example',
  },
};
