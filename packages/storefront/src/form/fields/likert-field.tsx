import { type Fields, inputName, likertAnswers } from '@awning/forms';
import { useId } from 'react';
import { rawLikert, withLikert } from '../raw-answers.ts';
import { type FieldProps, GroupFrame } from './field-frame.tsx';

/** Statements, each with the same five answers. */
export function LikertField({ field, raw, error, onChange, itemId, texts }: FieldProps<Fields['likert']>) {
  const id = useId();
  return (
    <GroupFrame id={id} itemId={itemId} field={field} error={error} texts={texts}>
      {field.options.map((statement, index) => (
        <fieldset
          key={statement}
          className="question"
          role="radiogroup"
          aria-invalid={error === undefined ? undefined : true}
        >
          <legend className="question-title">{statement}</legend>
          <div className="options">
            {likertAnswers.map((answer) => (
              <label key={answer} className="option">
                <input
                  type="radio"
                  name={inputName(field.id, index)}
                  value={answer}
                  checked={rawLikert(raw, statement) === answer}
                  onChange={() => onChange((known) => withLikert(known, statement, answer))}
                />
                <span>{texts.likert[answer]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </GroupFrame>
  );
}
