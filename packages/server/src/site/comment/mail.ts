import { toldMember } from '../../people/team/index.ts';
import type { Connection } from '../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { mailAddress, primaryLanguage, type Website } from '../../platform/website/index.ts';
import { type OpenItem, textOf } from '../content/index.ts';
import type { NewComment } from './store.ts';

/** Mails the team what a visitor said; a reply goes to the visitor. */
export async function tellTeam(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  website: Website,
  item: Pick<OpenItem, 'texts'>,
  { author, email, body, state }: NewComment,
): Promise<void> {
  const member = await toldMember(connection, website, 'comment');
  if (member === undefined) return;
  const { email: to, language } = member;
  const choice = { language, primaryLanguage: primaryLanguage(website) };
  await sendMail(parts, connection, {
    websiteId: website.id,
    to,
    language,
    template: commentTemplate,
    data: {
      websiteName: website.name,
      itemTitle: textOf(item.texts, 'title', choice) ?? '',
      author,
      lines: body.split('\n'),
      ...(state === 'pending' && { isWaiting: true }),
      link: `${mailAddress(parts.config, website)}/config/comments?state=${state}`,
    },
    replyTo: email,
  });
}

interface CommentData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly itemTitle: string;
  readonly author: string;
  readonly lines: readonly string[];
  readonly isWaiting?: boolean;
  readonly link: string;
}

export const commentTemplate: MailTemplate<CommentData> = {
  kind: 'team-comment',
  audience: 'team',
  texts: {
    en: {
      subject: '{author} commented on “{itemTitle}”',
      title: 'A new comment on “{itemTitle}”',
      intro: '{author} wrote:',
      waiting: 'The comment appears once you publish it.',
      action: 'Open the comments',
      footer:
        'You are receiving this email because {websiteName} tells you about comments. You can change this in the settings.',
    },
    de: {
      subject: '{author} hat „{itemTitle}“ kommentiert',
      title: 'Ein neuer Kommentar zu „{itemTitle}“',
      intro: '{author} schreibt:',
      waiting: 'Der Kommentar erscheint, sobald Sie ihn veröffentlichen.',
      action: 'Kommentare öffnen',
      footer:
        'Sie erhalten diese E-Mail, weil {websiteName} Ihnen Kommentare meldet. Das können Sie in den Einstellungen ändern.',
    },
    fr: {
      subject: '{author} a commenté « {itemTitle} »',
      title: 'Un nouveau commentaire sur « {itemTitle} »',
      intro: '{author} écrit :',
      waiting: 'Le commentaire paraîtra dès que vous le publierez.',
      action: 'Ouvrir les commentaires',
      footer:
        'Vous recevez cet e-mail parce que {websiteName} vous signale les commentaires. Vous pouvez le changer dans les réglages.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    '<blockquote style="margin:0 0 16px;padding-left:12px;border-left:2px solid #e4ded4;">{.repeated section lines}<div>{@|html}</div>{.end}</blockquote>',
    `{.if isWaiting}${paragraph('{texts.waiting|html}')}{.end}`,
    button('{texts.action|html}', '{link|htmlattr}'),
  ].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{.repeated section lines}  {@}\n{.end}\n{.if isWaiting}{texts.waiting}\n\n{.end}{texts.action}: {link}',
  example: {
    websiteName: 'Example Shop',
    itemTitle: 'Opening the kiln',
    author: 'Ada Example',
    lines: ['Two lines', 'of a comment'],
    isWaiting: true,
    link: 'https://shop.example/config/comments?state=pending',
  },
};
