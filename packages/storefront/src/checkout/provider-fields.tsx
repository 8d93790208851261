import { createElement } from 'react';
import type { OfferedProvider, ProviderInput } from '../api/generated.ts';
import { TextField } from './field.tsx';
import { useProviderScript } from './use-provider-script.ts';

interface ProviderFieldsProps {
  readonly provider: OfferedProvider;
  readonly errors: Readonly<Record<string, string>>;
}

/** What the chosen provider asks for: inputs that this form draws, and an element that the provider draws itself. */
export function ProviderFields({ provider, errors }: ProviderFieldsProps) {
  const { inputs, hint, element } = provider;
  useProviderScript(element?.script);
  if (inputs.length === 0 && hint === undefined && element === undefined) return null;
  return (
    <div className="card-fields">
      {inRows(inputs).map((row) =>
        row.length === 1 ? (
          <Input key={row[0]?.name} input={row[0]} errors={errors} />
        ) : (
          <div key={row[0]?.name} className="field-row">
            {row.map((input) => (
              <Input key={input.name} input={input} errors={errors} />
            ))}
          </div>
        ),
      )}
      {element === undefined ? null : (
        <div className="field">
          {createElement(element.tag, { name: element.name, 'data-provider-element': '' })}
          {errors[element.name] === undefined ? null : <p className="field-error">{errors[element.name]}</p>}
        </div>
      )}
      {hint === undefined ? null : (
        <div className="checkout-hint">
          <p>{hint.text}</p>
          {hint.examples.length === 0 ? null : (
            <ul>
              {hint.examples.map(({ value, text }) => (
                <li key={value}>
                  <code>{value}</code> {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

interface InputProps {
  readonly input: ProviderInput | undefined;
  readonly errors: Readonly<Record<string, string>>;
}

function Input({ input, errors }: InputProps) {
  if (input === undefined) return null;
  const { name, label, placeholder, autoComplete, inputMode } = input;
  return (
    <TextField
      label={label}
      name={name}
      {...(inputMode && { inputMode })}
      {...(autoComplete && { autoComplete })}
      {...(placeholder && { placeholder })}
      error={errors[name]}
    />
  );
}

/** Short inputs that follow one another share a row. */
function inRows(inputs: readonly ProviderInput[]): readonly (readonly ProviderInput[])[] {
  return inputs.reduce<readonly (readonly ProviderInput[])[]>((rows, input) => {
    const last = rows.at(-1) ?? [];
    const isShared = input.isShort && last.length > 0 && last.every(({ isShort }) => isShort);
    return isShared ? [...rows.slice(0, -1), [...last, input]] : [...rows, [input]];
  }, []);
}
