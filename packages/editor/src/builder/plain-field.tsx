import { Textarea, TextInput } from '@mantine/core';
import { hintFirst } from '../app/theme.ts';

export interface PlainFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly lang?: string;
  readonly isLong: boolean;
  readonly error?: string | undefined;
  readonly maxLength: number | undefined;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Text without markup, on one line or several. */
export function PlainField({ isLong, hint, maxLength, onChange, ...field }: PlainFieldProps) {
  const props = {
    ...field,
    ...(hint === undefined ? {} : { description: hint, inputWrapperOrder: hintFirst }),
    ...(maxLength === undefined ? {} : { maxLength }),
    autoComplete: 'off',
  };
  return isLong ? (
    <Textarea
      {...props}
      spellCheck={field.lang !== undefined}
      autosize
      minRows={6}
      maxRows={24}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  ) : (
    <TextInput {...props} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}
