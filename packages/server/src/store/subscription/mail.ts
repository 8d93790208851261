import { dateText, type Language, moneyText, subscriptionPriceText } from '@awning/formats';
import type { Connection } from '../../platform/database/index.ts';
import { button, heading, type MailTemplate, paragraph, sendMail, smallPrint } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { mailAddress, type Website } from '../../platform/website/index.ts';
import { subscriptionAddress } from './link.ts';
import type { Subscription } from './subscription.ts';

export type MailParts = Pick<Parts, 'config' | 'clock' | 'jobs'>;

/** `unpaid`: the last try to renew it has failed. */
export type SubscriptionNews = 'begun' | 'renewal' | 'failed' | 'ended' | 'unpaid';

/** Part of the transaction of what it tells about. */
export async function tellCustomer(
  parts: MailParts,
  connection: Connection,
  website: Website,
  subscription: Subscription,
  news: SubscriptionNews,
): Promise<void> {
  const { id, email, language, title, quantity, dueAt } = subscription;
  const { settings } = website;
  await sendMail(parts, connection, {
    websiteId: website.id,
    about: `subscription/${id}`,
    to: email,
    language,
    template: subscriptionTemplates[news],
    data: {
      websiteName: website.name,
      title: quantity === 1 ? title : `${quantity} × ${title}`,
      price: agreedPriceText(website, subscription, language),
      date: dueAt === null ? '' : dateText(dueAt, { locale: language, timeZone: settings.timeZone, date: 'long' }),
      link: `${mailAddress(parts.config, website)}${subscriptionAddress(website, parts.config.secrets, subscription)}`,
    },
  });
}

/** The goods of a period with its length; shipping and taxes that are added come on top. */
export function agreedPriceText(
  { settings }: Pick<Website, 'settings'>,
  { unitPrice, quantity, currency, billingPeriod, numBillingCycles }: Subscription,
  language: string,
): string {
  const { useCLDRMoneyFormat } = settings;
  const money = { minorUnits: unitPrice * BigInt(quantity), currency };
  const price = moneyText(money, { useCLDRMoneyFormat, locale: language });
  return subscriptionPriceText(price, { billingPeriod, numBillingCycles }, { locale: language });
}

interface SubscriptionMailData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly title: string;
  readonly price: string;
  /** When it is charged next; empty if it is not. */
  readonly date: string;
  readonly link: string;
}

type Texts = Readonly<Record<'subject' | 'preview' | 'message' | 'advice', string>>;

const shared = {
  en: {
    heading: 'Your subscription',
    action: 'Manage subscription',
    footer: 'You are receiving this email because you have a subscription at {websiteName}.',
  },
  de: {
    heading: 'Ihr Abo',
    action: 'Abo verwalten',
    footer: 'Sie erhalten diese E-Mail, weil Sie ein Abo bei {websiteName} haben.',
  },
  fr: {
    heading: 'Votre abonnement',
    action: 'Gérer l’abonnement',
    footer: 'Vous recevez cet e-mail parce que vous avez un abonnement chez {websiteName}.',
  },
} as const;

function template(kind: string, texts: Readonly<Record<Language, Texts>>): MailTemplate<SubscriptionMailData> {
  return {
    kind: `subscription-${kind}`,
    audience: 'customer',
    texts: {
      en: { ...shared.en, ...texts.en },
      de: { ...shared.de, ...texts.de },
      fr: { ...shared.fr, ...texts.fr },
    },
    html: [
      heading('{texts.heading|html}'),
      paragraph('{texts.message|html}'),
      paragraph('<strong>{title|html}</strong><br>{price|html}'),
      paragraph('{texts.advice|html}'),
      button('{texts.action|html}', '{link|htmlattr}'),
      smallPrint('{link|html}'),
    ].join('\n'),
    text: [
      '{texts.heading}',
      '',
      '{texts.message}',
      '',
      '{title}',
      '{price}',
      '',
      '{texts.advice}',
      '',
      '{texts.action}: {link}',
    ].join('\n'),
    example: {
      websiteName: 'Example Shop',
      title: 'Coffee of the month',
      price: '€12.00 every month',
      date: 'January 31, 2027',
      link: 'https://shop.example/checkout/subscription/own/1?token=example',
    },
  };
}

