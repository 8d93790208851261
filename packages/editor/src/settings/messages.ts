import { defineTexts } from '../texts/texts.ts';

export const settingsTexts = defineTexts({
  en: {
    title: 'Forms and alerts',
    lead: 'Settings for all forms, and what your team is told by email.',
    captcha: 'Captcha',
    provider: 'Captcha provider',
    providerHint: 'Shown on forms that have the captcha turned on.',
    providers: {
      none: { name: 'None', text: 'No form shows a captcha.' },
      altcha: {
        name: 'Built in',
        text: 'The visitor ticks a box and the browser computes for a second. No data goes to third parties.',
      },
      recaptcha: { name: 'ReCaptcha', text: 'Google checks visitors, and learns of everyone who sees the form.' },
    },
    needsHttps: 'Visitors need a secure connection (https). Your website has one.',
    onlyHere: 'Visitors need a secure connection (https). Without one, the captcha works only on this computer.',
    noHttps: 'Visitors cannot use this captcha yet',
    noHttpsText:
      'Browsers solve this captcha only on pages with https, and you opened this page without it. Forms with a captcha cannot be sent until the website has a certificate.',
    siteKey: 'Site key',
    secretKey: 'Secret key',
    secretHint: 'Stored encrypted, and never shown again.',
    secretKept: 'A key is saved. Leave this empty to keep it.',
    rules: 'Forms, newsletter and email',
    switches: {
      newsletterDoubleOptIn: {
        name: 'Confirm newsletter sign-ups by email',
        text: 'Prevents people from signing up others. Required by law in many countries.',
      },
      formTextareaMaxLength: {
        name: 'Allow limits for long answers',
        text: 'If off, the limits of text areas are ignored.',
      },
      strictEmailEndings: {
        name: 'Accept only email addresses that end with two to four letters',
        text: 'Refuses real addresses such as name@studio.photography.',
      },
    },
    retention: 'Keep emails for (days)',
    retentionHint: 'Older emails are deleted. Leave empty to keep all.',
    days: (most: number) => `Please enter a number from 1 to ${most}, or leave it empty.`,
    sentFrom: (address: string) => `Emails are sent from ${address}.`,
    noMailServer: 'Email is not set up yet, so no email is sent.',
    toMailServer: 'Email sending',
    teamMails: 'Tell us by email',
    teamMailNames: {
      newOrder: { name: 'New orders', to: 'Send new orders to' },
      submission: { name: 'Messages from forms', to: 'Send messages to' },
      lowStock: { name: 'Low stock', to: 'Send low stock to' },
      comment: { name: 'Comments', to: 'Send comments to' },
      attendee: { name: 'Sign-ups for events', to: 'Send sign-ups to' },
    },
    teamMailHint: 'Leave empty to send it to the owner.',
    wrongAddress: 'Please enter an email address.',
    reasons: {
      secretNeeded: 'ReCaptcha needs a secret key.',
      stale: 'Someone else changed the settings in the meantime. Save again to keep yours.',
    },
  },
  de: {
    title: 'Formulare und Meldungen',
    lead: 'Einstellungen für alle Formulare, und was Ihrem Team per E-Mail gemeldet wird.',
    captcha: 'Captcha',
    provider: 'Captcha-Anbieter',
    providerHint: 'Wird bei Formularen angezeigt, für die es eingeschaltet ist.',
    providers: {
      none: { name: 'Keines', text: 'Kein Formular zeigt ein Captcha.' },
      altcha: {
        name: 'Eingebaut',
        text: 'Besucher setzen einen Haken, und der Browser rechnet eine Sekunde. Es gehen keine Daten an Dritte.',
      },
      recaptcha: {
        name: 'ReCaptcha',
        text: 'Google prüft die Besucher und erfährt von allen, die das Formular sehen.',
      },
    },
    needsHttps: 'Besucher brauchen eine sichere Verbindung (https). Ihre Website hat eine.',
    onlyHere:
      'Besucher brauchen eine sichere Verbindung (https). Ohne sie funktioniert das Captcha nur auf diesem Computer.',
    noHttps: 'Besucher können dieses Captcha noch nicht verwenden',
    noHttpsText:
      'Browser lösen dieses Captcha nur auf Seiten mit https, und diese Seite haben Sie ohne https geöffnet. Formulare mit Captcha lassen sich erst senden, wenn die Website ein Zertifikat hat.',
    siteKey: 'Websiteschlüssel',
    secretKey: 'Geheimer Schlüssel',
    secretHint: 'Wird verschlüsselt gespeichert und nie wieder angezeigt.',
    secretKept: 'Ein Schlüssel ist gespeichert. Lassen Sie das Feld leer, um ihn zu behalten.',
    rules: 'Formulare, Newsletter und E-Mails',
    switches: {
      newsletterDoubleOptIn: {
        name: 'Newsletter-Anmeldungen per E-Mail bestätigen lassen',
        text: 'Verhindert, dass jemand andere anmeldet. In vielen Ländern gesetzlich vorgeschrieben.',
      },
      formTextareaMaxLength: {
        name: 'Begrenzung langer Antworten zulassen',
        text: 'Wenn ausgeschaltet, gelten die Begrenzungen von Textfeldern nicht.',
      },
      strictEmailEndings: {
        name: 'Nur E-Mail-Adressen annehmen, die auf zwei bis vier Buchstaben enden',
        text: 'Weist echte Adressen wie name@studio.photography ab.',
      },
    },
    retention: 'E-Mails aufbewahren (Tage)',
    retentionHint: 'Ältere E-Mails werden gelöscht. Leer lassen, um alle zu behalten.',
    days: (most: number) => `Bitte geben Sie eine Zahl von 1 bis ${most} ein oder lassen Sie das Feld leer.`,
    sentFrom: (address: string) => `E-Mails werden von ${address} verschickt.`,
    noMailServer: 'Der E-Mail-Versand ist noch nicht eingerichtet, deshalb wird keine E-Mail verschickt.',
    toMailServer: 'E-Mail-Versand',
    teamMails: 'Per E-Mail melden',
    teamMailNames: {
      newOrder: { name: 'Neue Bestellungen', to: 'Neue Bestellungen senden an' },
      submission: { name: 'Nachrichten aus Formularen', to: 'Nachrichten senden an' },
      lowStock: { name: 'Knapper Bestand', to: 'Knappen Bestand senden an' },
      comment: { name: 'Kommentare', to: 'Kommentare senden an' },
      attendee: { name: 'Anmeldungen zu Veranstaltungen', to: 'Anmeldungen senden an' },
    },
    teamMailHint: 'Leer lassen, um die Inhaberin oder den Inhaber zu benachrichtigen.',
    wrongAddress: 'Bitte geben Sie eine E-Mail-Adresse ein.',
    reasons: {
      secretNeeded: 'ReCaptcha braucht einen geheimen Schlüssel.',
      stale:
        'Jemand anderes hat die Einstellungen inzwischen geändert. Speichern Sie noch einmal, um Ihre zu behalten.',
    },
  },
  fr: {
    title: 'Formulaires et alertes',
    lead: 'Réglages de tous les formulaires, et ce dont votre équipe est prévenue par e-mail.',
    captcha: 'Captcha',
    provider: 'Fournisseur du captcha',
    providerHint: 'Affiché sur les formulaires où il est activé.',
    providers: {
      none: { name: 'Aucun', text: 'Aucun formulaire n’affiche de captcha.' },
      altcha: {
        name: 'Intégré',
        text: 'Le visiteur coche une case et le navigateur calcule pendant une seconde. Aucune donnée n’est transmise à des tiers.',
      },
      recaptcha: { name: 'ReCaptcha', text: 'Google vérifie les visiteurs et sait qui a vu le formulaire.' },
    },
    needsHttps: 'Les visiteurs ont besoin d’une connexion sécurisée (https). Votre site en a une.',
    onlyHere:
      'Les visiteurs ont besoin d’une connexion sécurisée (https). Sans elle, le captcha ne fonctionne que sur cet ordinateur.',
    noHttps: 'Les visiteurs ne peuvent pas encore utiliser ce captcha',
    noHttpsText:
      'Les navigateurs ne résolvent ce captcha que sur des pages en https, et vous avez ouvert cette page sans https. Les formulaires avec captcha ne pourront être envoyés que lorsque le site aura un certificat.',
    siteKey: 'Clé du site',
    secretKey: 'Clé secrète',
    secretHint: 'Enregistrée sous forme chiffrée, et jamais affichée de nouveau.',
    secretKept: 'Une clé est enregistrée. Laissez ce champ vide pour la garder.',
    rules: 'Formulaires, newsletter et e-mails',
    switches: {
      newsletterDoubleOptIn: {
        name: 'Faire confirmer les inscriptions à la newsletter par e-mail',
        text: 'Empêche d’inscrire une autre personne. Obligatoire dans de nombreux pays.',
      },
      formTextareaMaxLength: {
        name: 'Autoriser une limite pour les longues réponses',
        text: 'Si désactivé, les limites des zones de texte sont ignorées.',
      },
      strictEmailEndings: {
        name: 'N’accepter que les adresses e-mail terminées par deux à quatre lettres',
        text: 'Refuse de vraies adresses comme nom@studio.photography.',
      },
    },
    retention: 'Conserver les e-mails (jours)',
    retentionHint: 'Les e-mails plus anciens sont supprimés. Laissez vide pour tout conserver.',
    days: (most: number) => `Saisissez un nombre de 1 à ${most}, ou laissez vide.`,
    sentFrom: (address: string) => `Les e-mails sont envoyés depuis ${address}.`,
    noMailServer: 'L’envoi d’e-mails n’est pas encore configuré : aucun e-mail n’est envoyé.',
    toMailServer: 'Envoi des e-mails',
    teamMails: 'Nous prévenir par e-mail',
    teamMailNames: {
      newOrder: { name: 'Nouvelles commandes', to: 'Envoyer les commandes à' },
      submission: { name: 'Messages des formulaires', to: 'Envoyer les messages à' },
      lowStock: { name: 'Stock faible', to: 'Envoyer le stock faible à' },
      comment: { name: 'Commentaires', to: 'Envoyer les commentaires à' },
      attendee: { name: 'Inscriptions aux événements', to: 'Envoyer les inscriptions à' },
    },
    teamMailHint: 'Laissez vide pour prévenir le propriétaire.',
    wrongAddress: 'Saisissez une adresse e-mail.',
    reasons: {
      secretNeeded: 'ReCaptcha nécessite une clé secrète.',
      stale: 'Quelqu’un d’autre a modifié les réglages entre-temps. Enregistrez de nouveau pour garder les vôtres.',
    },
  },
});
