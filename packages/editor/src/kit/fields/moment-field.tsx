import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { kitTexts } from '../messages.ts';
import { fromWallTime, toWallTime } from './wall-time.ts';

interface MomentFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'defaultValue' | 'description'> {
  readonly description?: string;
  /** ISO 8601 in UTC; null for none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** The website's, since what it does happens by its clock. */
  readonly timeZone: string;
}

/** A day and a time by the website's clock. Where that differs from the editor's, the field says whose clock it is. */
export function MomentField({ value, onChange, timeZone, description, onBlur, ...rest }: MomentFieldProps) {
  const words = useTexts(kitTexts);
  // While half of it is typed, the browser has no value yet, and the other half must not vanish.
  const [typed, setTyped] = useState<string>();
  const isElsewhere = timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hint = [description, isElsewhere ? words.byClockOf(timeZone) : ''].filter(Boolean).join(' ');
  return (
    <TextInput
      {...rest}
      type="datetime-local"
      max="9999-12-31T23:59"
      {...(hint === '' ? {} : { description: hint })}
      value={typed ?? (value === null ? '' : toWallTime(value, timeZone))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(currentTarget.value === '' ? null : fromWallTime(currentTarget.value, timeZone));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
