import { redirectLimits } from '@awning/site-model';
import { Radio, Stack, TextInput } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { useTexts } from '../texts/texts.ts';
import { redirectTexts } from './messages.ts';
import type { RedirectEditor } from './use-redirect-editor.ts';

export function RedirectForm({ editor: { form } }: { readonly editor: RedirectEditor }) {
  const words = useTexts(redirectTexts);
  const address = { required: true, autoComplete: 'off', spellCheck: false } as const;
  return (
    <Card title={words.redirect}>
      <Stack>
        <TextInput
          {...address}
          label={words.from}
          description={words.fromHint}
          maxLength={redirectLimits.path}
          {...form.getInputProps('path')}
        />
        <TextInput
          {...address}
          label={words.to}
          description={words.toHint}
          maxLength={redirectLimits.target}
          {...form.getInputProps('target')}
        />
        <Radio.Group label={words.duration} {...form.getInputProps('status')}>
          <Stack gap="xs" mt={6}>
            {([301, 302] as const).map((status) => (
              <Radio
                key={status}
                value={String(status)}
                label={words.durations[status]}
                description={words.durationHints[status]}
              />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
    </Card>
  );
}
