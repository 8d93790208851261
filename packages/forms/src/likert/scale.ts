/** The stored answers to a statement, from strong disagreement to strong agreement (D-081). */
export const likertAnswers = ['-2', '-1', '0', '1', '2'] as const;
export type LikertAnswer = (typeof likertAnswers)[number];

/**
 * Whether a value is one of the five answers.
 *
 * @example
 * isLikertAnswer('-2') // => true
 * isLikertAnswer('3') // => false
 */
export function isLikertAnswer(value: unknown): value is LikertAnswer {
  return likertAnswers.some((answer) => answer === value);
}

/**
 * The label of an answer; any other value is shown unchanged.
 *
 * @example
 * likertText('2', likertMessages('en')) // => 'Strongly Agree'
 * likertText('9', likertMessages('en')) // => '9'
 */
export function likertText(answer: string, messages: Readonly<Record<LikertAnswer, string>>): string {
  return isLikertAnswer(answer) ? messages[answer] : answer;
}
