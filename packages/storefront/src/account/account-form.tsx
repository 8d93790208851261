import { type InputEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type AdviceTexts, adviceFor } from '../api/advice.ts';
import type { Answer, Problem } from '../api/call.ts';
import { areCookiesEnabled } from '../api/cookies.ts';
import type { DrawnCaptcha } from '../captcha/captcha.ts';
import { FormCaptcha, type FormCaptchaProps } from './form-captcha.tsx';

/** The errors of a form that was posted without scripts. */
export interface Refused {
  readonly message?: string | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly asksForCaptcha?: boolean | undefined;
}

export interface AccountFormProps<Body> extends Refused {
  /** The action of the plain form. */
  readonly action: string;
  readonly submit: string;
  readonly texts: AdviceTexts;
  readonly className?: string;
  readonly isDangerous?: boolean;
  /** Shown once the server requires it. */
  readonly captcha?: Pick<FormCaptchaProps, 'prefix' | 'words'>;
  readonly send: (form: FormData) => Promise<Answer<Body>>;
  /** The message below the form after success, unless the page is left. */
  readonly onDone: (body: Body, form: HTMLFormElement) => string | undefined;
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** A form of the account. With scripts it makes a call; without, it is posted and comes back with its errors. */
export function AccountForm<Body>(props: AccountFormProps<Body>) {
  const { action, submit, texts, className = '', isDangerous = false, captcha, send, onDone, children } = props;
  const [errors, setErrors] = useState(props.errors ?? {});
  const [message, setMessage] = useState(props.message);
  const [done, setDone] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isCaptchaAsked, setCaptchaAsked] = useState(props.asksForCaptcha === true);
  const drawnCaptcha = useRef<DrawnCaptcha>(null);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);

  // After a failed submission the focus moves to the first wrong field, or else to the message above the form.
  useEffect(() => {
    if (message !== undefined) (form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? notice.current)?.focus();
  }, [message]);

  /** A field that is being changed no longer shows its error; the next response decides. */
  function onInput(event: InputEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => field !== name)));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const sent = event.currentTarget;
    setMessage(undefined);
    setDone(undefined);
    if (!areCookiesEnabled()) {
      setMessage(texts.cookiesDisabled);
      return;
    }
    setSending(true);
    const answer = await send(new FormData(sent));
    setSending(false);
    if (answer.ok) {
      setErrors({});
      setDone(onDone(answer.body, sent));
      return;
    }
    const { errors: wrong, status, body } = answer.problem;
    setErrors(wrong);
    setMessage(ownWords(answer.problem) ?? adviceFor(answer.problem, texts));
    setCaptchaAsked((isAsked) => isAsked || body['asksForCaptcha'] === true);
    // After a delay the same solution may be sent again; otherwise it is used up.
    if (status !== 429) drawnCaptcha.current?.reset();
  }

  // The message of a single wrong field is already beside it.
  const isSaidByField = Object.values(errors).includes(message ?? '');
  return (
    <form
      ref={form}
      className={`account-form ${className}`.trim()}
      method="post"
      action={action}
      noValidate
      onInput={onInput}
      onSubmit={(event) => void onSubmit(event)}
    >
      {message === undefined || isSaidByField ? null : (
        <p ref={notice} className="account-problem" role="alert" tabIndex={-1}>
          {message}
        </p>
      )}
      {children(errors)}
      {captcha !== undefined && isCaptchaAsked ? (
        <FormCaptcha
          {...captcha}
          onDrawn={(drawn) => {
            drawnCaptcha.current = drawn;
          }}
        />
      ) : null}
      <p className="account-submit">
        <button
          type="submit"
          className={`sqs-button-element--primary${isDangerous ? ' account-button--dangerous' : ''}`}
          aria-disabled={isSending || undefined}
        >
          {submit}
        </button>
      </p>
      <output className="account-done">{done}</output>
    </form>
  );
}

/** A refusal with a reason has a better text than the general advice for 429. */
function ownWords({ kind, message, body }: Problem): string | undefined {
  return kind === 'too-many' && body['reason'] !== undefined ? message : undefined;
}

/** The values of a form's fields, untrimmed: the server trims them. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
