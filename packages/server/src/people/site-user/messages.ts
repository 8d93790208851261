import type { InLanguages, Language } from '@awning/formats';
import { captchaMessages } from '@awning/forms';

/** All texts of the site users' calls, by reason. */
const english = {
  // One text for both cases, so that it does not reveal which addresses have an account (D-091).
  signInFailed: 'Email or password is incorrect.',
  tooManyWrong:
    'Too many wrong passwords for this account. Please try again in a minute, or choose a new password by email.',
  captchaMissing: captchaMessages('en').incomplete,
  captchaRefused: captchaMessages('en').refused,
  busy: 'Too many people are signing in at this moment. Please try again in a few seconds.',
  emailInvalid: 'Please enter a valid email',
  nameMissing: 'Please enter your name.',
  required: 'This field is required.',
  unknownCountry: 'Please choose a country.',
  passwordWrong: 'The password is not correct.',
  passwordTooShort: 'Please use at least 10 characters.',
  passwordTooLong: 'Please use at most 200 characters.',
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordSameAsEmail: 'The password must not be the email address.',
  linkGone: 'This link is no longer valid. Please ask for a new one.',
  addressGone: 'There is no such address.',
  tooManyAddresses: 'An account holds at most 50 addresses.',
  sessionGone: 'This session has already ended.',
  orderGone: 'There is no such order.',
};

export type SiteUserReason = keyof typeof english;

const messages: InLanguages<Readonly<Record<SiteUserReason, string>>> = {
  en: english,
  de: {
    signInFailed: 'E-Mail oder Passwort ist nicht richtig.',
    tooManyWrong:
      'Für dieses Konto wurden zu viele falsche Passwörter eingegeben. Bitte versuchen Sie es in einer Minute noch einmal, oder wählen Sie per E-Mail ein neues Passwort.',
    captchaMissing: captchaMessages('de').incomplete,
    captchaRefused: captchaMessages('de').refused,
    busy: 'Gerade melden sich zu viele Menschen an. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    nameMissing: 'Bitte geben Sie Ihren Namen ein.',
    required: 'Dieses Feld ist erforderlich.',
    unknownCountry: 'Bitte wählen Sie ein Land.',
    passwordWrong: 'Das Passwort ist nicht richtig.',
    passwordTooShort: 'Bitte verwenden Sie mindestens 10 Zeichen.',
    passwordTooLong: 'Bitte verwenden Sie höchstens 200 Zeichen.',
    passwordCommon: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
    passwordSameAsEmail: 'Das Passwort darf nicht die E-Mail-Adresse sein.',
    linkGone: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    addressGone: 'Diese Adresse gibt es nicht.',
    tooManyAddresses: 'Ein Konto hat höchstens 50 Adressen.',
    sessionGone: 'Diese Sitzung ist bereits beendet.',
    orderGone: 'Diese Bestellung gibt es nicht.',
  },
  fr: {
    signInFailed: 'L’e-mail ou le mot de passe est incorrect.',
    tooManyWrong:
      'Trop de mots de passe incorrects ont été saisis pour ce compte. Veuillez réessayer dans une minute ou choisir un nouveau mot de passe par e-mail.',
    captchaMissing: captchaMessages('fr').incomplete,
    captchaRefused: captchaMessages('fr').refused,
    busy: 'Trop de personnes se connectent en ce moment. Veuillez réessayer dans quelques secondes.',
    emailInvalid: 'Veuillez saisir une adresse e-mail valide',
    nameMissing: 'Veuillez saisir votre nom.',
    required: 'Ce champ est obligatoire.',
    unknownCountry: 'Veuillez choisir un pays.',
    passwordWrong: 'Le mot de passe n’est pas correct.',
    passwordTooShort: 'Veuillez utiliser au moins 10 caractères.',
    passwordTooLong: 'Veuillez utiliser au plus 200 caractères.',
    passwordCommon: 'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
    passwordSameAsEmail: 'Le mot de passe ne doit pas être l’adresse e-mail.',
    linkGone: 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
    addressGone: 'Cette adresse n’existe pas.',
    tooManyAddresses: 'Un compte contient au plus 50 adresses.',
    sessionGone: 'Cette session est déjà terminée.',
    orderGone: 'Cette commande n’existe pas.',
  },
};

export function siteUserMessage(reason: SiteUserReason, language: Language = 'en'): string {
  return messages[language][reason];
}
