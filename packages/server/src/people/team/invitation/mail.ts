import type { TeamRequest } from '../../../platform/http/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, primaryLanguage } from '../../../platform/website/index.ts';
import type { SendInvitation } from './invitation.ts';

interface InvitationData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly inviter: string;
  readonly link: string;
}

/** Written in the language of the inviting member, because the other's language is not known yet. */
export function sendInvitation(parts: Parts, request: TeamRequest): SendInvitation {
  const { website, member } = request;
  return async (connection, token, invitation) => {
    const link = new URL('/config/invitation', mailAddress(parts.config, website));
    link.searchParams.set('token', token);
    await sendMail(parts, connection, {
      websiteId: website.id,
      to: invitation.email,
      language: member.language ?? primaryLanguage(website),
      template: invitationTemplate,
      data: {
        websiteName: website.name,
        inviter: member.name,
        link: link.href,
      },
    });
  };
}

export const invitationTemplate: MailTemplate<InvitationData> = {
  kind: 'team-invitation',
  audience: 'team',
  texts: {
    en: {
      subject: '{inviter} invites you to work on {websiteName}',
      preview: 'Choose a password and start.',
      title: 'Join the team of {websiteName}',
      intro: '{inviter} would like you to help with the website {websiteName}.',
      action: 'Accept the invitation',
      validity: 'The link works once and for seven days. If you did not expect this email, you can ignore it.',
      footer:
        'You are receiving this email because {inviter} entered your address in the back office of {websiteName}.',
    },
    de: {
      subject: '{inviter} lädt Sie ein, an {websiteName} mitzuarbeiten',
      preview: 'Passwort wählen und loslegen.',
      title: 'Willkommen im Team von {websiteName}',
      intro: '{inviter} möchte, dass Sie an der Website {websiteName} mitarbeiten.',
      action: 'Einladung annehmen',
      validity:
        'Der Link gilt einmal und sieben Tage lang. Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
      footer:
        'Sie erhalten diese E-Mail, weil {inviter} Ihre Adresse in der Verwaltung von {websiteName} eingetragen hat.',
    },
    fr: {
      subject: '{inviter} vous invite à travailler sur {websiteName}',
      preview: 'Choisissez un mot de passe et commencez.',
      title: 'Rejoignez l’équipe de {websiteName}',
      intro: '{inviter} souhaite que vous participiez au site {websiteName}.',
      action: 'Accepter l’invitation',
      validity:
        'Le lien fonctionne une fois, pendant sept jours. Si vous n’attendiez pas ce message, vous pouvez l’ignorer.',
      footer:
        'Vous recevez cet e-mail parce que {inviter} a saisi votre adresse dans l’administration de {websiteName}.',
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
    inviter: 'Ada Example',
    link: 'https://shop.example/config/invitation?token=example',
  },
};
