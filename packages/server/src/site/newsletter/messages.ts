/** Sentences of the team's calls. */
export const contactMessages = { contactGone: 'There is no such contact.' } as const;

interface PageTexts {
  readonly confirmTitle: string;
  readonly confirmAsk: string;
  readonly confirmAction: string;
  readonly confirmed: string;
  readonly confirmGone: string;
  readonly leaveTitle: string;
  readonly leaveAsk: (email: string) => string;
  readonly leaveAction: string;
  readonly left: (email: string) => string;
  readonly leaveGone: string;
}

/** The pages that mailed links open. */
export function newsletterPageTexts(language: string): PageTexts {
  const [main = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(byLanguage, main) ? byLanguage[main as keyof typeof byLanguage] : byLanguage.en;
}

const byLanguage = {
  en: {
    confirmTitle: 'Confirm the newsletter',
    confirmAsk: 'One more click, and the newsletter comes to your mailbox.',
    confirmAction: 'Yes, I want the newsletter',
    confirmed: 'Thank you! You are on the list.',
    confirmGone: 'This link is no longer valid. Please sign up again, and a new one comes by mail.',
    leaveTitle: 'Leave the newsletter',
    leaveAsk: (email) => `Shall ${email} get no more newsletters?`,
    leaveAction: 'Unsubscribe',
    left: (email) => `Done: ${email} gets no more newsletters.`,
    leaveGone: 'This link is not valid, or the address was deleted already.',
  },
  de: {
    confirmTitle: 'Newsletter bestätigen',
    confirmAsk: 'Noch ein Klick, und der Newsletter kommt in Ihr Postfach.',
    confirmAction: 'Ja, ich möchte den Newsletter',
    confirmed: 'Vielen Dank! Sie sind dabei.',
    confirmGone: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich noch einmal an, dann kommt ein neuer per Mail.',
    leaveTitle: 'Newsletter abbestellen',
    leaveAsk: (email) => `Soll ${email} keine Newsletter mehr erhalten?`,
    leaveAction: 'Abmelden',
    left: (email) => `Erledigt: ${email} erhält keine Newsletter mehr.`,
    leaveGone: 'Dieser Link gilt nicht, oder die Adresse wurde schon gelöscht.',
  },
  fr: {
    confirmTitle: 'Confirmer la newsletter',
    confirmAsk: 'Encore un clic, et la newsletter arrivera dans votre boîte.',
    confirmAction: 'Oui, je veux la newsletter',
    confirmed: 'Merci ! Vous êtes inscrit.',
    confirmGone: 'Ce lien n’est plus valable. Inscrivez-vous à nouveau pour en recevoir un autre.',
    leaveTitle: 'Quitter la newsletter',
    leaveAsk: (email) => `${email} ne doit-il plus recevoir de newsletter ?`,
    leaveAction: 'Se désabonner',
    left: (email) => `C’est fait : ${email} ne recevra plus de newsletter.`,
    leaveGone: 'Ce lien n’est pas valable, ou l’adresse a déjà été supprimée.',
  },
} as const satisfies Readonly<Record<string, PageTexts>>;
