import type { Connection } from '../../../platform/database/index.ts';
import { heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import type { StoredSiteUser } from '../store.ts';

interface GoodbyeData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly name: string;
}

export async function sendGoodbye(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  website: Pick<Website, 'name'>,
  { websiteId, email: to, name, language }: StoredSiteUser,
): Promise<void> {
  const data = { websiteName: website.name, name };
  await sendMail(parts, connection, { websiteId, to, language, template: goodbyeTemplate, data });
}

export const goodbyeTemplate: MailTemplate<GoodbyeData> = {
  kind: 'site-user-deleted',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Your account at {websiteName} is deleted',
      preview: 'Your account and what it kept are gone.',
      title: 'Goodbye {name}',
      intro:
        'Your account at {websiteName} and what it kept are deleted, as you asked: addresses, cart, what you sent with forms, and the newsletter.',
      small: 'We keep orders you have placed for as long as the law asks.',
      footer: 'You receive this last mail because you had an account at {websiteName}.',
    },
    de: {
      subject: 'Ihr Konto bei {websiteName} ist gelöscht',
      preview: 'Ihr Konto und was darin stand, gibt es nicht mehr.',
      title: 'Auf Wiedersehen, {name}',
      intro:
        'Ihr Konto bei {websiteName} und alles darin ist gelöscht, wie Sie es wollten: Adressen, Warenkorb, was Sie mit Formularen gesendet haben, und der Newsletter.',
      small: 'Ihre Bestellungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
      footer: 'Sie erhalten diese letzte Mail, weil Sie ein Konto bei {websiteName} hatten.',
    },
    fr: {
      subject: 'Votre compte chez {websiteName} est supprimé',
      preview: 'Votre compte et son contenu n’existent plus.',
      title: 'Au revoir {name}',
      intro:
        'Votre compte chez {websiteName} et son contenu sont supprimés, comme vous l’avez demandé : adresses, panier, messages envoyés par formulaire et newsletter.',
      small: 'Nous conservons vos commandes aussi longtemps que la loi l’exige.',
      footer: 'Vous recevez ce dernier message parce que vous aviez un compte chez {websiteName}.',
    },
  },
  html: [heading('{texts.title|html}'), paragraph('{texts.intro|html}'), smallPrint('{texts.small|html}')].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{texts.small}',
  example: { websiteName: 'Example Shop', name: 'Ada Example' },
};
