import type { InLanguages } from '@awning/formats';
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

/** Texts before sign-in, and those that all pages of the account share. */
export const doorTexts: InLanguages<DoorTexts> = {
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
        deleted: 'Your account was deleted.',
        'email-changed': 'Your new address is confirmed.',
        'name-saved': 'Your name was saved.',
        'email-waits':
          'This shop cannot send emails at the moment. The email to the new address follows as soon as it can.',
        'email-asked': 'We have sent an email to the new address. Please open the link in it.',
        'password-changed': 'Your password was changed. All other devices were signed out.',
        'address-saved': 'The address was saved.',
        'address-removed': 'The address was removed.',
        'session-ended': 'The device was signed out.',
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
      sentTitle: 'Please check your email',
      sent: 'We have sent you an email. Open the link in it to confirm your address, then sign in. If nothing arrives within a few minutes, check your spam folder.',
      unsentTitle: 'Your address is not confirmed yet',
      unsent:
        'This shop cannot send emails at the moment. The email with the link to confirm your address follows as soon as it can.',
    },
    reset: {
      intro: 'Enter your email address, and we’ll send you a link to choose a new password.',
      send: 'Send the link',
      sentTitle: 'Please check your email',
      sent: 'If there is an account with this address, an email is on its way. The link in it works for one hour.',
      unmailedIntro: 'This shop cannot send emails at the moment, so a link for a new password may not reach you.',
      unsentTitle: 'No email can be sent at the moment',
      unsent: 'If there is an account with this address and nothing arrives, please contact the shop.',
      back: 'Back to sign in',
    },
    confirm: {
      question: 'Is {email} your address?',
      reason: 'Please enter your password to confirm.',
      confirm: 'Yes, confirm it',
      signIn: 'Sign in',
    },
    newPassword: {
      intro: 'For the account of {email}. All devices that are signed in now will be signed out.',
      save: 'Save and sign in',
      again: 'Request a new link',
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
        deleted: 'Ihr Konto wurde gelöscht.',
        'email-changed': 'Ihre neue Adresse ist bestätigt.',
        'name-saved': 'Ihr Name wurde gespeichert.',
        'email-waits':
          'Dieser Shop kann zurzeit keine E-Mails senden. Die E-Mail an die neue Adresse folgt, sobald es wieder geht.',
        'email-asked': 'Wir haben eine E-Mail an die neue Adresse gesendet. Bitte öffnen Sie den Link darin.',
        'password-changed': 'Ihr Passwort wurde geändert. Alle anderen Geräte wurden abgemeldet.',
        'address-saved': 'Die Adresse wurde gespeichert.',
        'address-removed': 'Die Adresse wurde entfernt.',
        'session-ended': 'Das Gerät wurde abgemeldet.',
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
      sentTitle: 'Bitte prüfen Sie Ihr Postfach',
      sent: 'Wir haben Ihnen eine E-Mail gesendet. Öffnen Sie den Link darin, um Ihre Adresse zu bestätigen, und melden Sie sich dann an. Wenn nach einigen Minuten nichts angekommen ist, prüfen Sie bitte Ihren Spam-Ordner.',
      unsentTitle: 'Ihre Adresse ist noch nicht bestätigt',
      unsent:
        'Dieser Shop kann zurzeit keine E-Mails senden. Die E-Mail mit dem Link zum Bestätigen folgt, sobald es wieder geht.',
    },
    reset: {
      intro:
        'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
      send: 'Link senden',
      sentTitle: 'Bitte prüfen Sie Ihr Postfach',
      sent: 'Falls es ein Konto mit dieser Adresse gibt, ist eine E-Mail unterwegs. Der Link darin gilt eine Stunde.',
      unmailedIntro:
        'Dieser Shop kann zurzeit keine E-Mails senden. Ein Link für ein neues Passwort erreicht Sie vielleicht nicht.',
      unsentTitle: 'Zurzeit kann keine E-Mail gesendet werden',
      unsent: 'Falls es ein Konto mit dieser Adresse gibt und nichts ankommt, wenden Sie sich bitte an den Shop.',
      back: 'Zurück zur Anmeldung',
    },
    confirm: {
      question: 'Ist {email} Ihre Adresse?',
      reason: 'Bitte geben Sie zur Bestätigung Ihr Passwort ein.',
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
        deleted: 'Votre compte a été supprimé.',
        'email-changed': 'Votre nouvelle adresse est confirmée.',
        'name-saved': 'Votre nom a été enregistré.',
        'email-waits':
          'Cette boutique ne peut pas envoyer d’e-mails pour le moment. L’e-mail à la nouvelle adresse suivra dès que possible.',
        'email-asked': 'Nous avons envoyé un e-mail à la nouvelle adresse. Veuillez ouvrir le lien qu’il contient.',
        'password-changed': 'Votre mot de passe a été modifié. Tous les autres appareils ont été déconnectés.',
        'address-saved': 'L’adresse a été enregistrée.',
        'address-removed': 'L’adresse a été supprimée.',
        'session-ended': 'L’appareil a été déconnecté.',
      },
    },
    signIn: {
      rememberMe: 'Rester connecté',
      signIn: 'Se connecter',
      forgotten: 'Mot de passe oublié ?',
      noAccount: 'Pas encore de compte ?',
      register: 'Créer un compte',
    },
    register: {
      intro: 'Vos commandes et vos adresses au même endroit.',
      register: 'Créer le compte',
      haveAccount: 'Vous avez déjà un compte ?',
      signIn: 'Se connecter',
      sentTitle: 'Consultez votre boîte mail',
      sent: 'Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre adresse, puis connectez-vous. Si rien n’arrive dans quelques minutes, vérifiez vos courriers indésirables.',
      unsentTitle: 'Votre adresse n’est pas encore confirmée',
      unsent:
        'Cette boutique ne peut pas envoyer d’e-mails pour le moment. L’e-mail avec le lien de confirmation suivra dès que possible.',
    },
    reset: {
      intro: 'Saisissez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
      send: 'Envoyer le lien',
      sentTitle: 'Consultez votre boîte mail',
      sent: 'S’il existe un compte avec cette adresse, un e-mail est en route. Le lien qu’il contient est valable une heure.',
      unmailedIntro:
        'Cette boutique ne peut pas envoyer d’e-mails pour le moment : un lien pour un nouveau mot de passe risque de ne pas vous parvenir.',
      unsentTitle: 'Aucun e-mail ne peut être envoyé pour le moment',
      unsent: 'S’il existe un compte avec cette adresse et que rien n’arrive, veuillez contacter la boutique.',
      back: 'Retour à la connexion',
    },
    confirm: {
      question: '{email} est-elle votre adresse ?',
      reason: 'Veuillez saisir votre mot de passe pour confirmer.',
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
