import { button, heading, type MailTemplate, paragraph } from '../../../platform/mail/index.ts';

interface DisputeData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly number: string;
  readonly amount: string;
  readonly isOpen: boolean;
  readonly isWon: boolean;
  /** Empty if there is no such day. */
  readonly respondBy: string;
  readonly link: string;
}

export const disputeTemplate: MailTemplate<DisputeData> = {
  kind: 'team-dispute',
  audience: 'team',
  texts: {
    en: {
      subject: 'Order {number}: disputed payment',
      title: 'Disputed payment of order {number}',
      open: 'The cardholder has asked the bank to return {amount}. Your payment provider holds that money until the bank has decided.',
      advice: 'Send your evidence to the payment provider, such as proof of delivery. Without it you lose the dispute.',
      due: 'Evidence counts until {respondBy}.',
      won: 'The dispute over {amount} is closed in your favour. The money stays with you.',
      lost: 'The dispute over {amount} is lost. The bank has returned the money to the cardholder.',
      action: 'Open the order',
      footer: 'You are receiving this email because you own {websiteName}.',
    },
    de: {
      subject: 'Bestellung {number}: angefochtene Zahlung',
      title: 'Angefochtene Zahlung der Bestellung {number}',
      open: 'Der Karteninhaber hat seine Bank gebeten, {amount} zurückzuholen. Ihr Zahlungsanbieter behält das Geld ein, bis die Bank entschieden hat.',
      advice:
        'Senden Sie Ihre Belege an den Zahlungsanbieter, zum Beispiel den Zustellnachweis. Ohne sie verlieren Sie.',
      due: 'Belege zählen bis {respondBy}.',
      won: 'Die Anfechtung über {amount} ist zu Ihren Gunsten entschieden. Das Geld bleibt bei Ihnen.',
      lost: 'Die Anfechtung über {amount} ist verloren. Die Bank hat das Geld an den Karteninhaber zurückgegeben.',
      action: 'Bestellung öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Ihnen {websiteName} gehört.',
    },
    fr: {
      subject: 'Commande {number} : paiement contesté',
      title: 'Paiement contesté de la commande {number}',
      open: 'Le titulaire de la carte a demandé à sa banque de lui rendre {amount}. Votre prestataire de paiement retient cet argent jusqu’à la décision de la banque.',
      advice:
        'Envoyez vos justificatifs au prestataire de paiement, par exemple la preuve de livraison. Sans eux, vous perdez le litige.',
      due: 'Les justificatifs comptent jusqu’au {respondBy}.',
      won: 'Le litige de {amount} est clos en votre faveur. L’argent vous reste.',
      lost: 'Le litige de {amount} est perdu. La banque a rendu l’argent au titulaire de la carte.',
      action: 'Ouvrir la commande',
      footer: 'Vous recevez cet e-mail parce que {websiteName} vous appartient.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    '{.if isOpen}',
    paragraph('{texts.open|html}'),
    paragraph('{texts.advice|html}{.if respondBy} {texts.due|html}{.end}'),
    '{.or}',
    paragraph('{.if isWon}{texts.won|html}{.or}{texts.lost|html}{.end}'),
    '{.end}',
    button('{texts.action|html}', '{link|htmlattr}'),
  ].join('\n'),
  text: '{texts.title}\n\n{.if isOpen}{texts.open}\n\n{texts.advice}{.if respondBy} {texts.due}{.end}{.or}{.if isWon}{texts.won}{.or}{texts.lost}{.end}{.end}\n\n{texts.action}: {link}',
  example: {
    websiteName: 'Example Shop',
    number: '1042',
    amount: '€41.90',
    isOpen: true,
    isWon: false,
    respondBy: '12 December 2026',
    link: 'https://shop.example/config/commerce/orders/0190a1b2-0000-7000-8000-000000000000',
  },
};
