import { afterSuccess, type Failure, type Success } from '@awning/forms';
import { useRef, useState } from 'react';
import type { DrawnCaptcha } from '../captcha/captcha.ts';
import type { FormIslandProps, RawAnswers } from './form.ts';
import { FORM_SENT_EVENT } from './form-sent-event.ts';
import { collectAnswers, type KeptKey, sendAnswers } from './send-answers.ts';

type FormState = 'idle' | 'submitting' | 'success' | 'failure';

export interface FormSubmission {
  readonly state: FormState;
  readonly failure: Failure | undefined;
  /** What to show instead of the form; nothing while the browser is redirecting. */
  readonly success: Extract<Success, { kind: 'text' }> | undefined;
  /** A failed submission uses up the captcha; the button waits until it is completed again. */
  readonly needsCaptcha: boolean;
  readonly onCaptchaDrawn: (drawn: DrawnCaptcha | null) => void;
  readonly onCaptchaKey: (key: string | undefined) => void;
  readonly submit: (raw: RawAnswers) => Promise<void>;
  /** A field that is being changed no longer shows its error; the next attempt decides. */
  readonly forgetError: (fieldId: string) => void;
}

export function useFormSubmission(props: FormIslandProps): FormSubmission {
  const { form, texts } = props;
  const [state, setState] = useState<FormState>(startingState(props));
  const [failure, setFailure] = useState<Failure | undefined>(postedFailure(props));
  const [success, setSuccess] = useState(
    props.isSent === true ? textOf(afterSuccess(form, texts.submission)) : undefined,
  );
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useRef<DrawnCaptcha>(null);
  const captchaKey = useRef<string>(undefined);
  const kept = useRef<KeptKey>(undefined);

  function fail(problem: Failure): void {
    setFailure(problem);
    setState('failure');
  }

  async function submit(raw: RawAnswers): Promise<void> {
    if (state === 'submitting') return;
    const collected = collectAnswers({ ...props, raw, query: location.search });
    if (!collected.ok) {
      fail(collected.failure);
      return;
    }
    if (props.captcha !== null && captchaKey.current === undefined) {
      fail({ text: texts.captcha.incomplete, fieldErrors: {} });
      return;
    }
    setState('submitting');
    setFailure(undefined);
    const outcome = await sendAnswers({
      ...props,
      answers: collected.answers,
      captchaKey: captchaKey.current,
      kept: kept.current,
      now: Date.now,
    });
    if (outcome.ok) {
      succeed();
      return;
    }
    kept.current = outcome.kept;
    captcha.current?.reset();
    captchaKey.current = undefined;
    setNeedsCaptcha(props.captcha !== null);
    fail(outcome.failure);
  }

  function succeed(): void {
    dispatchEvent(new Event(FORM_SENT_EVENT));
    const next = afterSuccess(form, texts.submission);
    if (next.kind === 'redirect') {
      location.assign(next.address);
      return;
    }
    setSuccess(next);
    setState('success');
  }

  return {
    state,
    failure,
    success,
    needsCaptcha,
    onCaptchaDrawn(drawn) {
      captcha.current = drawn;
    },
    onCaptchaKey(key) {
      captchaKey.current = key;
      if (key !== undefined) setNeedsCaptcha(false);
    },
    submit,
    forgetError: (fieldId) => setFailure((known) => known && withoutError(known, fieldId)),
  };
}

function startingState({ isSent, message }: FormIslandProps): FormState {
  return isSent === true ? 'success' : message === undefined ? 'idle' : 'failure';
}

function postedFailure({ message, errors = {} }: FormIslandProps): Failure | undefined {
  return message === undefined ? undefined : { text: message, fieldErrors: errors };
}

function textOf(success: Success): FormSubmission['success'] {
  return success.kind === 'text' ? success : undefined;
}

function withoutError(failure: Failure, fieldId: string): Failure {
  const fieldErrors = Object.fromEntries(Object.entries(failure.fieldErrors).filter(([id]) => id !== fieldId));
  return { ...failure, fieldErrors };
}
