import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../texts/texts.ts';
import { padDecimal, readDecimal, writeDecimal } from './decimal-text.ts';
import style from './fields.module.css';

export interface DecimalFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** Plain decimal text; or, while it is none, what was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly places: number;
  /** Written with all its places once the field is left, as money is. */
  readonly isPadded?: boolean;
}

/** A number with a comma or a point, as its editor is used to; its value is plain decimal text, so no digit is lost in a float. */
export function DecimalField({ value, onChange, places, isPadded = false, onBlur, ...rest }: DecimalFieldProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => readDecimal(text, language, places);
  const shown = typed !== undefined && (read(typed) ?? typed) === value ? typed : writeDecimal(value, language);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      className={style['number'] ?? ''}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(read(currentTarget.value) ?? currentTarget.value);
      }}
      onBlur={(event) => {
        const decimal = read(shown);
        setTyped(undefined);
        if (decimal !== undefined && isPadded) onChange(padDecimal(decimal, places));
        onBlur?.(event);
      }}
    />
  );
}
