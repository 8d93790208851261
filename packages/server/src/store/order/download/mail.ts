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
import { mailAddress, type Website } from '../../../platform/website/index.ts';
import type { Order } from '../order.ts';
import {
  type MailedOrder,
  type OrderMailData,
  orderMail,
  orderMailData,
  orderMailExample,
  orderMailTexts,
} from '../order-mail.ts';
import type { DownloadGrant } from './grant.ts';
import { downloadAddress, untilText } from './links.ts';

type MailParts = Pick<Parts, 'config' | 'clock' | 'jobs'>;

/** The links of an order, for any mail about it. */
export interface MailedDownloads {
  readonly downloads: readonly { readonly name: string; readonly link: string }[];
  readonly downloadsUntil: string;
}

export function mailedDownloads(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  { website, order }: { readonly website: Website; readonly order: Pick<Order, 'language'> },
  grants: readonly DownloadGrant[],
): MailedDownloads {
  const { language } = order;
  const reader = { website, language, secrets: config.secrets, now: clock.now() };
  const address = mailAddress(config, website);
  const [first] = grants;
  return {
    downloads: grants.map((grant) => ({ name: grant.name, link: `${address}${downloadAddress(reader, grant)}` })),
    downloadsUntil: first ? untilText(reader, first.expiresAt) : '',
  };
}

/** The part of a mail that has the links; `texts` has `downloads` and `downloadsUntil`. */
export const downloadsHtml = [
  '{.section downloads}',
  panel(
    '{texts.downloads|html}',
    '{.repeated section @}<a href="{link|htmlattr}">{name|html}</a>{.alternates with}<br>{.end}',
  ),
  '{.end}',
  `{.section downloadsUntil}${paragraph('{texts.downloadsUntil|html}')}{.end}`,
].join('\n');

export const downloadsText =
  '{.section downloads}{texts.downloads}:\n{.repeated section @}{name}: {link}{.alternates with}\n{.end}\n{.end}{.section downloadsUntil}{texts.downloadsUntil}\n{.end}';

export const downloadsTexts = {
  en: { downloads: 'Your downloads', downloadsUntil: 'You can download them until {downloadsUntil}.' },
  de: { downloads: 'Ihre Downloads', downloadsUntil: 'Sie können sie bis zum {downloadsUntil} herunterladen.' },
  fr: { downloads: 'Vos téléchargements', downloadsUntil: 'Vous pouvez les télécharger jusqu’au {downloadsUntil}.' },
} as const;

export const downloadsExample: MailedDownloads = {
  downloads: [{ name: 'Glaze notebook.pdf', link: 'https://shop.example/checkout/downloads/1?token=example' }],
  downloadsUntil: 'December 16, 2026 at 8:30 PM',
};

/** Part of the transaction that grants or renews: both happen, or neither does. */
export async function sendDownloads(
  parts: MailParts,
  connection: Connection,
  mailed: MailedOrder,
  grants: readonly DownloadGrant[],
  cause: 'paid' | 'renewed',
): Promise<void> {
  await sendMail(parts, connection, {
    ...orderMail(mailed),
    template: downloadsTemplate,
    data: {
      ...orderMailData(parts, mailed),
      ...mailedDownloads(parts, mailed, grants),
      isPaid: cause === 'paid',
      isRenewed: cause === 'renewed',
    },
  });
}

interface DownloadsData extends OrderMailData, MailedDownloads {
  readonly isPaid: boolean;
  readonly isRenewed: boolean;
}

export const downloadsTemplate: MailTemplate<DownloadsData> = {
  kind: 'order-downloads',
  audience: 'customer',
  texts: {
    en: {
      ...orderMailTexts.en,
      ...downloadsTexts.en,
      subject: 'Your downloads of order {number} at {websiteName}',
      preview: 'Your files are ready.',
      paid: 'Your payment has arrived. The files of your order {number} are ready.',
      renewed: 'Here are new links for the files of your order {number}. The links before them no longer work.',
    },
    de: {
      ...orderMailTexts.de,
      ...downloadsTexts.de,
      subject: 'Ihre Downloads zur Bestellung {number} bei {websiteName}',
      preview: 'Ihre Dateien stehen bereit.',
      paid: 'Ihre Zahlung ist eingegangen. Die Dateien Ihrer Bestellung {number} stehen bereit.',
      renewed: 'Hier sind neue Links zu den Dateien Ihrer Bestellung {number}. Die früheren Links gelten nicht mehr.',
    },
    fr: {
      ...orderMailTexts.fr,
      ...downloadsTexts.fr,
      subject: 'Vos téléchargements de la commande {number} chez {websiteName}',
      preview: 'Vos fichiers sont prêts.',
      paid: 'Votre paiement est arrivé. Les fichiers de votre commande {number} sont prêts.',
      renewed:
        'Voici de nouveaux liens vers les fichiers de votre commande {number}. Les liens précédents ne fonctionnent plus.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    `{.section isPaid}${paragraph('{texts.paid|html}')}{.end}`,
    `{.section isRenewed}${paragraph('{texts.renewed|html}')}{.end}`,
    downloadsHtml,
    button('{texts.action|html}', '{link|htmlattr}'),
    smallPrint('{link|html}'),
  ].join('\n'),
  text: [
    '{texts.title}',
    '',
    '{.section isPaid}{texts.paid}{.end}{.section isRenewed}{texts.renewed}{.end}',
    '',
    downloadsText,
    '{texts.action}: {link}',
  ].join('\n'),
  example: { ...orderMailExample, ...downloadsExample, isPaid: true, isRenewed: false },
};
