import type { InLanguages, Language } from '@awning/formats';
import { fillInputMessage, inputMessages } from '../input/messages.ts';

export type FieldErrorReason = 'required' | 'too-long' | 'email' | 'date' | 'time' | 'option' | 'unreadable';

/** The error of an answer; `val` is the unexpected part of it. */
export interface FieldError {
  readonly reason: FieldErrorReason;
  readonly val?: string;
}

/** The message above the field's title, by reason. */
export type FieldErrorMessages = Readonly<Record<FieldErrorReason, string>>;

/**
 * The texts in a language. {val} is the named part of the answer.
 *
 * @example
 * fieldErrorMessages('en').email // => 'Email is not valid. Email addresses should follow the format {email}.'
 */
export function fieldErrorMessages(language: Language): FieldErrorMessages {
  return { ...byLanguage[language], option: inputMessages(language).option };
}

/**
 * The message of one error.
 *
 * @example
 * fieldErrorText({ reason: 'required' }, fieldErrorMessages('en')) // => 'Required'
 * fieldErrorText({ reason: 'option', val: 'Blue' }, fieldErrorMessages('en')) // => 'Blue is not one of the expected options'
 */
export function fieldErrorText(error: FieldError, messages: FieldErrorMessages): string {
  return fillInputMessage(messages[error.reason], error.val);
}

const byLanguage: InLanguages<Omit<FieldErrorMessages, 'option'>> = {
  en: {
    required: 'Required',
    'too-long': 'You have exceeded the character limit.',
    email: 'Email is not valid. Email addresses should follow the format {email}.',
    date: 'Enter a valid date.',
    time: 'Enter a valid time.',
    unreadable: 'Enter a valid value.',
  },
  de: {
    required: 'Erforderlich',
    'too-long': 'Sie haben die zulässige Zeichenzahl überschritten.',
    email: 'Die E-Mail-Adresse ist ungültig. E-Mail-Adressen haben die Form {email}.',
    date: 'Geben Sie ein gültiges Datum ein.',
    time: 'Geben Sie eine gültige Uhrzeit ein.',
    unreadable: 'Geben Sie einen gültigen Wert ein.',
  },
  fr: {
    required: 'Obligatoire',
    'too-long': 'Vous avez dépassé le nombre de caractères autorisé.',
    email: 'L’adresse e-mail n’est pas valide. Les adresses e-mail doivent suivre le format {email}.',
    date: 'Saisissez une date valide.',
    time: 'Saisissez une heure valide.',
    unreadable: 'Saisissez une valeur valide.',
  },
};
