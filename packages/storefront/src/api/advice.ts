import type { Problem } from './call.ts';

/** Texts for failed calls. */
export interface AdviceTexts {
  readonly offline: string;
  readonly tooMany: string;
  readonly sessionExpired: string;
  readonly cookiesDisabled: string;
  readonly tryAgain: string;
}

/** The first that applies: no connection, too many attempts, the server's own text, otherwise to try again (D-042). */
export function adviceFor(problem: Problem, texts: AdviceTexts): string {
  const ownWords = problem.status < 500 ? problem.message : undefined;
  const advice = {
    offline: texts.offline,
    'too-many': texts.tooMany,
    crumb: texts.sessionExpired,
    refused: ownWords ?? texts.tryAgain,
  };
  return advice[problem.kind];
}
