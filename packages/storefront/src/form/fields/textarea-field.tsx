import { counter, type Fields, inputName } from '@awning/forms';
import { useId } from 'react';
import { rawText } from '../raw-answers.ts';
import { type FieldProps, inputAttributes, isAsked, LabelledFrame } from './field-frame.tsx';

/** A text of several lines. With a maximum it shows a counter instead of cutting off the text. */
export function TextareaField({ field, raw, error, onChange, itemId, texts }: FieldProps<Fields['textarea']>) {
  const id = useId();
  const text = rawText(raw);
  const count = counter(text, field.maxLength);
  const attributes = inputAttributes(id, field, error, count === null ? undefined : `${id}-counter`);
  return (
    <LabelledFrame id={id} itemId={itemId} field={field} error={error} texts={texts}>
      <textarea
        id={id}
        className="field-element"
        name={inputName(field.id)}
        rows={6}
        placeholder={field.placeholder || undefined}
        required={isAsked(field)}
        value={text}
        onChange={({ target: { value } }) => onChange(() => value)}
        {...attributes}
        aria-invalid={count?.isOver === true ? true : attributes['aria-invalid']}
      />
      {count === null ? null : (
        <p
          className={count.isOver ? 'field-counter field-counter--error' : 'field-counter'}
          id={`${id}-counter`}
          aria-live={count.isOver ? 'polite' : 'off'}
        >
          {count.text}
        </p>
      )}
    </LabelledFrame>
  );
}
