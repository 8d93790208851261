import { defineTexts } from '../texts/texts.ts';

export const settingsTexts = defineTexts({
  en: {
    title: 'Forms and mail',
    lead: 'What holds for every form of the website and for every mail it writes.',
    captcha: 'Captcha',
    provider: 'Which captcha',
    providerHint: 'It is shown with the forms that ask for one.',
    providers: {
      none: { name: 'None', text: 'No form shows a captcha.' },
      altcha: {
        name: 'Built in',
        text: 'The visitor ticks a box and the browser works for a second. Nobody else hears of it.',
      },
      recaptcha: { name: 'ReCaptcha', text: 'Google decides, and hears of everybody who sees the form.' },
    },
    needsHttps: 'Visitors need a secure connection (https) for it. Yours is one.',
    onlyHere: 'Visitors need a secure connection (https) for it. Without one, it works on this computer only.',
    noHttps: 'Visitors cannot solve it yet',
    noHttpsText:
      'Browsers do this work only on pages that come over https. You have opened this page without: forms with a captcha cannot be sent until the website has a certificate.',
    siteKey: 'Site key',
    secretKey: 'Secret key',
    secretHint: 'Kept sealed, and never shown again.',
    secretKept: 'One is kept. Leave this empty to go on with it.',
    rules: 'Forms, newsletter and mail',
    switches: {
      newsletterDoubleOptIn: {
        name: 'Whoever signs up for the newsletter confirms by mail',
        text: 'Keeps strangers from signing others up, and is the law in many countries.',
      },
      formTextareaMaxLength: {
        name: 'Long answers may have a limit',
        text: 'Off: the limits of text areas are not applied.',
      },
      strictEmailEndings: {
        name: 'Email addresses end with two to four letters only',
        text: 'Refuses real addresses such as name@studio.photography.',
      },
    },
    retention: 'Days that mails are kept',
    retentionHint: 'Older mails are erased from the outbox. Empty: all are kept.',
    days: (most: number) => `Please enter a number from 1 to ${most}, or leave it empty.`,
    sentFrom: (address: string) => `Mails are sent from ${address}.`,
    noMailServer: 'No mail server is set up, so mails stay in the outbox.',
    toOutbox: 'To the outbox',
    reasons: {
      secretNeeded: 'ReCaptcha needs a secret key.',
      stale: 'Someone else has changed the settings in the meantime. Save again to keep yours.',
    },
  },
  de: {
    title: 'Formulare und E-Mails',
    lead: 'Was für jedes Formular der Website gilt und für jede E-Mail, die sie schreibt.',
    captcha: 'Captcha',
    provider: 'Welches Captcha',
    providerHint: 'Zu sehen bei den Formularen, die danach verlangen.',
    providers: {
      none: { name: 'Keines', text: 'Kein Formular zeigt ein Captcha.' },
      altcha: {
        name: 'Eingebaut',
        text: 'Der Besucher setzt einen Haken, und der Browser rechnet eine Sekunde. Sonst erfährt niemand davon.',
      },
      recaptcha: { name: 'ReCaptcha', text: 'Google entscheidet und erfährt von allen, die das Formular sehen.' },
    },
    needsHttps: 'Besucher brauchen dafür eine sichere Verbindung (https). Ihre ist eine.',
    onlyHere: 'Besucher brauchen dafür eine sichere Verbindung (https). Ohne sie geht es nur auf diesem Computer.',
    noHttps: 'Besucher können es noch nicht lösen',
    noHttpsText:
      'Browser rechnen nur auf Seiten, die über https kommen. Sie haben diese Seite ohne geöffnet: Formulare mit Captcha lassen sich erst senden, wenn die Website ein Zertifikat hat.',
    siteKey: 'Websiteschlüssel',
    secretKey: 'Geheimer Schlüssel',
    secretHint: 'Wird versiegelt aufbewahrt und nie wieder gezeigt.',
    secretKept: 'Einer ist aufbewahrt. Lassen Sie das Feld leer, um ihn zu behalten.',
    rules: 'Formulare, Newsletter und E-Mails',
    switches: {
      newsletterDoubleOptIn: {
        name: 'Wer sich zum Newsletter anmeldet, bestätigt per E-Mail',
        text: 'So kann niemand andere anmelden; in vielen Ländern ist es Gesetz.',
      },
      formTextareaMaxLength: {
        name: 'Lange Antworten dürfen begrenzt sein',
        text: 'Aus: Die Grenzen von Textfeldern gelten nicht.',
      },
      strictEmailEndings: {
        name: 'E-Mail-Adressen enden nur auf zwei bis vier Buchstaben',
        text: 'Weist echte Adressen wie name@studio.photography ab.',
      },
    },
    retention: 'Tage, die E-Mails aufbewahrt werden',
    retentionHint: 'Ältere werden aus dem Postausgang gelöscht. Leer: Alle bleiben.',
    days: (most: number) => `Bitte geben Sie eine Zahl von 1 bis ${most} ein oder lassen Sie das Feld leer.`,
    sentFrom: (address: string) => `E-Mails werden von ${address} verschickt.`,
    noMailServer: 'Es ist kein Mailserver eingerichtet, deshalb bleiben E-Mails im Postausgang.',
    toOutbox: 'Zum Postausgang',
    reasons: {
      secretNeeded: 'ReCaptcha braucht einen geheimen Schlüssel.',
      stale: 'Jemand anderes hat die Einstellungen inzwischen geändert. Speichern Sie noch einmal, damit Ihre gelten.',
    },
  },
  fr: {
    title: 'Formulaires et e-mails',
    lead: 'Ce qui vaut pour chaque formulaire du site et chaque e-mail qu’il écrit.',
    captcha: 'Captcha',
    provider: 'Quel captcha',
    providerHint: 'Affiché avec les formulaires qui le demandent.',
    providers: {
      none: { name: 'Aucun', text: 'Aucun formulaire n’affiche de captcha.' },
      altcha: {
        name: 'Intégré',
        text: 'Le visiteur coche une case et le navigateur calcule une seconde. Personne d’autre ne l’apprend.',
      },
      recaptcha: { name: 'ReCaptcha', text: 'Google décide, et sait qui a vu le formulaire.' },
    },
    needsHttps: 'Les visiteurs ont besoin d’une connexion sécurisée (https). La vôtre l’est.',
    onlyHere:
      'Les visiteurs ont besoin d’une connexion sécurisée (https). Sans elle, cela ne marche que sur cet ordinateur.',
    noHttps: 'Les visiteurs ne peuvent pas encore le résoudre',
    noHttpsText:
      'Les navigateurs ne font ce calcul que sur des pages reçues en https. Vous avez ouvert cette page sans : les formulaires avec captcha ne pourront être envoyés que lorsque le site aura un certificat.',
    siteKey: 'Clé du site',
    secretKey: 'Clé secrète',
    secretHint: 'Conservée scellée, et jamais affichée de nouveau.',
    secretKept: 'Une clé est conservée. Laissez ce champ vide pour la garder.',
    rules: 'Formulaires, newsletter et e-mails',
    switches: {
      newsletterDoubleOptIn: {
        name: 'L’inscription à la newsletter se confirme par e-mail',
        text: 'Personne ne peut ainsi inscrire autrui ; c’est la loi dans beaucoup de pays.',
      },
      formTextareaMaxLength: {
        name: 'Les longues réponses peuvent avoir une limite',
        text: 'Désactivé : les limites des zones de texte ne s’appliquent pas.',
      },
      strictEmailEndings: {
        name: 'Les adresses e-mail finissent par deux à quatre lettres seulement',
        text: 'Refuse de vraies adresses comme nom@studio.photography.',
      },
    },
    retention: 'Jours de conservation des e-mails',
    retentionHint: 'Les plus anciens sont effacés de la boîte d’envoi. Vide : tous sont conservés.',
    days: (most: number) => `Saisissez un nombre de 1 à ${most}, ou laissez vide.`,
    sentFrom: (address: string) => `Les e-mails sont envoyés depuis ${address}.`,
    noMailServer: 'Aucun serveur de messagerie n’est configuré ; les e-mails restent dans la boîte d’envoi.',
    toOutbox: 'Vers la boîte d’envoi',
    reasons: {
      secretNeeded: 'ReCaptcha nécessite une clé secrète.',
      stale: 'Quelqu’un d’autre a modifié les réglages entre-temps. Enregistrez de nouveau pour garder les vôtres.',
    },
  },
});
