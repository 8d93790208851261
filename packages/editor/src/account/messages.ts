import { defineTexts } from '../texts/texts.ts';

export const accountTexts = defineTexts({
  en: {
    title: 'Your account',
    profile: 'Profile',
    language: 'Language of the back office',
    browserLanguage: 'As in the browser',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    changePassword: 'Change password',
    passwordChanged: 'The password is changed. All other sessions have ended.',
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
    passwordChanged: 'Das Passwort ist geändert. Alle anderen Sitzungen sind beendet.',
  },
  fr: {
    title: 'Votre compte',
    profile: 'Profil',
    language: 'Langue de l’administration',
    browserLanguage: 'Comme dans le navigateur',
    password: 'Mot de passe',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    changePassword: 'Changer le mot de passe',
    passwordChanged: 'Le mot de passe est changé. Toutes les autres sessions sont terminées.',
  },
});
