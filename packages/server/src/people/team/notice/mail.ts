import { button, heading, type MailTemplate, panel, paragraph } from '../../../platform/mail/index.ts';

interface NoticeData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  /** Browser and system in a few words; empty if unknown. */
  readonly device: string;
  /** Empty for changes that no browser made. */
  readonly network: string;
  readonly time: string;
  readonly link: string;
}

interface NoticeTexts {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly intro: string;
  readonly advice: string;
}

/** Texts that all notices share. */
const shared = {
  en: {
    browser: 'Browser',
    unknownBrowser: 'unknown',
    network: 'Network',
    time: 'Time',
    action: 'Check your account',
    footer: 'You are receiving this email because you belong to the team of {websiteName}.',
  },
  de: {
    browser: 'Browser',
    unknownBrowser: 'unbekannt',
    network: 'Netzwerk',
    time: 'Zeitpunkt',
    action: 'Konto prüfen',
    footer: 'Sie erhalten diese E-Mail, weil Sie zum Team von {websiteName} gehören.',
  },
  fr: {
    browser: 'Navigateur',
    unknownBrowser: 'inconnu',
    network: 'Réseau',
    time: 'Date et heure',
    action: 'Vérifier votre compte',
    footer: 'Vous recevez cet e-mail parce que vous faites partie de l’équipe de {websiteName}.',
  },
};

