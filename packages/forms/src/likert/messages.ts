import type { InLanguages, Language } from '@awning/formats';
import type { LikertAnswer } from './scale.ts';

export type LikertMessages = Readonly<Record<LikertAnswer, string>>;

/**
 * The labels of the five answers in the language of a locale.
 *
 * @example
 * likertMessages('en')['0'] // => 'Neutral'
 */
export function likertMessages(language: Language): LikertMessages {
  return byLanguage[language];
}

const byLanguage: InLanguages<LikertMessages> = {
  en: { '-2': 'Strongly Disagree', '-1': 'Disagree', '0': 'Neutral', '1': 'Agree', '2': 'Strongly Agree' },
  de: {
    '-2': 'Stimme gar nicht zu',
    '-1': 'Stimme nicht zu',
    '0': 'Weder noch',
    '1': 'Stimme zu',
    '2': 'Stimme voll und ganz zu',
  },
  fr: {
    '-2': 'Pas du tout d’accord',
    '-1': 'Pas d’accord',
    '0': 'Neutre',
    '1': 'D’accord',
    '2': 'Tout à fait d’accord',
  },
};
