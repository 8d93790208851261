import { type Fields, inputName, kindOf } from '@awning/forms';
import { useId } from 'react';
import { rawText } from '../raw-answers.ts';
import { type FieldProps, inputAttributes, isAsked, LabelledFrame } from './field-frame.tsx';

type LineKind = 'text' | 'email' | 'number' | 'website' | 'currency' | 'password' | 'twitter' | 'hidden';

/** One input of one line; a hidden field is only the input. */
export function LineField({ field, raw, error, onChange, itemId, texts }: FieldProps<Fields[LineKind]>) {
  const id = useId();
  const { type = 'text', inputMode, autocomplete } = kindOf(field.kind).input ?? {};
  if (field.kind === 'hidden') {
    return <input type="hidden" name={inputName(field.id)} value={typeof raw === 'string' ? raw : field.value} />;
  }
  const symbolId = field.kind === 'currency' ? `${id}-symbol` : undefined;
  const input = (
    <input
      id={id}
      className="field-element"
      name={inputName(field.id)}
      type={type}
      inputMode={inputMode as 'email' | 'decimal' | 'url' | undefined}
      autoComplete={autocomplete}
      placeholder={field.placeholder || undefined}
      required={isAsked(field)}
      value={rawText(raw)}
      onChange={({ target: { value } }) => onChange(() => value)}
      {...inputAttributes(id, field, error, symbolId)}
    />
  );
  return (
    <LabelledFrame id={id} itemId={itemId} field={field} error={error} texts={texts}>
      {field.kind === 'currency' ? (
        <div className="currency-input">
          <span className="currency-symbol" id={symbolId}>
            {field.currencySymbol}
          </span>
          {input}
        </div>
      ) : (
        input
      )}
    </LabelledFrame>
  );
}
