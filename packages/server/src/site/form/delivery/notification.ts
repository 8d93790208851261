import { dateText, spokenLanguage } from '@awning/formats';
import { type Answers, answerableFields, answerText, answerTo, type Form, type SubmissionPage } from '@awning/forms';
import type { ToldMember } from '../../../people/team/index.ts';
import type { Connection } from '../../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, type Website } from '../../../platform/website/index.ts';

export interface ToldSubmission {
  readonly website: Website;
  readonly form: Form;
  readonly answers: Answers;
  readonly page: SubmissionPage;
  /** The visitor's address, if the form asked for it. */
  readonly email: string | null;
  readonly at: Date;
  readonly submissionId: string;
}

/** Mails the owner what a visitor sent; a reply goes to the visitor. Passwords are masked. Returns the mail's id. */
export async function sendNotification(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { email: to, language }: ToldMember,
  { website, form, answers, page, email, at, submissionId }: ToldSubmission,
): Promise<string> {
  return sendMail(parts, connection, {
    websiteId: website.id,
    to,
    language,
    template: notificationTemplate,
    data: {
      websiteName: website.name,
      formName: form.name,
      answers: answerableFields(form).map((field) => ({
        title: field.title || field.id,
        lines: answerText(field, answerTo(field, answers), spokenLanguage(language)).split('\n'),
      })),
      pageTitle: page.title || page.path,
      pagePath: page.path,
      moment: dateText(at, { locale: language, timeZone: website.settings.timeZone, date: 'long', time: 'short' }),
      link: `${mailAddress(parts.config, website)}/config/forms/${form.id}/submissions/${submissionId}`,
    },
    ...(email !== null && { replyTo: email }),
  });
}

interface NotificationData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly formName: string;
  readonly answers: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly pageTitle: string;
  readonly pagePath: string;
  readonly moment: string;
  readonly link: string;
}

const cell = 'padding:8px 0;border-top:1px solid #e4ded4;vertical-align:top;';

export const notificationTemplate: MailTemplate<NotificationData> = {
  kind: 'form-notification',
  audience: 'team',
  texts: {
    en: {
      subject: '{formName}: a new submission',
      title: '{formName}',
      intro: 'Sent on {moment} from the page “{pageTitle}” ({pagePath}).',
      action: 'Open in the back office',
      footer:
        'You are receiving this email because your address is set for notifications of this form on {websiteName}.',
    },
    de: {
      subject: '{formName}: eine neue Einsendung',
      title: '{formName}',
      intro: 'Gesendet am {moment} von der Seite „{pageTitle}“ ({pagePath}).',
      action: 'In der Verwaltung öffnen',
      footer:
        'Sie erhalten diese E-Mail, weil Ihre Adresse für Benachrichtigungen dieses Formulars auf {websiteName} eingetragen ist.',
    },
    fr: {
      subject: '{formName} : un nouvel envoi',
      title: '{formName}',
      intro: 'Envoyé le {moment} depuis la page « {pageTitle} » ({pagePath}).',
      action: 'Ouvrir dans l’administration',
      footer:
        'Vous recevez cet e-mail parce que votre adresse est enregistrée pour les notifications de ce formulaire sur {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">',
    `{.repeated section answers}<tr><td style="${cell}"><div style="font-size:13px;line-height:20px;color:#5d6a66;">{title|html}</div>`,
    '{.repeated section lines}<div>{@|html}</div>{.end}</td></tr>{.end}',
    '</table>',
    button('{texts.action|html}', '{link|htmlattr}'),
  ].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{.repeated section answers}{title}:\n{.repeated section lines}  {@}\n{.end}\n{.end}\n{texts.action}: {link}',
  example: {
    websiteName: 'Example Shop',
    formName: 'Contact',
    answers: [
      { title: 'Name', lines: ['Ada Example'] },
      { title: 'Message', lines: ['Two lines', 'of a message'] },
    ],
    pageTitle: 'Contact',
    pagePath: '/contact',
    moment: 'March 2, 2026 at 10:00 AM',
    link: 'https://shop.example/config/forms/example/submissions/example',
  },
};
