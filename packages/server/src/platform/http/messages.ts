import type { InLanguages, Language } from '@awning/formats';

/** All texts of the HTTP layer itself. Where the specification gives the text, its section is named. */
export const httpMessages = {
  // D-011
  crumbFailed: 'Your session has expired. Please reload the page and try again.',
  // D-009, seed of the storefront section 8
  tooMany: 'Please try again in a few seconds.',
  otherOrigin: 'This request came from another site and was refused.',
  notSignedIn: 'Please sign in.',
  confirmationNeeded: 'Please confirm that it is you.',
  secondFactorNeeded: 'Please set up two-factor sign-in first. The owner of this website asks administrators for it.',
  notAllowed: 'You are not allowed to do this.',
  notForKeys: 'This call is for members who are signed in; an API key cannot make it.',
  keyNotConfirmed: 'This API key may not make calls that ask a member for confirmation.',
  keyInvalid: 'This API key is not valid. It may have expired or been revoked.',
  closed: 'This shop is closed at the moment.',
  switchedOff: 'This feature is switched off.',
  notFound: 'There is nothing at this address.',
  wrongMethod: 'This address cannot be called in this way.',
  unknownHost: 'There is no website at this address.',
  malformed: 'The request could not be read.',
  malformedJson: 'The body is not valid JSON.',
  unsupportedType: (accepted: string) => `Send the body as ${accepted}.`,
  tooLarge: 'The body is too large.',
  tooManyFields: 'The form has too many fields.',
  addressTooLong: 'The address is too long.',
  headersTooLarge: 'The headers are too large.',
  unknownExpectation: 'The request expects something that is not known here.',
  tooSlow: 'The request took too long to arrive.',
  invalidFields: (names: readonly string[]) => `Please check: ${names.join(', ')}.`,
  unavailable: 'The service is not available at the moment. Please try again in a few seconds.',
  failed: 'Something went wrong',
} as const;

const englishFields = {
  required: 'This field is required.',
  unknown: 'This field is not known.',
  empty: 'This field must not be empty.',
  tooShort: (least: number) => `Use at least ${least} characters.`,
  tooLong: (most: number) => `Use at most ${most} characters.`,
  tooSmall: (least: number | bigint) => `Use ${least} or more.`,
  tooBig: (most: number | bigint) => `Use ${most} or less.`,
  tooFew: (least: number) => `Give at least ${least}.`,
  tooManyItems: (most: number) => `Give at most ${most}.`,
  repeated: 'Each value may appear only once.',
  type: {
    text: 'This must be a text.',
    wholeNumber: 'This must be a whole number.',
    number: 'This must be a number.',
    flag: 'This must be true or false.',
    list: 'This must be a list.',
    object: 'This must be an object.',
  },
  unstorable: 'This text holds a character that cannot be kept.',
  invalid: 'This value is not valid.',
};

/** Messages for a field whose schema has none of its own. Responses of calls are in English; reports are in all languages. */
export const fieldTexts: InLanguages<typeof englishFields> = {
  en: englishFields,
  de: {
    required: 'Diese Angabe fehlt.',
    unknown: 'Dieses Feld ist nicht bekannt.',
    empty: 'Dieses Feld darf nicht leer sein.',
    tooShort: (least) => `Mindestens ${least} Zeichen sind nötig.`,
    tooLong: (most) => `Höchstens ${most} Zeichen sind möglich.`,
    tooSmall: (least) => `Der Wert muss mindestens ${least} sein.`,
    tooBig: (most) => `Der Wert darf höchstens ${most} sein.`,
    tooFew: (least) => `Mindestens ${least} sind nötig.`,
    tooManyItems: (most) => `Höchstens ${most} sind möglich.`,
    repeated: 'Jeder Wert darf nur einmal vorkommen.',
    type: {
      text: 'Hier wird ein Text erwartet.',
      wholeNumber: 'Geben Sie eine ganze Zahl ein.',
      number: 'Geben Sie eine Zahl ein.',
      flag: 'Geben Sie „true“ oder „false“ ein.',
      list: 'Hier wird eine Liste erwartet.',
      object: 'Hier wird ein Objekt erwartet.',
    },
    unstorable: 'Der Text enthält ein Zeichen, das sich nicht speichern lässt.',
    invalid: 'Dieser Wert ist nicht gültig.',
  },
  fr: {
    required: 'Ce champ est obligatoire.',
    unknown: 'Ce champ est inconnu.',
    empty: 'Ce champ ne peut pas être vide.',
    tooShort: (least) => `Saisissez au moins ${least} caractères.`,
    tooLong: (most) => `Saisissez ${most} caractères au plus.`,
    tooSmall: (least) => `La valeur doit être d’au moins ${least}.`,
    tooBig: (most) => `La valeur doit être de ${most} au plus.`,
    tooFew: (least) => `Il en faut au moins ${least}.`,
    tooManyItems: (most) => `Il peut y en avoir ${most} au plus.`,
    repeated: 'Chaque valeur ne peut apparaître qu’une fois.',
    type: {
      text: 'Un texte est attendu ici.',
      wholeNumber: 'Saisissez un nombre entier.',
      number: 'Saisissez un nombre.',
      flag: 'Saisissez « true » ou « false ».',
      list: 'Une liste est attendue ici.',
      object: 'Un objet est attendu ici.',
    },
    unstorable: 'Le texte contient un caractère qui ne peut pas être enregistré.',
    invalid: 'Cette valeur n’est pas valable.',
  },
};

export const fieldMessages = fieldTexts.en;

