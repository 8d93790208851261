import { amountRow, amountTable, button, heading, type MailTemplate, paragraph } from '../../../platform/mail/index.ts';

interface LowStockData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly variants: readonly { readonly name: string; readonly left: string }[];
  readonly link: string;
}

export const lowStockTemplate: MailTemplate<LowStockData> = {
  kind: 'team-low-stock',
  audience: 'team',
  texts: {
    en: {
      subject: 'Running low at {websiteName}',
      title: 'Only a few left',
      intro: 'After the latest order, this is what is left in stock:',
      action: 'Open the stock',
      footer:
        'You are receiving this email because {websiteName} tells you about low stock. You can change this in the settings.',
    },
    de: {
      subject: 'Knapper Bestand bei {websiteName}',
      title: 'Nur noch wenige vorrätig',
      intro: 'Nach der letzten Bestellung ist noch vorrätig:',
      action: 'Bestand öffnen',
      footer:
        'Sie erhalten diese E-Mail, weil {websiteName} Ihnen knappe Bestände meldet. Das können Sie in den Einstellungen ändern.',
    },
    fr: {
      subject: 'Stock faible chez {websiteName}',
      title: 'Il n’en reste que quelques-uns',
      intro: 'Après la dernière commande, il reste en stock :',
      action: 'Ouvrir le stock',
      footer:
        'Vous recevez cet e-mail parce que {websiteName} vous signale les stocks faibles. Vous pouvez le changer dans les réglages.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    amountTable(`{.repeated section variants}${amountRow('{name|html}', '{left|html}')}{.end}`),
    button('{texts.action|html}', '{link|htmlattr}'),
  ].join('\n'),
  text: '{texts.title}\n\n{texts.intro}\n\n{.repeated section variants}{name}: {left}{.newline}{.end}\n{texts.action}: {link}',
  example: {
    websiteName: 'Example Shop',
    variants: [
      { name: 'Mug · Sea green', left: '3' },
      { name: 'Bowl', left: '0' },
    ],
    link: 'https://shop.example/config/commerce/inventory',
  },
};
