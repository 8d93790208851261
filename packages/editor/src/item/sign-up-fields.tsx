import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { DecimalField } from '../kit/fields/decimal-field.tsx';
import { MomentField } from '../kit/fields/moment-field.tsx';
import { useTexts } from '../texts/texts.ts';
import type { EditedSignUp } from './edited-event.ts';
import { itemTexts } from './messages.ts';

interface SignUpFieldsProps {
  readonly signUp: EditedSignUp;
  readonly timeZone: string;
  readonly errorOf: (field: string) => ReactNode;
  readonly onChange: (signUp: EditedSignUp, changed: keyof EditedSignUp) => void;
}

/** Whether visitors can sign up for an event, and for how many places. */
export function SignUpFields({ signUp, timeZone, errorOf, onChange }: SignUpFieldsProps) {
  const words = useTexts(itemTexts);
  const set = <Name extends keyof EditedSignUp>(name: Name, value: EditedSignUp[Name]) =>
    onChange({ ...signUp, [name]: value }, name);
  return (
    <>
      <Checkbox
        label={words.signUp}
        description={words.signUpHint}
        checked={signUp.isOn}
        onChange={({ currentTarget }) => set('isOn', currentTarget.checked)}
      />
      {signUp.isOn && (
        <>
          <DecimalField
            label={words.places}
            description={words.placesHint}
            places={0}
            error={errorOf('signUp.places')}
            value={signUp.places}
            onChange={(value) => set('places', value)}
          />
          <DecimalField
            label={words.placesEach}
            places={0}
            required
            error={errorOf('signUp.placesEach')}
            value={signUp.placesEach}
            onChange={(value) => set('placesEach', value)}
          />
          <MomentField
            label={words.signUpUntil}
            description={words.signUpUntilHint}
            timeZone={timeZone}
            error={errorOf('signUp.until')}
            value={signUp.until === '' ? null : signUp.until}
            onChange={(value) => set('until', value ?? '')}
          />
        </>
      )}
    </>
  );
}
