import type { InLanguages, Language } from '@awning/formats';

export interface SubmissionMessages {
  readonly submit: string;
  readonly submitting: string;
  readonly thanks: string;
  /** A field has an error, found in the browser or by the server. */
  readonly invalidFields: string;
  /** 401. */
  readonly keyRefused: string;
  /** 404. */
  readonly notConfigured: string;
  /** 429. */
  readonly tooMany: string;
  /** 500. */
  readonly serverFailed: string;
  /** Any other status without a message. */
  readonly unknown: string;
  /** An exception while handling the response. */
  readonly processing: string;
  /** No submission key could be obtained. */
  readonly noKey: string;
  /** An exception while collecting the values, or values that are not a map. */
  readonly unreadable: string;
  readonly noticeAbove: string;
  readonly noticeBelow: string;
}

/**
 * The texts in a language.
 *
 * @example
 * submissionMessages('en').submitting // => 'Submitting…'
 */
export function submissionMessages(language: Language): SubmissionMessages {
  return byLanguage[language];
}

const byLanguage: InLanguages<SubmissionMessages> = {
  en: {
    submit: 'Submit',
    submitting: 'Submitting…',
    thanks: 'Thank you!',
    invalidFields: 'One or more fields is invalid, please check your entries.',
    keyRefused: 'Unable to submit form. Please try again later.',
    notConfigured: 'This form has not been configured yet.',
    tooMany: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    serverFailed: 'Unable to send form. Please try again later.',
    unknown: 'Unknown error, please try again later.',
    processing: 'Error processing form submission. Please reload and try again.',
    noKey: 'Could not get a form submission key, please try again later.',
    unreadable: 'Could not parse the form fields, please check your entries.',
    noticeAbove: 'Your form has encountered a problem. Please scroll down to review.',
    noticeBelow: 'Your form has encountered a problem. Please scroll up to review.',
  },
  de: {
    submit: 'Absenden',
    submitting: 'Wird gesendet…',
    thanks: 'Vielen Dank!',
    invalidFields: 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
    keyRefused: 'Das Formular kann nicht abgesendet werden. Bitte versuchen Sie es später noch einmal.',
    notConfigured: 'Dieses Formular ist noch nicht eingerichtet.',
    tooMany:
      'Das Formular kann nicht abgesendet werden. Es wurde zu oft gesendet. Bitte versuchen Sie es später noch einmal.',
    serverFailed: 'Das Formular kann nicht übermittelt werden. Bitte versuchen Sie es später noch einmal.',
    unknown: 'Unbekannter Fehler, bitte versuchen Sie es später noch einmal.',
    processing:
      'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    noKey: 'Das Absenden konnte nicht vorbereitet werden, bitte versuchen Sie es später noch einmal.',
    unreadable: 'Die Formularfelder konnten nicht gelesen werden, bitte prüfen Sie Ihre Angaben.',
    noticeAbove: 'Mit Ihrem Formular gibt es ein Problem. Bitte sehen Sie weiter unten nach.',
    noticeBelow: 'Mit Ihrem Formular gibt es ein Problem. Bitte sehen Sie weiter oben nach.',
  },
  fr: {
    submit: 'Envoyer',
    submitting: 'Envoi en cours…',
    thanks: 'Merci !',
    invalidFields: 'Un ou plusieurs champs ne sont pas valides, veuillez vérifier vos réponses.',
    keyRefused: 'Impossible d’envoyer le formulaire. Veuillez réessayer plus tard.',
    notConfigured: 'Ce formulaire n’a pas encore été configuré.',
    tooMany: 'Impossible d’envoyer le formulaire. Trop d’envois ont été effectués. Veuillez réessayer plus tard.',
    serverFailed: 'Impossible de transmettre le formulaire. Veuillez réessayer plus tard.',
    unknown: 'Erreur inconnue, veuillez réessayer plus tard.',
    processing: 'Erreur lors du traitement du formulaire. Veuillez recharger la page et réessayer.',
    noKey: 'Impossible de préparer l’envoi du formulaire, veuillez réessayer plus tard.',
    unreadable: 'Impossible de lire les champs du formulaire, veuillez vérifier vos réponses.',
    noticeAbove: 'Votre formulaire a rencontré un problème. Veuillez faire défiler vers le bas pour le vérifier.',
    noticeBelow: 'Votre formulaire a rencontré un problème. Veuillez faire défiler vers le haut pour le vérifier.',
  },
};
