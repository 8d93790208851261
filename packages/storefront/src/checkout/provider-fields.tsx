import { isCurrencyCode, moneyFromCents } from '@awning/formats';
import { createElement } from 'react';
import type { OfferedProvider, ProviderInput } from '../api/generated.ts';
import { TextField } from './field.tsx';
import { useProviderScript } from './use-provider-script.ts';

/** What an element of a provider is told about the purchase. */
export interface Due {
  readonly currency: string;
  /** Absent: nothing is paid now, and the card is only saved. */
  readonly amountCents?: number;
  /** Whether the card is saved for later payments. */
  readonly isSaved?: boolean;
}

interface ProviderFieldsProps {
  readonly provider: OfferedProvider;
  readonly errors: Readonly<Record<string, string>>;
  readonly due: Due;
  readonly texts: { readonly needsScripts: string };
}

/** What the chosen provider asks for: inputs that this form draws, and an element that the provider draws itself. */
export function ProviderFields({ provider, errors, due, texts }: ProviderFieldsProps) {
  const { inputs, hint, element } = provider;
  useProviderScript(element);
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
          {createElement(element.tag, {
            name: element.name,
            'data-provider-element': '',
            ...element.attributes,
            ...dueAttributes(due),
          })}
          <noscript>
            <p>{texts.needsScripts}</p>
          </noscript>
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

function dueAttributes({ currency, amountCents, isSaved = false }: Due): Readonly<Record<string, string>> {
  return {
    'data-currency': currency,
    ...(amountCents !== undefined && { 'data-amount': String(smallestUnits(amountCents, currency)) }),
    ...(isSaved && { 'data-saved': '' }),
  };
}

function smallestUnits(cents: number, currency: string): bigint {
  return isCurrencyCode(currency) ? moneyFromCents(cents, currency).minorUnits : BigInt(cents);
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
