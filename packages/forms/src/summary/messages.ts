import type { InLanguages, Language } from '@awning/formats';

export interface AnswerSummaryMessages {
  readonly noAnswer: string;
}

/**
 * The texts in a language.
 *
 * @example
 * answerSummaryMessages('en').noAnswer // => 'N/A'
 */
export function answerSummaryMessages(language: Language): AnswerSummaryMessages {
  return byLanguage[language];
}

const byLanguage: InLanguages<AnswerSummaryMessages> = {
  en: { noAnswer: 'N/A' },
  de: { noAnswer: 'Keine Angabe' },
  fr: { noAnswer: 'Sans réponse' },
};
