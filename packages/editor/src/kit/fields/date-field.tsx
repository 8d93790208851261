import { TextInput, type TextInputProps } from '@mantine/core';

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'defaultValue'> {
  /** A day of the calendar, such as `2026-11-16`; null for none. It is the same day everywhere. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

export function DateField({ value, onChange, ...rest }: DateFieldProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      max="9999-12-31"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}
