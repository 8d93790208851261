import { defineTexts } from '../texts/texts.ts';

export const accountTexts = defineTexts({
  en: {
    title: 'Your account',
    profile: 'Profile',
    language: 'Language of the back office',
    browserLanguage: 'Same as browser',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    changePassword: 'Change password',
    passwordChanged: 'Your password was changed. You were signed out everywhere else.',
  },
  de: {
    title: 'Ihr Konto',
    profile: 'Profil',
    language: 'Sprache der Verwaltung',
    browserLanguage: 'Wie im Browser',
    password: 'Passwort',
    currentPassword: 'Bisheriges Passwort',
    newPassword: 'Neues Passwort',
    changePassword: 'Passwort ändern',
    passwordChanged: 'Ihr Passwort wurde geändert. Überall sonst wurden Sie abgemeldet.',
  },
  fr: {
    title: 'Votre compte',
    profile: 'Profil',
    language: 'Langue de l’administration',
    browserLanguage: 'Comme dans le navigateur',
    password: 'Mot de passe',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    changePassword: 'Modifier le mot de passe',
    passwordChanged: 'Votre mot de passe a été modifié. Vous avez été déconnecté partout ailleurs.',
  },
});
