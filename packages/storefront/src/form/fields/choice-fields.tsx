import { type Fields, inputName } from '@awning/forms';
import { useId } from 'react';
import { isChecked, rawText, withOption } from '../raw-answers.ts';
import { type FieldProps, GroupFrame, inputAttributes, isAsked, LabelledFrame } from './field-frame.tsx';

export function RadioField({ field, raw, error, onChange, itemId, texts }: FieldProps<Fields['radio']>) {
  const id = useId();
  return (
    <GroupFrame id={id} itemId={itemId} field={field} error={error} texts={texts} isRadioGroup>
      <div className="options">
        {field.options.map((option) => (
          <label key={option} className="option">
            <input
              type="radio"
              name={inputName(field.id)}
              value={option}
              checked={isChecked(raw, option)}
              onChange={() => onChange(() => option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

export function CheckboxField({ field, raw, error, onChange, itemId, texts }: FieldProps<Fields['checkbox']>) {
  const id = useId();
  return (
    <GroupFrame id={id} itemId={itemId} field={field} error={error} texts={texts}>
      <div className="options">
        {field.options.map((option) => (
          <label key={option} className="option">
            <input
              type="checkbox"
              name={inputName(field.id)}
              value={option}
              checked={isChecked(raw, option)}
              onChange={({ target: { checked } }) =>
                onChange((known) => withOption(field.options, known, option, checked))
              }
              {...inputAttributes(id, field, error)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

export function SelectField({ field, raw, error, onChange, itemId, texts }: FieldProps<Fields['select']>) {
  const id = useId();
  return (
    <LabelledFrame id={id} itemId={itemId} field={field} error={error} texts={texts}>
      <select
        id={id}
        className="field-element"
        name={inputName(field.id)}
        required={isAsked(field)}
        value={rawText(raw)}
        onChange={({ target: { value } }) => onChange(() => value)}
        {...inputAttributes(id, field, error)}
      >
        <option value="">{texts.kinds.choose}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </LabelledFrame>
  );
}
