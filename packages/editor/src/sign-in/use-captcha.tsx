import { type ReactNode, useState } from 'react';
import { Problem } from '../api/problem.ts';
import { CaptchaCheck } from './captcha-check.tsx';

interface Captcha {
  /** What a solved captcha gave, for the next try. */
  readonly key: string | undefined;
  /** The captcha, once it was asked for. */
  readonly box: ReactNode;
  readonly onProblem: (problem: unknown) => void;
}

/** The captcha of a form that shows it as soon as the server asks for it. */
export function useCaptcha(): Captcha {
  const [isAsked, setAsked] = useState(false);
  const [key, setKey] = useState<string>();
  const [round, setRound] = useState(0);
  return {
    key,
    box: isAsked ? <CaptchaCheck key={round} onKey={setKey} /> : null,
    onProblem(problem) {
      if (!(problem instanceof Problem)) return;
      if (problem.asksForCaptcha) setAsked(true);
      // Whoever has to wait may send the same solution then; otherwise it is used up.
      if (problem.status === 429) return;
      setKey(undefined);
      setRound(round + 1);
    },
  };
}
