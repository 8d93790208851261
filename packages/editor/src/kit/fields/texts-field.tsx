import { textDirection } from '@awning/formats';
import { Fieldset, Textarea, TextInput } from '@mantine/core';
import style from './fields.module.css';

interface WebsiteLanguage {
  readonly code: string;
  readonly name: string;
}

interface TextsFieldProps {
  readonly label: string;
  /** Those of the website, the primary one first. */
  readonly languages: readonly WebsiteLanguage[];
  readonly value: Readonly<Record<string, string>>;
  readonly onChange: (value: Readonly<Record<string, string>>) => void;
  readonly isLong?: boolean;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  /** What is wrong, by language. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** One text in every language of the website, side by side. A language without a text shows that of the primary one. */
export function TextsField(props: TextsFieldProps) {
  const { label, languages, value, onChange, isLong = false, isRequired = false, maxLength, errors = {} } = props;
  const Input = isLong ? Textarea : TextInput;
  const [primary] = languages;
  return (
    <Fieldset legend={label} variant="unstyled" m={0} p={0} styles={{ legend: { fontWeight: 600 } }}>
      <div className={style['languages']}>
        {languages.map(({ code, name }) => (
          <Input
            key={code}
            lang={code}
            dir={textDirection(code)}
            label={name}
            value={value[code] ?? ''}
            placeholder={code === primary?.code ? '' : (value[primary?.code ?? ''] ?? '')}
            required={isRequired && code === primary?.code}
            error={errors[code]}
            {...(maxLength === undefined ? {} : { maxLength })}
            {...(isLong ? { autosize: true, minRows: 3 } : {})}
            onChange={({ currentTarget }) => onChange(withText(value, code, currentTarget.value))}
          />
        ))}
      </div>
    </Fieldset>
  );
}

/** A language without a text is left out, so that it falls back. */
function withText(texts: Readonly<Record<string, string>>, code: string, text: string) {
  const { [code]: _former, ...others } = texts;
  return text === '' ? others : { ...others, [code]: text };
}
