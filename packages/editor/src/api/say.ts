import type { commonTexts } from '../texts/common.ts';
import { isConfirmationNeeded } from './confirmation.ts';
import { PasskeyProblem } from './passkey-problem.ts';
import { Problem } from './problem.ts';

type Words = (typeof commonTexts)['en'];

/**
 * What to tell somebody whose call did not succeed (D-008). `reasons` are the refusals a screen knows words for; everything else
 * is said in general terms.
 */
export function sayProblem(problem: unknown, words: Words, reasons: Readonly<Record<string, string>> = {}): string {
  if (problem instanceof PasskeyProblem) return reasons[problem.reason] ?? words.somethingWentWrong;
  if (!(problem instanceof Problem)) return words.somethingWentWrong;
  if (problem.kind === 'network') return words.networkError;
  if (isConfirmationNeeded(problem)) return words.notConfirmed;
  const known = problem.reason === undefined ? undefined : reasons[problem.reason];
  if (known !== undefined) return known;
  return problem.status === 429 ? words.tooMany(problem.retryAfterSeconds) : words.somethingWentWrong;
}

/** The fields of a form that the server found fault with, in the screen's words where it has them. */
export function fieldProblems(
  problem: unknown,
  reasons: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  if (!(problem instanceof Problem)) return {};
  const known = problem.reason === undefined ? undefined : reasons[problem.reason];
  return Object.fromEntries(Object.entries(problem.errors).map(([field, message]) => [field, known ?? message]));
}

/** Whether what was asked for is not there: nothing has this id, or what stands in the address is no id at all. */
export function isNotThere(problem: unknown): boolean {
  if (!(problem instanceof Problem)) return false;
  return problem.status === 404 || (problem.status === 400 && problem.errors['id'] !== undefined);
}

export function isSignedOut(problem: unknown): boolean {
  return problem instanceof Problem && problem.status === 401;
}
