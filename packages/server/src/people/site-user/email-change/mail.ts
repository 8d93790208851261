import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { type LinkedWebsite, mailedLink } from '../mail-link.ts';
import { welcomeMails } from '../registration/mail.ts';
import type { ChangeMails } from './email-change.ts';

interface ConfirmData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly link: string;
}

interface ChangedData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly name: string;
  readonly email: string;
}

export function changeMails(parts: Pick<Parts, 'config' | 'clock' | 'jobs'>, website: LinkedWebsite): ChangeMails {
  const websiteName = website.name;
  return {
    // The new address is not confirmed: no text that the visitor typed, not even a name, may be mailed to it.
    async confirm(connection, token, { websiteId, language }, email) {
      const link = mailedLink(parts.config, website, { language, path: '/account/confirm-email', token });
      const data = { websiteName, link };
      await sendMail(parts, connection, { websiteId, to: email, language, template: emailChangeTemplate, data });
    },
    alreadyThere: (connection, owner) => welcomeMails(parts, website).alreadyThere(connection, owner),
    async changed(connection, { websiteId, email: to, name, language }, email) {
      const data = { websiteName, name, email };
      await sendMail(parts, connection, { websiteId, to, language, template: emailChangedTemplate, data });
    },
  };
}

export const emailChangeTemplate: MailTemplate<ConfirmData> = {
  kind: 'site-user-email-change',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Please confirm your new address at {websiteName}',
      preview: 'One click, and your account uses this address.',
      title: 'Please confirm your new address',
      intro: 'You want to use this address for your account at {websiteName}. Please confirm it with your password.',
      action: 'Use this address',
      small:
        'The link works once and for one hour. If this was not you, you can ignore this email: nothing changes without a click.',
      footer: 'You are receiving this email because someone entered this address at {websiteName}.',
    },
    de: {
      subject: 'Bitte bestätigen Sie Ihre neue Adresse bei {websiteName}',
      preview: 'Ein Klick, und Ihr Konto verwendet diese Adresse.',
      title: 'Bitte bestätigen Sie Ihre neue Adresse',
      intro:
        'Sie möchten diese Adresse für Ihr Konto bei {websiteName} verwenden. Bitte bestätigen Sie sie mit Ihrem Passwort.',
      action: 'Diese Adresse verwenden',
      small:
        'Der Link gilt einmal und eine Stunde lang. Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ohne Klick ändert sich nichts.',
      footer: 'Sie erhalten diese E-Mail, weil jemand diese Adresse bei {websiteName} eingegeben hat.',
    },
    fr: {
      subject: 'Veuillez confirmer votre nouvelle adresse chez {websiteName}',
      preview: 'Un clic, et votre compte utilise cette adresse.',
      title: 'Veuillez confirmer votre nouvelle adresse',
      intro:
        'Vous souhaitez utiliser cette adresse pour votre compte chez {websiteName}. Confirmez-la avec votre mot de passe.',
      action: 'Utiliser cette adresse',
      small:
        'Le lien fonctionne une fois, pendant une heure. Si ce n’était pas vous, ignorez cet e-mail : rien ne change sans un clic.',
      footer: 'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse chez {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{texts.small|html}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{texts.action}: {link}\n\n{texts.small}',
  example: {
    websiteName: 'Example Shop',
    link: 'https://shop.example/account/confirm-email?token=example',
  },
};

export const emailChangedTemplate: MailTemplate<ChangedData> = {
  kind: 'site-user-email-changed',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Your address at {websiteName} has changed',
      preview: 'Your account uses another address from now on.',
      title: 'Hello {name}',
      intro:
        'Your account at {websiteName} uses the address {email} from now on. This is the last email to the old address.',
      small: 'If this was not you, please contact us immediately.',
      footer: 'You are receiving this email because your account at {websiteName} used this address.',
    },
    de: {
      subject: 'Ihre Adresse bei {websiteName} wurde geändert',
      preview: 'Ihr Konto verwendet ab jetzt eine andere Adresse.',
      title: 'Guten Tag, {name}',
      intro:
        'Ihr Konto bei {websiteName} verwendet ab jetzt die Adresse {email}. Dies ist die letzte E-Mail an die bisherige Adresse.',
      small: 'Wenn Sie es nicht waren, schreiben Sie uns bitte sofort.',
      footer: 'Sie erhalten diese E-Mail, weil Ihr Konto bei {websiteName} diese Adresse verwendet hat.',
    },
    fr: {
      subject: 'Votre adresse chez {websiteName} a changé',
      preview: 'Votre compte utilise désormais une autre adresse.',
      title: 'Bonjour {name}',
      intro:
        'Votre compte chez {websiteName} utilise désormais l’adresse {email}. Cet e-mail est le dernier envoyé à l’ancienne adresse.',
      small: 'Si ce n’était pas vous, contactez-nous immédiatement.',
      footer: 'Vous recevez cet e-mail parce que votre compte chez {websiteName} utilisait cette adresse.',
    },
  },
  html: [heading('{texts.title|html}'), paragraph('{texts.intro|html}'), smallPrint('{texts.small|html}')].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{texts.small}',
  example: { websiteName: 'Example Shop', name: 'Ada Example', email: 'new@example.com' },
};
