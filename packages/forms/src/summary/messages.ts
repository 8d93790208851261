import { formLanguage, type InLanguages } from '../language.ts';

export type AnswerSummaryMessages = { readonly noAnswer: string };

/**
 * The texts in the language of a locale.
 *
 * @example
 * answerSummaryMessages('en').noAnswer // => 'N/A'
 */
export function answerSummaryMessages(locale: string): AnswerSummaryMessages {
  return byLanguage[formLanguage(locale)];
}

const byLanguage: InLanguages<AnswerSummaryMessages> = {
  en: { noAnswer: 'N/A' },
  de: { noAnswer: 'Keine Angabe' },
  fr: { noAnswer: 'Sans réponse' },
};