export const subscriptionTemplates: Readonly<Record<SubscriptionNews, MailTemplate<SubscriptionMailData>>> = {
  begun: template('begun', {
    en: {
      subject: 'Your subscription at {websiteName}',
      preview: 'It renews on {date}.',
      message: 'Thank you for your subscription. It renews on {date}.',
      advice: 'You can pause, change or cancel it at any time.',
    },
    de: {
      subject: 'Ihr Abo bei {websiteName}',
      preview: 'Es verlängert sich am {date}.',
      message: 'Vielen Dank für Ihr Abo. Es verlängert sich am {date}.',
      advice: 'Sie können es jederzeit pausieren, ändern oder kündigen.',
    },
    fr: {
      subject: 'Votre abonnement chez {websiteName}',
      preview: 'Il sera renouvelé le {date}.',
      message: 'Merci pour votre abonnement. Il sera renouvelé le {date}.',
      advice: 'Vous pouvez le suspendre, le modifier ou le résilier à tout moment.',
    },
  }),
  renewal: template('renewal', {
    en: {
      subject: 'Your subscription renews on {date}',
      preview: '{title}',
      message: 'Your subscription at {websiteName} renews on {date}. We will charge your saved card then.',
      advice: 'If you want to skip this time, or change or cancel the subscription, please do so before that day.',
    },
    de: {
      subject: 'Ihr Abo verlängert sich am {date}',
      preview: '{title}',
      message: 'Ihr Abo bei {websiteName} verlängert sich am {date}. Wir belasten dann Ihre gespeicherte Karte.',
      advice: 'Wenn Sie diesmal aussetzen, das Abo ändern oder kündigen möchten, tun Sie das bitte vorher.',
    },
    fr: {
      subject: 'Votre abonnement sera renouvelé le {date}',
      preview: '{title}',
      message:
        'Votre abonnement chez {websiteName} sera renouvelé le {date}. Votre carte enregistrée sera alors débitée.',
      advice:
        'Si vous souhaitez sauter cette livraison, modifier ou résilier l’abonnement, faites-le avant cette date.',
    },
  }),
  failed: template('failed', {
    en: {
      subject: 'Your payment to {websiteName} did not go through',
      preview: 'Please check your card.',
      message: 'We could not charge your card for the renewal of your subscription. We will try again on {date}.',
      advice: 'You can save another card now; we will then charge it right away.',
    },
    de: {
      subject: 'Ihre Zahlung an {websiteName} ist fehlgeschlagen',
      preview: 'Bitte prüfen Sie Ihre Karte.',
      message:
        'Wir konnten Ihre Karte für die Verlängerung Ihres Abos nicht belasten. Am {date} versuchen wir es noch einmal.',
      advice: 'Sie können jetzt eine andere Karte speichern; wir belasten sie dann sofort.',
    },
    fr: {
      subject: 'Votre paiement à {websiteName} n’a pas abouti',
      preview: 'Veuillez vérifier votre carte.',
      message:
        'Nous n’avons pas pu débiter votre carte pour le renouvellement de votre abonnement. Nous réessaierons le {date}.',
      advice: 'Vous pouvez dès maintenant enregistrer une autre carte ; elle sera alors débitée immédiatement.',
    },
  }),
  ended: template('ended', {
    en: {
      subject: 'Your subscription at {websiteName} has ended',
      preview: '{title}',
      message: 'Your subscription has ended. You will not be charged again, and your card is no longer saved.',
      advice: 'You can still see it on its page.',
    },
    de: {
      subject: 'Ihr Abo bei {websiteName} ist beendet',
      preview: '{title}',
      message: 'Ihr Abo ist beendet. Es wird nichts mehr abgebucht, und Ihre Karte ist nicht mehr gespeichert.',
      advice: 'Auf seiner Seite können Sie es weiterhin ansehen.',
    },
    fr: {
      subject: 'Votre abonnement chez {websiteName} est terminé',
      preview: '{title}',
      message: 'Votre abonnement est terminé. Vous ne serez plus débité, et votre carte n’est plus enregistrée.',
      advice: 'Vous pouvez toujours le consulter sur sa page.',
    },
  }),
  unpaid: template('unpaid', {
    en: {
      subject: 'Your subscription at {websiteName} could not be paid',
      preview: 'It has ended.',
      message:
        'We could not charge your card three times, so your subscription has ended. Your card is no longer saved.',
      advice: 'If you would like to go on, you can subscribe again in our shop.',
    },
    de: {
      subject: 'Ihr Abo bei {websiteName} konnte nicht bezahlt werden',
      preview: 'Es ist beendet.',
      message:
        'Wir konnten Ihre Karte dreimal nicht belasten. Ihr Abo ist daher beendet, und Ihre Karte ist nicht mehr gespeichert.',
      advice: 'Wenn Sie weitermachen möchten, können Sie das Abo in unserem Shop neu abschließen.',
    },
    fr: {
      subject: 'Votre abonnement chez {websiteName} n’a pas pu être payé',
      preview: 'Il est terminé.',
      message:
        'Nous n’avons pas pu débiter votre carte à trois reprises. Votre abonnement est donc terminé, et votre carte n’est plus enregistrée.',
      advice: 'Si vous souhaitez continuer, vous pouvez vous abonner à nouveau dans notre boutique.',
    },
  }),
};
