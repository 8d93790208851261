import { type InLanguages, inLanguage } from '@awning/formats';

export interface AnswerSummaryMessages {
  readonly noAnswer: string;
}

/**
 * The texts in the language of a locale.
 *
 * @example
 * answerSummaryMessages('en').noAnswer // => 'N/A'
 */
export function answerSummaryMessages(locale: string): AnswerSummaryMessages {
  return inLanguage(byLanguage, locale);
}

const byLanguage: InLanguages<AnswerSummaryMessages> = {
  en: { noAnswer: 'N/A' },
  de: { noAnswer: 'Keine Angabe' },
  fr: { noAnswer: 'Sans réponse' },
};
