import { askedParts, type Fields, inputName, type Part } from '@awning/forms';
import { useId } from 'react';
import { rawPart, withPart } from '../raw-answers.ts';
import { type FieldProps, GroupFrame, inputAttributes } from './field-frame.tsx';

type PartsKind = 'date' | 'time' | 'name' | 'address' | 'phone';

/** Several inputs that are one answer: a name, a date, an address. */
export function PartsField({ field, raw, error, onChange, itemId, texts, language }: FieldProps<Fields[PartsKind]>) {
  const id = useId();
  return (
    <GroupFrame id={id} itemId={itemId} field={field} error={error} texts={texts}>
      <div className="field-parts">
        {inReadingOrder(field.kind, askedParts(field), language).map((part) => {
          const { name, inputMode, autocomplete, choices } = part;
          const attributes = {
            id: `${id}-${name}`,
            className: 'field-element',
            name: inputName(field.id, name),
            autoComplete: autocomplete,
            value: rawPart(field, raw, name),
            ...inputAttributes(id, field, error),
          };
          const change = (text: string) => onChange((known) => withPart(field, known, name, text));
          return (
            <div key={name} className={`field-part field-part--${name}`}>
              <label className="caption" htmlFor={attributes.id}>
                {texts.kinds.parts[name]}
              </label>
              {choices === undefined ? (
                <input
                  type="text"
                  inputMode={inputMode}
                  {...attributes}
                  onChange={(event) => change(event.target.value)}
                />
              ) : (
                <select {...attributes} onChange={(event) => change(event.target.value)}>
                  <option value="">–</option>
                  {choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {choice}
                    </option>
                  ))}
                </select>
              )}
            </div>
          );
        })}
      </div>
    </GroupFrame>
  );
}

/** Dates are entered in the visitor's order, but always stored in the same order. */
function inReadingOrder(kind: PartsKind, parts: readonly Part[], language: string): readonly Part[] {
  if (kind !== 'date') return parts;
  const order = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type as string);
  return parts.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}
