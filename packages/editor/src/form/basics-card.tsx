import { formLimits } from '@awning/forms';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { Beside, type BesideLanguage } from '../kit/fields/beside.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import { formTexts } from './messages.ts';
import type { FormEditor } from './use-form-editor.ts';
import { wordInput } from './word-input.ts';

interface BasicsCardProps {
  readonly form: FormEditor['form'];
  readonly beside: BesideLanguage;
}

/** What the form is called, and what it is for. */
export function BasicsCard({ form, beside }: BasicsCardProps) {
  const words = useTexts(formBuilderTexts);
  const { types } = useTexts(formTexts);
  return (
    <Card title={words.basics}>
      <Stack>
        <Beside beside={beside} label={words.name}>
          {(code, label) => (
            <TextInput
              label={label}
              description={words.nameHint}
              required={code === beside.primary}
              maxLength={formLimits.nameLength}
              {...wordInput(form, beside, 'name', code)}
            />
          )}
        </Beside>
        <NativeSelect
          label={words.type}
          description={words.typeHints[form.values.formType]}
          data={Object.entries(types).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('formType')}
        />
      </Stack>
    </Card>
  );
}
