import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import type { DrawnCaptcha } from '../captcha/captcha.ts';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { useAwake } from '../island/use-awake.ts';
import { type Comment, type ItemCommentsProps, named, type Thread } from './comment.ts';

interface CommentFormProps extends ItemCommentsProps {
  /** The thread that is answered. */
  readonly answered: Thread | undefined;
  readonly onNoAnswer: () => void;
  readonly onComment: (comment: Comment) => void;
}

const fields = ['name', 'email', 'body'] as const;
type Field = (typeof fields)[number];

export function CommentForm({ itemId, prefix, texts, language, captcha, answered, ...on }: CommentFormProps) {
  const [typed, setTyped] = useState({ name: '', email: '', body: '', homepage: '' });
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isAwake = useAwake();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const drawn = useRef<DrawnCaptcha>(null);
  const key = useRef<string>(undefined);

  // Whoever answers continues where the answer is typed.
  useEffect(() => {
    if (answered !== undefined) form.current?.querySelector<HTMLElement>('textarea')?.focus();
  }, [answered]);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setMessage(undefined);
    setProblem(undefined);
    const answer = await call<'POST /api/comments'>('POST', `${prefix}/api/comments`, {
      itemId,
      ...typed,
      ...(answered === undefined ? {} : { parentId: answered.id }),
      ...(captcha === null ? {} : { captchaToken: key.current ?? '' }),
    });
    setSending(false);
    drawn.current?.reset();
    key.current = undefined;
    setErrors(answer.ok ? {} : answer.problem.errors);
    if (!answer.ok) {
      // What is wrong with a field stands beside it.
      const isBeside = fields.some((name) => answer.problem.errors[name] !== undefined);
      return setProblem(isBeside ? undefined : (answer.problem.message ?? texts.failed));
    }
    setMessage(answer.body.message);
    setTyped({ ...typed, body: '' });
    if (answer.body.comment === null) on.onNoAnswer();
    else on.onComment(answer.body.comment);
  }

  const field = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    value: typed[name],
    readOnly: isSending,
    required: true,
    'aria-invalid': errors[name] !== undefined || undefined,
    'aria-describedby': [errors[name] === undefined ? '' : `${id}-${name}-error`, name === 'email' ? `${id}-hint` : '']
      .filter(Boolean)
      .join(' '),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
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
      className="comment-form"
      method="post"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void send(event)}
    >
      <h3 className="comment-form-title" id={`${id}-title`}>
        {texts.form}
      </h3>
      {answered === undefined ? null : (
        <p className="comment-answering">
          {named(texts.answering, answered.author)}{' '}
          <button type="button" className="comment-no-answer" onClick={on.onNoAnswer}>
            {texts.noAnswer}
          </button>
        </p>
      )}
      <div className="comment-field">
        <label htmlFor={`${id}-body`}>{texts.body}</label>
        <textarea rows={5} {...field('body')} />
        {error('body')}
      </div>
      <div className="comment-person">
        <div className="comment-field">
          <label htmlFor={`${id}-name`}>{texts.name}</label>
          <input type="text" autoComplete="name" {...field('name')} />
          {error('name')}
        </div>
        <div className="comment-field">
          <label htmlFor={`${id}-email`}>{texts.email}</label>
          <input type="email" autoComplete="email" spellCheck={false} {...field('email')} />
          <p className="comment-hint" id={`${id}-hint`}>
            {texts.emailHint}
          </p>
          {error('email')}
        </div>
      </div>
      <div className="comment-trap" aria-hidden="true">
        <label htmlFor={`${id}-homepage`}>{texts.trap}</label>
        <input
          id={`${id}-homepage`}
          name="homepage"
          tabIndex={-1}
          autoComplete="off"
          value={typed.homepage}
          onChange={({ target }) => setTyped({ ...typed, homepage: target.value })}
        />
      </div>
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
          ) : null}
        </div>
      )}
      <button
        type="submit"
        className="sqs-editable-button sqs-button-element--primary"
        disabled={!isAwake}
        aria-disabled={isSending || undefined}
      >
        {isSending ? texts.sending : texts.send}
      </button>
      <noscript>
        <p className="form-needs-scripts">{texts.needsScripts}</p>
      </noscript>
      <output className="comment-done">{message}</output>
      <p className="comment-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