export const noticeTemplates = {
  newDevice: noticeTemplate('team-new-device', {
    en: {
      subject: 'New sign-in to {websiteName}',
      preview: 'Was this you?',
      title: 'New sign-in to your account',
      intro: 'Your account was used to sign in to the back office of {websiteName} in a new browser.',
      advice:
        'If this was you, there is nothing to do. If not, change your password now: that ends every other session of your account.',
    },
    de: {
      subject: 'Neue Anmeldung bei {websiteName}',
      preview: 'Waren Sie das?',
      title: 'Neue Anmeldung mit Ihrem Konto',
      intro: 'Mit Ihrem Konto hat sich ein neuer Browser in der Verwaltung von {websiteName} angemeldet.',
      advice:
        'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie jetzt Ihr Passwort: Damit enden alle anderen Sitzungen Ihres Kontos.',
    },
    fr: {
      subject: 'Nouvelle connexion à {websiteName}',
      preview: 'Était-ce vous ?',
      title: 'Nouvelle connexion à votre compte',
      intro:
        'Votre compte vient de servir à se connecter à l’administration de {websiteName} dans un nouveau navigateur.',
      advice:
        'Si c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe maintenant : toutes les autres sessions de votre compte prendront fin.',
    },
  }),
  passwordChanged: noticeTemplate('team-password-changed', {
    en: {
      subject: 'Your password for {websiteName} was changed',
      preview: 'Was this you?',
      title: 'Your password was changed',
      intro:
        'The password of your account in the back office of {websiteName} was changed. All other sessions of your account have ended.',
      advice:
        'If this was you, there is nothing to do. If not, choose a new password by email now, then look at Security.',
    },
    de: {
      subject: 'Ihr Passwort für {websiteName} wurde geändert',
      preview: 'Waren Sie das?',
      title: 'Ihr Passwort wurde geändert',
      intro:
        'Das Passwort Ihres Kontos in der Verwaltung von {websiteName} wurde geändert. Alle anderen Sitzungen Ihres Kontos sind beendet.',
      advice:
        'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt per E-Mail ein neues Passwort und sehen Sie danach unter Sicherheit nach.',
    },
    fr: {
      subject: 'Votre mot de passe pour {websiteName} a été modifié',
      preview: 'Était-ce vous ?',
      title: 'Votre mot de passe a été modifié',
      intro:
        'Le mot de passe de votre compte dans l’administration de {websiteName} a été modifié. Toutes les autres sessions de votre compte ont pris fin.',
      advice:
        'Si c’était vous, il n’y a rien à faire. Sinon, choisissez un nouveau mot de passe par e-mail maintenant, puis regardez sous Sécurité.',
    },
  }),
  codeAppAdded: noticeTemplate('team-code-app-added', {
    en: {
      subject: 'Two-factor sign-in is on for {websiteName}',
      preview: 'Was this you?',
      title: 'An authenticator app was set up',
      intro:
        'From now on, signing in to the back office of {websiteName} asks for a code of your authenticator app after the password.',
      advice:
        'If this was you, keep your recovery codes in a safe place. If not, choose a new password now and tell an administrator of the website.',
    },
    de: {
      subject: 'Zwei-Faktor-Anmeldung ist an für {websiteName}',
      preview: 'Waren Sie das?',
      title: 'Eine Authenticator-App wurde eingerichtet',
      intro:
        'Ab jetzt fragt die Anmeldung in der Verwaltung von {websiteName} nach dem Passwort auch nach einem Code Ihrer Authenticator-App.',
      advice:
        'Wenn Sie das waren, bewahren Sie Ihre Wiederherstellungscodes sicher auf. Wenn nicht, wählen Sie jetzt ein neues Passwort und sagen Sie einem Administrator der Website Bescheid.',
    },
    fr: {
      subject: 'La connexion à deux facteurs est activée pour {websiteName}',
      preview: 'Était-ce vous ?',
      title: 'Une application d’authentification a été configurée',
      intro:
        'Désormais, la connexion à l’administration de {websiteName} demande un code de votre application d’authentification après le mot de passe.',
      advice:
        'Si c’était vous, gardez vos codes de secours en lieu sûr. Sinon, choisissez un nouveau mot de passe maintenant et prévenez un administrateur du site.',
    },
  }),
  codeAppRemoved: noticeTemplate('team-code-app-removed', {
    en: {
      subject: 'Your authenticator app was removed from {websiteName}',
      preview: 'Was this you?',
      title: 'Your authenticator app was removed',
      intro: 'Signing in to the back office of {websiteName} no longer asks for a code of your authenticator app.',
      advice:
        'If this was you, there is nothing to do. If not, change your password now, end all other sessions and set the app up again.',
    },
    de: {
      subject: 'Ihre Authenticator-App wurde bei {websiteName} entfernt',
      preview: 'Waren Sie das?',
      title: 'Ihre Authenticator-App wurde entfernt',
      intro:
        'Die Anmeldung in der Verwaltung von {websiteName} fragt nicht mehr nach einem Code Ihrer Authenticator-App.',
      advice:
        'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie jetzt Ihr Passwort, beenden Sie alle anderen Sitzungen und richten Sie die App neu ein.',
    },
    fr: {
      subject: 'Votre application d’authentification a été retirée de {websiteName}',
      preview: 'Était-ce vous ?',
      title: 'Votre application d’authentification a été retirée',
      intro:
        'La connexion à l’administration de {websiteName} ne demande plus de code de votre application d’authentification.',
      advice:
        'Si c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe maintenant, terminez toutes les autres sessions et configurez l’application de nouveau.',
    },
  }),
  passkeyAdded: noticeTemplate('team-passkey-added', {
    en: {
      subject: 'A passkey was added for {websiteName}',
      preview: 'Was this you?',
      title: 'A passkey was added',
      intro:
        'From now on a new passkey can be used to sign in to the back office of {websiteName}, after the password.',
      advice:
        'If this was you, there is nothing to do. If not, remove it under Security, change your password now and end all other sessions.',
    },
    de: {
      subject: 'Ein Passkey für {websiteName} wurde hinzugefügt',
      preview: 'Waren Sie das?',
      title: 'Ein Passkey wurde hinzugefügt',
      intro:
        'Ab jetzt gilt bei der Anmeldung in der Verwaltung von {websiteName} nach dem Passwort auch ein neuer Passkey.',
      advice:
        'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, entfernen Sie ihn unter Sicherheit, ändern Sie jetzt Ihr Passwort und beenden Sie alle anderen Sitzungen.',
    },
    fr: {
      subject: 'Une clé d’accès a été ajoutée pour {websiteName}',
      preview: 'Était-ce vous ?',
      title: 'Une clé d’accès a été ajoutée',
      intro:
        'Désormais, une nouvelle clé d’accès permet de se connecter à l’administration de {websiteName}, après le mot de passe.',
      advice:
        'Si c’était vous, il n’y a rien à faire. Sinon, retirez-la sous Sécurité, changez votre mot de passe maintenant et terminez toutes les autres sessions.',
    },
  }),
  passkeyRemoved: noticeTemplate('team-passkey-removed', {
    en: {
      subject: 'A passkey was removed from {websiteName}',
      preview: 'Was this you?',
      title: 'A passkey was removed',
      intro: 'One of your passkeys no longer opens the back office of {websiteName}.',
      advice:
        'If this was you, there is nothing to do. If not, change your password now, end all other sessions and look at Security.',
    },
    de: {
      subject: 'Ein Passkey für {websiteName} wurde entfernt',
      preview: 'Waren Sie das?',
      title: 'Ein Passkey wurde entfernt',
      intro: 'Einer Ihrer Passkeys öffnet die Verwaltung von {websiteName} nicht mehr.',
      advice:
        'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie jetzt Ihr Passwort, beenden Sie alle anderen Sitzungen und sehen Sie unter Sicherheit nach.',
    },
    fr: {
      subject: 'Une clé d’accès a été retirée de {websiteName}',
      preview: 'Était-ce vous ?',
      title: 'Une clé d’accès a été retirée',
      intro: 'Une de vos clés d’accès n’ouvre plus l’administration de {websiteName}.',
      advice:
        'Si c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe maintenant, terminez toutes les autres sessions et regardez sous Sécurité.',
    },
  }),
  secondFactorRemoved: noticeTemplate('team-second-factor-removed', {
    en: {
      subject: 'Two-factor sign-in was switched off for you on {websiteName}',
      preview: 'Please set it up again.',
      title: 'Your second factor was removed',
      intro:
        'Whoever runs the installation has removed your second factor and your recovery codes. Your password alone opens the back office of {websiteName} now.',
      advice: 'Please sign in and set it up again. If you did not ask for this, change your password now.',
    },
    de: {
      subject: 'Die Zwei-Faktor-Anmeldung wurde für Sie bei {websiteName} ausgeschaltet',
      preview: 'Bitte richten Sie sie neu ein.',
      title: 'Ihr zweiter Faktor wurde entfernt',
      intro:
        'Wer die Installation betreibt, hat Ihren zweiten Faktor und Ihre Wiederherstellungscodes entfernt. Ihr Passwort allein öffnet jetzt die Verwaltung von {websiteName}.',
      advice:
        'Bitte melden Sie sich an und richten Sie ihn neu ein. Wenn Sie nicht darum gebeten haben, ändern Sie jetzt Ihr Passwort.',
    },
    fr: {
      subject: 'La connexion à deux facteurs a été désactivée pour vous sur {websiteName}',
      preview: 'Veuillez la configurer de nouveau.',
      title: 'Votre second facteur a été retiré',
      intro:
        'La personne qui gère l’installation a retiré votre second facteur et vos codes de secours. Votre mot de passe seul ouvre maintenant l’administration de {websiteName}.',
      advice:
        'Veuillez vous connecter et le configurer de nouveau. Si vous ne l’avez pas demandé, changez votre mot de passe maintenant.',
    },
  }),
  recoveryCodesMade: noticeTemplate('team-recovery-codes-made', {
    en: {
      subject: 'New recovery codes for {websiteName}',
      preview: 'Was this you?',
      title: 'New recovery codes were made',
      intro:
        'New recovery codes were made for your account in the back office of {websiteName}. The earlier ones no longer work.',
      advice:
        'If this was you, keep the new ones in a safe place. If not, change your password now, end all other sessions and make new recovery codes.',
    },
    de: {
      subject: 'Neue Wiederherstellungscodes für {websiteName}',
      preview: 'Waren Sie das?',
      title: 'Neue Wiederherstellungscodes wurden erzeugt',
      intro:
        'Für Ihr Konto in der Verwaltung von {websiteName} wurden neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.',
      advice:
        'Wenn Sie das waren, bewahren Sie die neuen sicher auf. Wenn nicht, ändern Sie jetzt Ihr Passwort, beenden Sie alle anderen Sitzungen und erzeugen Sie neue Wiederherstellungscodes.',
    },
    fr: {
      subject: 'Nouveaux codes de secours pour {websiteName}',
      preview: 'Était-ce vous ?',
      title: 'De nouveaux codes de secours ont été créés',
      intro:
        'De nouveaux codes de secours ont été créés pour votre compte dans l’administration de {websiteName}. Les anciens ne fonctionnent plus.',
      advice:
        'Si c’était vous, gardez les nouveaux en lieu sûr. Sinon, changez votre mot de passe maintenant, terminez toutes les autres sessions et créez de nouveaux codes de secours.',
    },
  }),
  recoveryCodeUsed: noticeTemplate('team-recovery-code-used', {
    en: {
      subject: 'A recovery code was used for {websiteName}',
      preview: 'Was this you?',
      title: 'A recovery code was used',
      intro: 'One of your recovery codes was used for your account in the back office of {websiteName}.',
      advice:
        'Each recovery code works once. If this was you and few are left, make new ones in your account. If this was not you, change your password and make new recovery codes now.',
    },
    de: {
      subject: 'Ein Wiederherstellungscode für {websiteName} wurde benutzt',
      preview: 'Waren Sie das?',
      title: 'Ein Wiederherstellungscode wurde benutzt',
      intro: 'Einer Ihrer Wiederherstellungscodes wurde für Ihr Konto in der Verwaltung von {websiteName} benutzt.',
      advice:
        'Jeder Wiederherstellungscode gilt einmal. Wenn Sie das waren und nur noch wenige übrig sind, erzeugen Sie in Ihrem Konto neue. Wenn nicht, ändern Sie jetzt Ihr Passwort und erzeugen Sie neue Wiederherstellungscodes.',
    },
    fr: {
      subject: 'Un code de secours a été utilisé pour {websiteName}',
      preview: 'Était-ce vous ?',
      title: 'Un code de secours a été utilisé',
      intro: 'Un de vos codes de secours a servi pour votre compte dans l’administration de {websiteName}.',
      advice:
        'Chaque code de secours sert une fois. Si c’était vous et qu’il en reste peu, créez-en de nouveaux dans votre compte. Sinon, changez votre mot de passe et créez de nouveaux codes de secours maintenant.',
    },
  }),
  wrongCodes: noticeTemplate('team-wrong-codes', {
    en: {
      subject: 'Wrong codes for your account of {websiteName}',
      preview: 'Someone else may know your password.',
      title: 'Several wrong codes for your account',
      intro:
        'Several wrong codes were entered for your account in the back office of {websiteName}, after the right password or in an open session.',
      advice:
        'If this was you, there is nothing to do. If not, change your password now: that ends every other session of your account. Your second factor has stopped them so far.',
    },
    de: {
      subject: 'Falsche Codes für Ihr Konto bei {websiteName}',
      preview: 'Vielleicht kennt jemand anderes Ihr Passwort.',
      title: 'Mehrere falsche Codes für Ihr Konto',
      intro:
        'Für Ihr Konto in der Verwaltung von {websiteName} wurden nach dem richtigen Passwort oder in einer offenen Sitzung mehrere falsche Codes eingegeben.',
      advice:
        'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie jetzt Ihr Passwort: Damit enden alle anderen Sitzungen Ihres Kontos. Ihr zweiter Faktor hat bisher Schlimmeres verhindert.',
    },
    fr: {
      subject: 'Codes erronés pour votre compte {websiteName}',
      preview: 'Quelqu’un d’autre connaît peut-être votre mot de passe.',
      title: 'Plusieurs codes erronés pour votre compte',
      intro:
        'Plusieurs codes erronés ont été saisis pour votre compte dans l’administration de {websiteName}, après le bon mot de passe ou dans une session ouverte.',
      advice:
        'Si c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe maintenant : toutes les autres sessions de votre compte prendront fin. Votre second facteur les a arrêtés jusqu’ici.',
    },
  }),
} as const;

