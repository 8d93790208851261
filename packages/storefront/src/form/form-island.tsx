import { isSubscription } from '@awning/forms';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { useAwake } from '../island/use-awake.ts';
import { focusInView } from '../scroll/scroll-to.ts';
import type { FormIslandProps, RawAnswers } from './form.ts';
import { FormFields, firstWrongInput } from './form-fields.tsx';
import { PageFields } from './page-fields.tsx';
import { ProblemBelow, ProblemSummary } from './problem-summary.tsx';
import { SubmissionText } from './submission-text.tsx';
import { useFormSubmission } from './use-form-submission.ts';

/** A form in all its states. Without scripts it is posted, and the response is this island again. */
export function FormIsland(props: FormIslandProps) {
  const { form, texts, language, prefix, captcha } = props;
  const [values, setValues] = useState<RawAnswers>(props.raw ?? {});
  const submission = useFormSubmission(props);
  const { state, failure, success, needsCaptcha } = submission;
  const isAwake = useAwake();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isNewsletter = isSubscription(form);

  // After a failed submission the focus moves to the first wrong field, or else to the message above the form.
  const problem = state === 'failure' ? failure?.text : undefined;
  useEffect(() => {
    if (problem !== undefined && element.current !== null) {
      const wrong = firstWrongInput(element.current) ?? summary.current;
      if (wrong !== null) focusInView(wrong, wrong.closest('.form-item') ?? wrong);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the same words may come twice, a try of its own each time
  }, [problem, state]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submission.submit(values);
  }

  const isSubmitting = state === 'submitting';
  return (
    <div
      className={isNewsletter ? 'form-wrapper newsletter-form-wrapper' : 'form-wrapper'}
      data-form-id={form.id}
      data-form-type={form.formType}
      data-form-state={state}
    >
      {success === undefined ? (
        <form
          ref={element}
          className={isNewsletter ? 'newsletter-form' : 'form-inner-wrapper'}
          method="post"
          action={`${prefix}/form/${form.id}`}
          aria-label={form.name}
          noValidate
          onSubmit={onSubmit}
        >
          <ProblemSummary form={form} failure={failure} texts={texts} itemIdStem={id} summary={summary} />
          <PageFields {...props} />
          <FormFields
            fields={form.fields}
            values={values}
            errors={failure?.fieldErrors ?? {}}
            onChange={(fieldId, change) => {
              setValues((typed) => ({ ...typed, [fieldId]: change(typed[fieldId]) }));
              submission.forgetError(fieldId);
            }}
            texts={texts}
            language={language}
            itemIdStem={id}
            isLocked={isSubmitting}
          />
          {captcha === null ? null : (
            <div
              className={`captcha-container captcha-container--${form.captchaAlignment}`}
              data-captcha={captcha.provider}
            >
              {isAwake ? (
                <CaptchaBox
                  captcha={captcha}
                  theme={form.captchaTheme}
                  language={language}
                  texts={texts.captchaBox}
                  onKey={submission.onCaptchaKey}
                  onDrawn={submission.onCaptchaDrawn}
                />
              ) : (
                <p className="form-needs-scripts">{texts.captcha.needsScripts}</p>
              )}
            </div>
          )}
          {form.disclaimerMessage === '' ? null : <p className="form-disclaimer">{form.disclaimerMessage}</p>}
          <div className="form-button-wrapper">
            <button
              type="submit"
              className="button sqs-system-button sqs-editable-button form-submit-button-style sqs-button-element--primary"
              disabled={needsCaptcha || (captcha !== null && !isAwake)}
              aria-disabled={isSubmitting || undefined}
            >
              {isSubmitting ? texts.submission.submitting : form.submitButtonText || texts.submission.submit}
            </button>
          </div>
          <ProblemBelow form={form} failure={failure} texts={texts} />
        </form>
      ) : (
        <SubmissionText {...props} text={success.text} />
      )}
    </div>
  );
}
