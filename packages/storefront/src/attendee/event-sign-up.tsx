import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import type { DrawnCaptcha } from '../captcha/captcha.ts';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { useAwake } from '../island/use-awake.ts';
import { type EventSignUpProps, leftText } from './sign-up.ts';

const fields = ['name', 'email', 'places'] as const;
type Field = (typeof fields)[number];

/** The sign-up for an event, or why there is none. Without scripts, a page says what came of it. */
export function EventSignUp(props: EventSignUpProps) {
  const { state, left, texts } = props;
  const [message, setMessage] = useState<string>();
  const id = useId();
  const isOpen = state === 'open' && message === undefined;
  return (
    <section className="event-sign-up" data-state={state} aria-labelledby={`${id}-title`}>
      <h2 className="event-sign-up-title" id={`${id}-title`}>
        {texts.title}
      </h2>
      {state === 'open' ? null : <p className="event-sign-up-state">{texts[state]}</p>}
      {isOpen && left !== null ? <p className="event-sign-up-state">{leftText(texts, left)}</p> : null}
      <output className="event-sign-up-done">{message}</output>
      {isOpen ? <SignUpForm {...props} onDone={setMessage} /> : null}
    </section>
  );
}

interface SignUpFormProps extends EventSignUpProps {
  readonly onDone: (message: string) => void;
}

function SignUpForm({ itemId, prefix, texts, language, captcha, most, onDone, ...sent }: SignUpFormProps) {
  const [typed, setTyped] = useState(sent.typed ?? { name: '', email: '', places: 1 });
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(sent.errors ?? {});
  const isAwake = useAwake();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const drawn = useRef<DrawnCaptcha>(null);
  const key = useRef<string>(undefined);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    const answer = await call<'POST /api/attendees'>('POST', `${prefix}/api/attendees`, {
      itemId,
      ...typed,
      ...(captcha === null ? {} : { captchaToken: key.current ?? '' }),
    });
    setSending(false);
    if (answer.ok) return onDone(answer.body.message);
    drawn.current?.reset();
    key.current = undefined;
    setErrors(answer.problem.errors);
    // What is wrong with a field stands beside it.
    const isBeside = fields.some((name) => answer.problem.errors[name] !== undefined);
    setProblem(isBeside ? undefined : (answer.problem.message ?? texts.failed));
  }

  const field = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    'aria-invalid': errors[name] !== undefined || undefined,
    'aria-describedby':
      [errors[name] === undefined ? '' : `${id}-${name}-error`, name === 'email' ? `${id}-hint` : '']
        .filter(Boolean)
        .join(' ') || undefined,
  });
  const error = (name: Field) =>
    errors[name] === undefined ? null : (
      <p className="field-error" id={`${id}-${name}-error`}>
        {errors[name]}
      </p>
    );

  return (
    <form
      ref={form}
      className="event-sign-up-form"
      method="post"
      action={`${prefix}/attendee/sign-up`}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="itemId" value={itemId} />
      <div className="event-sign-up-field">
        <label htmlFor={`${id}-name`}>{texts.name}</label>
        <input
          type="text"
          autoComplete="name"
          value={typed.name}
          readOnly={isSending}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          {...field('name')}
        />
        {error('name')}
      </div>
      <div className="event-sign-up-field">
        <label htmlFor={`${id}-email`}>{texts.email}</label>
        <input
          type="email"
          autoComplete="email"
          spellCheck={false}
          value={typed.email}
          readOnly={isSending}
          onChange={({ target }) => setTyped({ ...typed, email: target.value })}
          {...field('email')}
        />
        <p className="event-sign-up-hint" id={`${id}-hint`}>
          {texts.emailHint}
        </p>
        {error('email')}
      </div>
      {most > 1 ? (
        <div className="event-sign-up-field event-sign-up-places">
          <label htmlFor={`${id}-places`}>{texts.places}</label>
          <select
            value={typed.places}
            onChange={({ target }) => setTyped({ ...typed, places: Number(target.value) })}
            {...field('places')}
          >
            {Array.from({ length: most }, (_, index) => index + 1).map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
          {error('places')}
        </div>
      ) : (
        <input type="hidden" name="places" value="1" />
      )}
      {captcha === null ? null : (
        <div className="captcha-container" data-captcha={captcha.provider}>
          {isAwake ? (
            <CaptchaBox
              captcha={captcha}
              theme="light"
              language={language}
              texts={texts.captchaBox}
              onKey={(completed) => {
                key.current = completed;
              }}
              onDrawn={(captchaDrawn) => {
                drawn.current = captchaDrawn;
              }}
            />
          ) : (
            <p className="form-needs-scripts">{texts.needsScripts}</p>
          )}
        </div>
      )}
      <button
        type="submit"
        className="sqs-editable-button sqs-button-element--primary"
        disabled={captcha !== null && !isAwake}
        aria-disabled={isSending || undefined}
      >
        {isSending ? texts.sending : texts.send}
      </button>
      <p className="event-sign-up-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
