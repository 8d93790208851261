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
      subject: 'Your account at {websiteName} was deleted',
      preview: 'Your account and its data were deleted.',
      title: 'Goodbye {name}',
      intro:
        'Your account at {websiteName} was deleted, as you asked, with your addresses, cart, forms you sent and newsletter subscription.',
      small: 'We keep orders for as long as the law requires.',
      footer: 'You are receiving this last email because you had an account at {websiteName}.',
    },
    de: {
      subject: 'Ihr Konto bei {websiteName} wurde gelöscht',
      preview: 'Ihr Konto und seine Daten wurden gelöscht.',
      title: 'Auf Wiedersehen, {name}',
      intro:
        'Ihr Konto bei {websiteName} wurde wie gewünscht gelöscht, mit Adressen, Warenkorb, gesendeten Formularen und Newsletter-Anmeldung.',
      small: 'Ihre Bestellungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
      footer: 'Sie erhalten diese letzte E-Mail, weil Sie ein Konto bei {websiteName} hatten.',
    },
    fr: {
      subject: 'Votre compte chez {websiteName} a été supprimé',
      preview: 'Votre compte et ses données ont été supprimés.',
      title: 'Au revoir {name}',
      intro:
        'Votre compte chez {websiteName} a été supprimé comme vous l’avez demandé, avec vos adresses, votre panier, vos formulaires envoyés et votre inscription à la newsletter.',
      small: 'Nous conservons vos commandes aussi longtemps que la loi l’exige.',
      footer: 'Vous recevez ce dernier e-mail parce que vous aviez un compte chez {websiteName}.',
    },
  },
  html: [heading('{texts.title|html}'), paragraph('{texts.intro|html}'), smallPrint('{texts.small|html}')].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{texts.small}',
  example: { websiteName: 'Example Shop', name: 'Ada Example' },
};
