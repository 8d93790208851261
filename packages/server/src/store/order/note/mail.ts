import type { Connection } from '../../../platform/database/index.ts';
import { button, heading, type MailTemplate, panel, sendMail, smallPrint } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import type { Order } from '../order.ts';
import { type OrderMailData, orderMail, orderMailData, orderMailExample, orderMailTexts } from '../order-mail.ts';

/** Part of the transaction that writes the note: both happen, or neither does. */
export async function sendNote(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order, text }: { readonly website: Website; readonly order: Order; readonly text: string },
): Promise<void> {
  await sendMail(parts, connection, {
    ...orderMail({ website, order }),
    template: noteTemplate,
    data: {
      ...orderMailData(parts, { website, order }),
      lines: text.split(/\r?\n/),
    },
  });
}

interface NoteData extends OrderMailData {
  readonly lines: readonly string[];
}

export const noteTemplate: MailTemplate<NoteData> = {
  kind: 'order-note',
  audience: 'customer',
  texts: {
    en: {
      ...orderMailTexts.en,
      subject: 'A message about your order {number} at {websiteName}',
      preview: 'We have a message for you about your order.',
      message: 'Our message about your order {number}',
    },
    de: {
      ...orderMailTexts.de,
      subject: 'Eine Nachricht zu Ihrer Bestellung {number} bei {websiteName}',
      preview: 'Wir haben eine Nachricht zu Ihrer Bestellung für Sie.',
      message: 'Unsere Nachricht zu Ihrer Bestellung {number}',
    },
    fr: {
      ...orderMailTexts.fr,
      subject: 'Un message au sujet de votre commande {number} chez {websiteName}',
      preview: 'Nous avons un message pour vous au sujet de votre commande.',
      message: 'Notre message au sujet de votre commande {number}',
    },
  },
  html: [
    heading('{texts.title|html}'),
    panel('{texts.message|html}', '{.repeated section lines}{@|html}{.alternates with}<br>{.end}'),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: [
    '{texts.title}',
    '',
    '{texts.message}:',
    '',
    '{.repeated section lines}{@}{.alternates with}\n{.end}',
    '',
    '{texts.action}: {link}',
  ].join('\n'),
  example: {
    ...orderMailExample,
    lines: ['The blue mug is being glazed again and leaves us on Monday.'],
  },
};
