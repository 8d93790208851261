import { amountRow, amountTable, button, heading, type MailTemplate, paragraph } from '../../../platform/mail/index.ts';

interface NewOrderData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly number: string;
  readonly total: string;
  readonly isPaid: boolean;
  /** The note itself is in the order. */
  readonly hasNote: boolean;
  readonly lines: readonly { readonly name: string; readonly quantity: string }[];
  readonly link: string;
}

/** Says nothing about the buyer: the order does, to those who may read it. */
export const newOrderTemplate: MailTemplate<NewOrderData> = {
  kind: 'team-new-order',
  audience: 'team',
  texts: {
    en: {
      subject: 'New order {number}: {total}',
      title: 'New order {number}',
      paid: 'It is paid: {total}. You can ship it now.',
      open: 'It comes to {total} and is not paid yet.',
      note: 'The customer left a note. You find it with the order.',
      action: 'Open the order',
      footer:
        'You are receiving this email because {websiteName} tells you about new orders. You can change this in the settings.',
    },
    de: {
      subject: 'Neue Bestellung {number}: {total}',
      title: 'Neue Bestellung {number}',
      paid: 'Sie ist bezahlt: {total}. Sie können sie jetzt versenden.',
      open: 'Sie beträgt {total} und ist noch nicht bezahlt.',
      note: 'Der Kunde hat eine Nachricht hinterlassen. Sie steht bei der Bestellung.',
      action: 'Bestellung öffnen',
      footer:
        'Sie erhalten diese E-Mail, weil {websiteName} Ihnen neue Bestellungen meldet. Das können Sie in den Einstellungen ändern.',
    },
    fr: {
      subject: 'Nouvelle commande {number} : {total}',
      title: 'Nouvelle commande {number}',
      paid: 'Elle est payée : {total}. Vous pouvez l’expédier.',
      open: 'Son montant est de {total} et elle n’est pas encore payée.',
      note: 'Le client a laissé un message. Vous le trouverez dans la commande.',
      action: 'Ouvrir la commande',
      footer:
        'Vous recevez cet e-mail parce que {websiteName} vous signale les nouvelles commandes. Vous pouvez le changer dans les réglages.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{.if isPaid}{texts.paid|html}{.or}{texts.open|html}{.end}'),
    '{.if hasNote}',
    paragraph('{texts.note|html}'),
    '{.end}',
    amountTable(`{.repeated section lines}${amountRow('{name|html}', '× {quantity|html}')}{.end}`),
    button('{texts.action|html}', '{link|htmlattr}'),
  ].join('\n'),
  text: '{texts.title}\n\n{.if isPaid}{texts.paid}{.or}{texts.open}{.end}\n\n{.if hasNote}{texts.note}\n\n{.end}{.repeated section lines}{quantity} × {name}{.newline}{.end}\n{texts.action}: {link}',
  example: {
    websiteName: 'Example Shop',
    number: '1042',
    total: '€41.90',
    isPaid: true,
    hasNote: true,
    lines: [
      { name: 'Mug · Sea green', quantity: '2' },
      { name: 'Bowl', quantity: '1' },
    ],
    link: 'https://shop.example/config/commerce/orders/0190a1b2-0000-7000-8000-000000000000',
  },
};