export type Notice = keyof typeof noticeTemplates;

function noticeTemplate(
  kind: string,
  texts: Readonly<Record<keyof typeof shared, NoticeTexts>>,
): MailTemplate<NoticeData> {
  return {
    kind,
    audience: 'team',
    texts: {
      en: { ...shared.en, ...texts.en },
      de: { ...shared.de, ...texts.de },
      fr: { ...shared.fr, ...texts.fr },
    },
    html: [
      heading('{texts.title|html}'),
      paragraph('{texts.intro|html}'),
      panel(
        '{texts.time|html}: {time|html}',
        '{.if network}{texts.browser|html}: {.if device}{device|html}{.or}{texts.unknownBrowser|html}{.end}<br>{texts.network|html}: {network|html}{.end}',
      ),
      paragraph('{texts.advice|html}'),
      button('{texts.action|html}', '{link|htmlattr}'),
    ].join('\n'),
    text: [
      '{texts.title}',
      '{texts.intro}',
      '{texts.time}: {time}{.if network}{.newline}{texts.browser}: {.if device}{device}{.or}{texts.unknownBrowser}{.end}{.newline}{texts.network}: {network}{.end}',
      '{texts.advice}',
      '{texts.action}: {link}',
    ].join('\n\n'),
    example: {
      websiteName: 'Example Shop',
      device: 'Firefox, Linux',
      network: '203.0.113.*',
      time: '2 March 2026 at 10:00:00 UTC',
      link: 'https://shop.example/config/account',
    },
  };
}
