import type { InLanguages, Language } from '@awning/formats';
import type { FormRefusal } from './read-form.ts';

type FormRefusalMessages = Readonly<Record<FormRefusal['reason'], string>>;

/**
 * The message for a definition that cannot be saved. A refused redirect uses `inputMessages().pageUrl`.
 *
 * @example
 * formRefusalText({ ok: false, reason: 'no-email-field', path: 'fields' }, 'en') // => 'A newsletter form needs an email field.'
 * formRefusalText({ ok: false, reason: 'setting', path: 'fields.0.options' }, 'en') // => 'The setting "fields.0.options" has a value that is not allowed.'
 */
export function formRefusalText(refusal: Pick<FormRefusal, 'reason' | 'path' | 'val'>, language: Language): string {
  const message = byLanguage[language][refusal.reason];
  return message.replace(/\{(path|val)\}/g, (_, name: string) =>
    name === 'path' ? refusal.path : (refusal.val ?? ''),
  );
}

const byLanguage: InLanguages<FormRefusalMessages> = {
  en: {
    setting: 'The setting "{path}" has a value that is not allowed.',
    'unknown-kind': 'There is no field kind "{val}".',
    'duplicate-id': 'Two fields have the id "{val}".',
    redirect: '{val} is not a valid page URL',
    'no-email-field': 'A newsletter form needs an email field.',
  },
  de: {
    setting: 'Die Einstellung „{path}“ hat einen Wert, der nicht erlaubt ist.',
    'unknown-kind': 'Die Feldart „{val}“ gibt es nicht.',
    'duplicate-id': 'Zwei Felder haben die Kennung „{val}“.',
    redirect: '{val} ist keine gültige Seitenadresse',
    'no-email-field': 'Ein Newsletter-Formular braucht ein E-Mail-Feld.',
  },
  fr: {
    setting: 'Le réglage « {path} » a une valeur qui n’est pas autorisée.',
    'unknown-kind': 'Il n’existe pas de type de champ « {val} ».',
    'duplicate-id': 'Deux champs ont l’identifiant « {val} ».',
    redirect: '{val} n’est pas une adresse de page valide',
    'no-email-field': 'Un formulaire de newsletter doit comporter un champ e-mail.',
  },
};
