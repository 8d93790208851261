import type { AdviceTexts } from '../../api/advice.ts';
import type { CommonTexts, ConfirmTexts, NewPasswordTexts, RegisterTexts, ResetTexts, SignInTexts } from '../texts.ts';

type Own<Texts extends CommonTexts> = Omit<Texts, keyof CommonTexts>;

interface DoorTexts {
  readonly common: Omit<CommonTexts, keyof AdviceTexts>;
  readonly signIn: Omit<Own<SignInTexts>, 'captcha'>;
  readonly register: Own<RegisterTexts>;
  readonly reset: Own<ResetTexts>;
  readonly confirm: Own<ConfirmTexts>;
  readonly newPassword: Own<NewPasswordTexts>;
}

/** What people read before they are signed in, and what all pages of the account share. */
export const doorTexts: Readonly<Record<'en' | 'de' | 'fr', DoorTexts>> = {
  en: {
    common: {
      email: 'Email',
      password: 'Password',
      name: 'Name',
      newPassword: 'New password',
      passwordHint: 'At least 10 characters.',
      notices: {
        'signed-out': 'You are signed out.',
        confirmed: 'Your address is confirmed. Welcome!',
        deleted: 'Your account is deleted.',
        'email-changed': 'Your new address is confirmed.',
        'name-saved': 'Your name is saved.',
        'email-asked': 'We have sent a mail to the new address. Please open the link in it.',
        'password-changed': 'Your password is changed. All other devices are signed out.',
        'address-saved': 'The address is saved.',
        'address-removed': 'The address is removed.',
        'session-ended': 'Signed out there.',
      },
    },
    signIn: {
      rememberMe: 'Keep me signed in',
      signIn: 'Sign in',
      forgotten: 'Forgot your password?',
      noAccount: 'New here?',
      register: 'Create an account',
    },
    register: {
      intro: 'See your orders and keep your addresses in one place.',
      register: 'Create account',
      haveAccount: 'Already have an account?',
      signIn: 'Sign in',
      sentTitle: 'Please check your mail',
      sent: 'We have sent you a mail. Open the link in it, then you can sign in. If nothing comes within a few minutes, look into your spam folder.',
    },
    reset: {
      intro: 'Tell us your address and we will send you a link to choose a new password.',
      send: 'Send the link',
      sentTitle: 'Please check your mail',
      sent: 'If there is an account with this address, a mail is on its way to you. The link in it works for one hour.',
      back: 'Back to sign in',
    },
    confirm: {
      question: 'Is {email} your address?',
      reason: 'Your password shows that you have asked for this yourself.',
      confirm: 'Yes, confirm it',
      signIn: 'Sign in',
    },
    newPassword: {
      intro: 'For the account of {email}. All devices that are signed in now will be signed out.',
      save: 'Save and sign in',
      again: 'Ask for a new link',
    },
  },
  de: {
    common: {
      email: 'E-Mail',
      password: 'Passwort',
      name: 'Name',
      newPassword: 'Neues Passwort',
      passwordHint: 'Mindestens 10 Zeichen.',
      notices: {
        'signed-out': 'Sie sind abgemeldet.',
        confirmed: 'Ihre Adresse ist bestätigt. Willkommen!',
        deleted: 'Ihr Konto ist gelöscht.',
        'email-changed': 'Ihre neue Adresse ist bestätigt.',
        'name-saved': 'Ihr Name ist gespeichert.',
        'email-asked': 'Wir haben eine Mail an die neue Adresse geschickt. Bitte öffnen Sie den Link darin.',
        'password-changed': 'Ihr Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
        'address-saved': 'Die Adresse ist gespeichert.',
        'address-removed': 'Die Adresse ist entfernt.',
        'session-ended': 'Dort abgemeldet.',
      },
    },
    signIn: {
      rememberMe: 'Angemeldet bleiben',
      signIn: 'Anmelden',
      forgotten: 'Passwort vergessen?',
      noAccount: 'Neu hier?',
      register: 'Konto anlegen',
    },
    register: {
      intro: 'Ihre Bestellungen und Adressen an einem Ort.',
      register: 'Konto anlegen',
      haveAccount: 'Sie haben schon ein Konto?',
      signIn: 'Anmelden',
      sentTitle: 'Bitte sehen Sie in Ihre Mails',
      sent: 'Wir haben Ihnen eine Mail geschickt. Öffnen Sie den Link darin, dann können Sie sich anmelden. Wenn in einigen Minuten nichts kommt, sehen Sie bitte im Spam-Ordner nach.',
    },
    reset: {
      intro: 'Nennen Sie uns Ihre Adresse, und wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
      send: 'Link schicken',
      sentTitle: 'Bitte sehen Sie in Ihre Mails',
      sent: 'Wenn zu dieser Adresse ein Konto gehört, ist eine Mail zu Ihnen unterwegs. Der Link darin gilt eine Stunde.',
      back: 'Zurück zur Anmeldung',
    },
    confirm: {
      question: 'Ist {email} Ihre Adresse?',
      reason: 'Ihr Passwort zeigt, dass Sie selbst darum gebeten haben.',
      confirm: 'Ja, bestätigen',
      signIn: 'Anmelden',
    },
    newPassword: {
      intro: 'Für das Konto von {email}. Alle Geräte, die jetzt angemeldet sind, werden abgemeldet.',
      save: 'Speichern und anmelden',
      again: 'Neuen Link anfordern',
    },
  },
  fr: {
    common: {
      email: 'E-mail',
      password: 'Mot de passe',
      name: 'Nom',
      newPassword: 'Nouveau mot de passe',
      passwordHint: 'Au moins 10 caractères.',
      notices: {
        'signed-out': 'Vous êtes déconnecté.',
        confirmed: 'Votre adresse est confirmée. Bienvenue !',
        deleted: 'Votre compte est supprimé.',
        'email-changed': 'Votre nouvelle adresse est confirmée.',
        'name-saved': 'Votre nom est enregistré.',
        'email-asked': 'Nous avons envoyé un message à la nouvelle adresse. Veuillez ouvrir le lien qu’il contient.',
        'password-changed': 'Votre mot de passe est modifié. Tous les autres appareils sont déconnectés.',
        'address-saved': 'L’adresse est enregistrée.',
        'address-removed': 'L’adresse est retirée.',
        'session-ended': 'Déconnecté.',
      },
    },
    signIn: {
      rememberMe: 'Rester connecté',
      signIn: 'Se connecter',
      forgotten: 'Mot de passe oublié ?',
      noAccount: 'Nouveau ici ?',
      register: 'Créer un compte',
    },
    register: {
      intro: 'Vos commandes et vos adresses au même endroit.',
      register: 'Créer le compte',
      haveAccount: 'Vous avez déjà un compte ?',
      signIn: 'Se connecter',
      sentTitle: 'Veuillez consulter vos messages',
      sent: 'Nous vous avons envoyé un message. Ouvrez le lien qu’il contient, puis connectez-vous. Si rien n’arrive dans quelques minutes, regardez dans vos indésirables.',
    },
    reset: {
      intro: 'Indiquez votre adresse et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
      send: 'Envoyer le lien',
      sentTitle: 'Veuillez consulter vos messages',
      sent: 'Si un compte existe pour cette adresse, un message est en route. Son lien est valable une heure.',
      back: 'Retour à la connexion',
    },
    confirm: {
      question: '{email} est-elle votre adresse ?',
      reason: 'Votre mot de passe montre que vous l’avez demandé vous-même.',
      confirm: 'Oui, confirmer',
      signIn: 'Se connecter',
    },
    newPassword: {
      intro: 'Pour le compte de {email}. Tous les appareils connectés en ce moment seront déconnectés.',
      save: 'Enregistrer et se connecter',
      again: 'Demander un nouveau lien',
    },
  },
};
