import { encodeAnswers } from '@awning/forms';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Questions } from '../api/generated.ts';
import type { RawAnswers } from '../form/form.ts';
import { FormFields, firstWrongInput } from '../form/form-fields.tsx';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { collectAnswers } from '../form/send-answers.ts';
import type { Refusal } from './questions.ts';

export interface QuestionsFormProps extends Questions {
  readonly language: string;
  /** The action of the plain form. */
  readonly action: string;
  /** The button's text, unless the owner has set one. */
  readonly submitText: string;
  readonly raw?: RawAnswers | undefined;
  readonly refusal?: Refusal | undefined;
  readonly isSending?: boolean;
  /** Receives the text that is stored with the cart entry (D-036); without it the form is posted. */
  readonly onAnswers?: (additionalFields: string) => void;
  readonly children?: ReactNode;
}

/** The questions of a product, with the components of all forms; browser and server apply the same rules. */
export function QuestionsForm(props: QuestionsFormProps) {
  const { form, formTexts, strictEmailEndings, language, isSending = false, onAnswers } = props;
  const [values, setValues] = useState<RawAnswers>(props.raw ?? {});
  const [refusal, setRefusal] = useState(props.refusal);
  const [given, setGiven] = useState(props.refusal);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // The server may refuse answers that the browser accepted.
  if (given !== props.refusal) {
    setGiven(props.refusal);
    setRefusal(props.refusal);
  }

  useEffect(() => {
    if (refusal !== undefined && element.current !== null) {
      (firstWrongInput(element.current) ?? summary.current)?.focus();
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a field that is mended must not send the focus to the next one
  }, [refusal?.message, given]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const collected = collectAnswers({
      form,
      raw: values,
      query: location.search,
      strictEmailEndings,
      texts: formTexts,
    });
    if (!collected.ok) {
      event.preventDefault();
      setRefusal({ message: collected.failure.text, errors: collected.failure.fieldErrors });
      return;
    }
    if (onAnswers !== undefined) {
      event.preventDefault();
      setRefusal(undefined);
      onAnswers(encodeAnswers(collected.answers));
    }
  }

  const failure = refusal && { text: refusal.message, fieldErrors: refusal.errors };
  return (
    <form
      ref={element}
      className="form-inner-wrapper"
      method="post"
      action={props.action}
      aria-label={form.name}
      noValidate
      onSubmit={onSubmit}
    >
      {props.children}
      <ProblemSummary form={form} failure={failure} texts={formTexts} itemIdStem={id} summary={summary} />
      <FormFields
        fields={form.fields}
        values={values}
        errors={refusal?.errors ?? {}}
        onChange={(fieldId, change) => {
          setValues((typed) => ({ ...typed, [fieldId]: change(typed[fieldId]) }));
          setRefusal((known) => known && withoutError(known, fieldId));
        }}
        texts={formTexts}
        language={language}
        itemIdStem={id}
        isLocked={isSending}
      />
      <div className="form-button-wrapper">
        <button
          type="submit"
          className="form-submit-button-style sqs-button-element--primary"
          aria-disabled={isSending || undefined}
        >
          {form.submitButtonText || props.submitText}
        </button>
      </div>
    </form>
  );
}

function withoutError(refusal: Refusal, fieldId: string): Refusal | undefined {
  const errors = Object.fromEntries(Object.entries(refusal.errors).filter(([id]) => id !== fieldId));
  const isMended = Object.keys(errors).length === 0 && Object.keys(refusal.errors).length > 0;
  return isMended ? undefined : { ...refusal, errors };
}
