import { findLanguage, languages, spokenLanguage } from '@awning/formats';
import { newId } from '../../database/index.ts';
import type { Parts } from '../../parts.ts';
import { primaryLanguage, type Website } from '../../website/index.ts';
import { heading, paragraph } from '../layout.ts';
import { messageIdOf } from '../message-id.ts';
import { type MailTemplate, oneLine, renderMail } from '../template.ts';
import type { SendOutcome, Transport } from '../transport.ts';

interface TestMail {
  readonly website: Pick<Website, 'id' | 'name' | 'languages'>;
  readonly to: string;
  /** The member's choice; null means the website's. */
  readonly language: string | null;
}

/** Not written to the outbox: the caller waits for the answer, and a retry hours later would tell nothing. */
export function sendTestMail(
  { config, clock, database }: Pick<Parts, 'config' | 'clock' | 'database'>,
  transport: Transport,
  { website, to, language }: TestMail,
): Promise<SendOutcome> {
  const written = findLanguage(languages, language ?? '') ?? spokenLanguage(primaryLanguage(website));
  return transport.send(database, website.id, {
    messageId: messageIdOf(newId(clock), config.mailFrom),
    senderName: oneLine(website.name),
    recipient: to,
    replyTo: null,
    unsubscribeUrl: null,
    calendar: null,
    ...renderMail(testMailTemplate, written, { websiteName: website.name }),
  });
}

export const testMailTemplate: MailTemplate = {
  kind: 'mail-server-test',
  audience: 'team',
  texts: {
    en: {
      subject: 'Test email from {websiteName}',
      preview: 'Email works.',
      title: 'Email works',
      intro: 'This is a test email. {websiteName} can send emails to you, your team and your customers.',
      footer: 'You are receiving this email because someone in the team of {websiteName} is setting up email.',
    },
    de: {
      subject: 'Test-E-Mail von {websiteName}',
      preview: 'Der E-Mail-Versand funktioniert.',
      title: 'Der E-Mail-Versand funktioniert',
      intro: 'Dies ist eine Test-E-Mail. {websiteName} kann E-Mails an Sie, Ihr Team und Ihre Kunden verschicken.',
      footer: 'Sie erhalten diese E-Mail, weil im Team von {websiteName} der E-Mail-Versand eingerichtet wird.',
    },
    fr: {
      subject: 'E-mail de test de {websiteName}',
      preview: 'L’envoi d’e-mails fonctionne.',
      title: 'L’envoi d’e-mails fonctionne',
      intro: 'Ceci est un e-mail de test. {websiteName} peut vous écrire, ainsi qu’à votre équipe et à vos clients.',
      footer: 'Vous recevez cet e-mail parce que l’équipe de {websiteName} configure l’envoi d’e-mails.',
    },
  },
  html: [heading('{texts.title|html}'), paragraph('{texts.intro|html}')].join('\n'),
  text: '{texts.title}\n\n{texts.intro}',
  example: { websiteName: 'Example Shop' },
};
