import { dateText } from '@awning/formats';
import type { Connection } from '../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn, mailAddress, primaryLanguage, type Website } from '../../platform/website/index.ts';
import { areaText } from './area.ts';
import { selectAreaWithPage } from './store.ts';

interface TellAccess {
  readonly areaId: string;
  readonly email: string;
  readonly language: string;
  readonly until: Date | null;
}

/** Part of the transaction that gives the access. */
export async function sendAccess(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  website: Website,
  { areaId, email, language, until }: TellAccess,
): Promise<void> {
  const area = await selectAreaWithPage(connection, website.id, areaId);
  if (!area) return;
  const { timeZone } = website.settings;
  const path = area.urlId === null ? '/account/areas' : `/${encodeURIComponent(area.urlId)}`;
  await sendMail(parts, connection, {
    websiteId: website.id,
    about: `member-area/${areaId}`,
    to: email,
    language,
    template: memberAccessTemplate,
    data: {
      websiteName: website.name,
      area: areaText(area.texts, 'name', { language, primaryLanguage: primaryLanguage(website) }),
      email,
      until: until === null ? '' : dateText(until, { locale: language, timeZone, date: 'long' }),
      link: `${mailAddress(parts.config, website)}${addressIn(website, language, path)}`,
    },
  });
}

interface AccessData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly area: string;
  readonly email: string;
  /** Empty if it has no end that is known now. */
  readonly until: string;
  readonly link: string;
}

export const memberAccessTemplate: MailTemplate<AccessData> = {
  kind: 'member-access',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Your access to {area}',
      preview: 'The member area of {websiteName} is open to you.',
      title: 'Your access',
      message: 'You now have access to {area} at {websiteName}.',
      until: 'It is open to you until {until}.',
      how: 'Sign in with your address {email}. If you have no account yet, create one with this address.',
      action: 'Open the member area',
      footer: 'You are receiving this email because you have access to a member area of {websiteName}.',
    },
    de: {
      subject: 'Ihr Zugang zu {area}',
      preview: 'Der Mitgliederbereich von {websiteName} steht Ihnen offen.',
      title: 'Ihr Zugang',
      message: 'Sie haben jetzt Zugang zu {area} bei {websiteName}.',
      until: 'Der Bereich steht Ihnen bis zum {until} offen.',
      how: 'Melden Sie sich mit Ihrer Adresse {email} an. Wenn Sie noch kein Konto haben, erstellen Sie eines mit dieser Adresse.',
      action: 'Mitgliederbereich öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie Zugang zu einem Mitgliederbereich von {websiteName} haben.',
    },
    fr: {
      subject: 'Votre accès à {area}',
      preview: 'L’espace membres de {websiteName} vous est ouvert.',
      title: 'Votre accès',
      message: 'Vous avez maintenant accès à {area} chez {websiteName}.',
      until: 'L’espace vous est ouvert jusqu’au {until}.',
      how: 'Connectez-vous avec votre adresse {email}. Si vous n’avez pas encore de compte, créez-en un avec cette adresse.',
      action: 'Ouvrir l’espace membres',
      footer: 'Vous recevez cet e-mail parce que vous avez accès à un espace membres de {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.message|html}'),
    `{.section until}${paragraph('{texts.until|html}')}{.end}`,
    paragraph('{texts.how|html}'),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: [
    '{texts.title}',
    '',
    '{texts.message}{.section until} {texts.until}{.end}',
    '',
    '{texts.how}',
    '',
    '{texts.action}: {link}',
  ].join('\n'),
  example: {
    websiteName: 'Example Shop',
    area: 'Pottery course',
    email: 'ada@example.com',
    until: '',
    link: 'https://shop.example/pottery-course',
  },
};
