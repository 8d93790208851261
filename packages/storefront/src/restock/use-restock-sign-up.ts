import { type RestockFault, restockFault } from '@awning/commerce';
import { useRef, useState } from 'react';
import { call, type Problem } from '../api/call.ts';
import type { DrawnCaptcha } from '../captcha/captcha.ts';
import type { RestockFormProps, RestockFormTexts } from './restock.ts';

/** Storefront specification section 4. */
type RestockState = 'idle' | 'submitting' | 'success' | 'failure';

export interface RestockSignUp {
  readonly state: RestockState;
  /** What the server said, or what is wrong with what was typed. */
  readonly message: string | undefined;
  /** Whether the address itself is wrong. */
  readonly isEmailWrong: boolean;
  readonly onCaptchaDrawn: (drawn: DrawnCaptcha | null) => void;
  readonly onCaptchaKey: (key: string | undefined) => void;
  readonly submit: (typed: { readonly email: string; readonly isJoinMailingList: boolean }) => Promise<void>;
}

export function useRestockSignUp(props: RestockFormProps, variantId: string): RestockSignUp {
  const { texts, prefix, productId, captcha, strictEmailEndings, problem } = props;
  const [state, setState] = useState<RestockState>(problem === undefined ? 'idle' : 'failure');
  const [message, setMessage] = useState(problem);
  const [isEmailWrong, setEmailWrong] = useState(problem !== undefined);
  const drawn = useRef<DrawnCaptcha>(null);
  const key = useRef<string>(undefined);

  function end(reached: RestockState, text: string, isWrong = false): void {
    setState(reached);
    setMessage(text);
    setEmailWrong(isWrong);
  }

  async function submit({ email, isJoinMailingList }: Parameters<RestockSignUp['submit']>[0]): Promise<void> {
    if (state === 'submitting') return;
    const captchaToken = captcha === null ? null : (key.current ?? '');
    const fault = restockFault({ email, captchaToken }, { strictEmailEndings });
    if (fault !== undefined) return end('failure', faultText(fault, texts), fault !== 'captcha-incomplete');
    setState('submitting');
    setMessage(undefined);
    setEmailWrong(false);
    const asked = { productId, variantId, siteVisitorEmail: email.trim(), isJoinMailingList };
    const answer = await call<'POST /api/site-users/account/notifications/restock'>(
      'POST',
      `${prefix}/api/site-users/account/notifications/restock`,
      captchaToken === null ? asked : { ...asked, captchaToken },
    );
    // The captcha goes with the form.
    if (answer.ok) return end('success', answer.body.message);
    drawn.current?.reset();
    key.current = undefined;
    end('failure', problemText(answer.problem, texts), answer.problem.errors['siteVisitorEmail'] !== undefined);
  }

  return {
    state,
    message,
    isEmailWrong,
    onCaptchaDrawn: (captchaDrawn) => {
      drawn.current = captchaDrawn;
    },
    onCaptchaKey: (completed) => {
      key.current = completed;
    },
    submit,
  };
}

function faultText(fault: RestockFault, texts: RestockFormTexts): string {
  const { emailBlank, emailInvalid, captchaIncomplete } = texts;
  return { 'email-blank': emailBlank, 'email-invalid': emailInvalid, 'captcha-incomplete': captchaIncomplete }[fault];
}

function problemText({ kind, message }: Problem, texts: RestockFormTexts): string {
  return kind === 'offline' ? texts.failed : (message ?? texts.failed);
}