/** Why a password did not open the lock screen. */
export type UnlockFault = 'empty' | 'wrong' | 'busy';

interface LockScreenText extends ErrorPageText {
  readonly team: string;
  readonly password: string;
  readonly enter: string;
  readonly faults: Readonly<Record<UnlockFault, string>>;
}

/** The lock screen of a shop that is closed to visitors. */
export const lockScreenMessages: InLanguages<LockScreenText> = {
  en: {
    title: 'We are opening soon',
    text: 'This shop is not open yet. Please come back later.',
    team: 'Sign in as a team member',
    password: 'Password for visitors',
    enter: 'Enter the shop',
    faults: {
      empty: 'Please enter the password.',
      wrong: 'This password is not correct.',
      busy: 'Too many people are entering at this moment. Please try again in a few seconds.',
    },
  },
  de: {
    title: 'Wir öffnen bald',
    text: 'Dieser Shop ist noch nicht geöffnet. Bitte kommen Sie später wieder.',
    team: 'Als Teammitglied anmelden',
    password: 'Passwort für Besucher',
    enter: 'Shop betreten',
    faults: {
      empty: 'Bitte geben Sie das Passwort ein.',
      wrong: 'Dieses Passwort stimmt nicht.',
      busy: 'Gerade kommen zu viele auf einmal. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    },
  },
  fr: {
    title: 'Ouverture prochaine',
    text: 'Cette boutique n’est pas encore ouverte. Revenez plus tard.',
    team: 'Se connecter en tant que membre de l’équipe',
    password: 'Mot de passe pour les visiteurs',
    enter: 'Entrer dans la boutique',
    faults: {
      empty: 'Veuillez saisir le mot de passe.',
      wrong: 'Ce mot de passe n’est pas correct.',
      busy: 'Trop de personnes entrent en ce moment. Veuillez réessayer dans quelques secondes.',
    },
  },
};

/** Titles and texts of the plain error page, by language and status. */
export const errorPageMessages: InLanguages<Readonly<Record<number, ErrorPageText>>> = {
  en: {
    400: { title: 'Request not understood', text: 'The address or the form could not be read.' },
    401: { title: 'Please sign in', text: 'This page is only for people who are signed in.' },
    403: { title: 'Not allowed', text: 'You are not allowed to see this page.' },
    404: { title: 'Page not found', text: 'There is nothing at this address.' },
    405: { title: 'This does not work here', text: 'The form or the link does not fit this address.' },
    414: { title: 'Address too long', text: 'The address of this page is too long.' },
    429: { title: 'Too many requests', text: 'Please try again in a few seconds.' },
    500: { title: 'Something went wrong', text: 'The page could not be shown. Please try again.' },
    503: {
      title: 'Back in a moment',
      text: 'The site is not available at the moment. Please try again in a few seconds.',
    },
  },
  de: {
    400: { title: 'Anfrage nicht verstanden', text: 'Die Adresse oder das Formular konnte nicht gelesen werden.' },
    401: { title: 'Bitte anmelden', text: 'Diese Seite ist nur für angemeldete Personen.' },
    403: { title: 'Nicht erlaubt', text: 'Sie dürfen diese Seite nicht sehen.' },
    404: { title: 'Seite nicht gefunden', text: 'Unter dieser Adresse gibt es nichts.' },
    405: { title: 'Das geht hier nicht', text: 'Das Formular oder der Link passt nicht zu dieser Adresse.' },
    414: { title: 'Adresse zu lang', text: 'Die Adresse dieser Seite ist zu lang.' },
    429: { title: 'Zu viele Anfragen', text: 'Bitte versuchen Sie es in einigen Sekunden noch einmal.' },
    500: {
      title: 'Etwas ist schiefgegangen',
      text: 'Die Seite konnte nicht gezeigt werden. Bitte versuchen Sie es noch einmal.',
    },
    503: {
      title: 'Gleich wieder da',
      text: 'Die Website ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    },
  },
  fr: {
    400: { title: 'Demande incomprise', text: 'L’adresse ou le formulaire n’a pas pu être lu.' },
    401: { title: 'Veuillez vous connecter', text: 'Cette page est réservée aux personnes connectées.' },
    403: { title: 'Accès refusé', text: 'Vous n’avez pas le droit de voir cette page.' },
    404: { title: 'Page introuvable', text: 'Il n’y a rien à cette adresse.' },
    405: { title: 'Impossible ici', text: 'Le formulaire ou le lien ne convient pas à cette adresse.' },
    414: { title: 'Adresse trop longue', text: 'L’adresse de cette page est trop longue.' },
    429: { title: 'Trop de demandes', text: 'Veuillez réessayer dans quelques secondes.' },
    500: { title: 'Une erreur est survenue', text: 'La page n’a pas pu être affichée. Veuillez réessayer.' },
    503: {
      title: 'De retour dans un instant',
      text: 'Le site est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
    },
  },
};

/** The message of a 429 in the reader's language, for routes without their own. */
export function tooManyText(language: Language): string {
  return errorPageMessages[language][429]?.text ?? httpMessages.tooMany;
}

/** The text of a 429 page that knows how long to wait. */
export const retryTexts: InLanguages<(wait: string) => string> = {
  en: (wait) => `Please try again in ${wait}.`,
  de: (wait) => `Bitte versuchen Sie es in ${wait} noch einmal.`,
  fr: (wait) => `Veuillez réessayer dans ${wait}.`,
};

export interface ErrorPageText {
  readonly title: string;
  readonly text: string;
}
