import { variantText } from '@awning/commerce';
import type { Connection } from '../../../platform/database/index.ts';
import {
  button,
  heading,
  type MailTemplate,
  panel,
  paragraph,
  sendMail,
  smallPrint,
} from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, mailAddress, type Website } from '../../../platform/website/index.ts';
import { type Order, type OrderMailData, orderMailData, orderMailExample, orderMailTexts } from '../../order/index.ts';
import type { ReviewableLine } from '../review.ts';
import { leavePath, leaveToken, reviewAddress, reviewToken } from '../token.ts';

interface Request {
  readonly website: Website;
  readonly order: Order;
  readonly lines: readonly ReviewableLine[];
}

/**
 * Part of the transaction that marks the order as asked. The timeline of the order does not name the mail: it could be
 * sent from there again, and a buyer is asked once.
 */
export async function sendRequest(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order, lines }: Request,
): Promise<void> {
  const { email, language } = order;
  const { secrets } = parts.config;
  const site = mailAddress(parts.config, website);
  const token = reviewToken(secrets, website.id, order.id);
  const leaving = new URLSearchParams({ token: leaveToken(secrets, website.id, order.id) }).toString();
  const unsubscribeUrl = `${site}${addressIn(website, language, leavePath)}?${leaving}`;
  await sendMail(parts, connection, {
    websiteId: website.id,
    to: email,
    language,
    template: requestTemplate,
    data: {
      ...orderMailData(parts, { website, order }),
      link: `${site}${reviewAddress(website, language, token)}`,
      leaveLink: unsubscribeUrl,
      lines: lines.map(({ productName, attributes }) => ({ name: productName, variant: variantText(attributes) })),
    },
    unsubscribeUrl,
  });
}

interface RequestData extends OrderMailData {
  readonly leaveLink: string;
  readonly lines: readonly { readonly name: string; readonly variant: string }[];
}

export const requestTemplate: MailTemplate<RequestData> = {
  kind: 'review-request',
  audience: 'customer',
  texts: {
    en: {
      ...orderMailTexts.en,
      subject: 'How do you like your order {number} from {websiteName}?',
      preview: 'A few words help others to choose.',
      intro:
        'Your order {number} should have reached you by now. How do you like it? A few words help others to choose.',
      items: 'You bought',
      action: 'Write a review',
      once: 'The link is meant for you alone. You can also change or delete your review there. We ask only once about an order.',
      leave: 'Please do not ask me again',
    },
    de: {
      ...orderMailTexts.de,
      subject: 'Wie gefällt Ihnen Ihre Bestellung {number} bei {websiteName}?',
      preview: 'Ein paar Worte helfen anderen bei der Auswahl.',
      intro:
        'Ihre Bestellung {number} sollte inzwischen bei Ihnen sein. Wie gefällt sie Ihnen? Ein paar Worte helfen anderen bei der Auswahl.',
      items: 'Sie haben gekauft',
      action: 'Bewertung schreiben',
      once: 'Der Link ist nur für Sie bestimmt. Dort können Sie Ihre Bewertung auch ändern oder löschen. Wir fragen je Bestellung nur einmal.',
      leave: 'Bitte nicht mehr fragen',
    },
    fr: {
      ...orderMailTexts.fr,
      subject: 'Votre commande {number} chez {websiteName} vous plaît-elle ?',
      preview: 'Quelques mots aident les autres à choisir.',
      intro:
        'Votre commande {number} devrait être arrivée. Vous plaît-elle ? Quelques mots aident les autres à choisir.',
      items: 'Vous avez acheté',
      action: 'Donner mon avis',
      once: 'Ce lien vous est réservé. Vous pourrez aussi y modifier ou supprimer votre avis. Nous ne le demandons qu’une fois par commande.',
      leave: 'Ne plus me demander d’avis',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    panel(
      '{texts.items|html}',
      '{.repeated section lines}{name|html}{.section variant} ({@|html}){.end}{.alternates with}<br>{.end}',
    ),
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
    smallPrint('{texts.once|html}'),
    smallPrint('<a href="{leaveLink|htmlattr}" style="color:#0f5c4f;">{texts.leave|html}</a>'),
  ].join('\n'),
  text: [
    '{texts.title}',
    '',
    '{texts.intro}',
    '',
    '{.repeated section lines}{name}{.section variant} ({@}){.end}\n{.end}',
    '{texts.action}: {link}',
    '',
    '{texts.once}',
    '',
    '{texts.leave}: {leaveLink}',
  ].join('\n'),
  example: {
    ...orderMailExample,
    link: 'https://shop.example/reviews/request?token=example',
    leaveLink: 'https://shop.example/reviews/unsubscribe?token=example',
    lines: [{ name: 'Tall mug', variant: 'Blue' }],
  },
};
