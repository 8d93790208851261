import { captchaAlignments, captchaThemes } from '@awning/forms';
import { Anchor, Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCan } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import type { FormEditor } from './use-form-editor.ts';

/** The captcha. Which one it is, is a setting of the website. */
export function ProtectionCard({ form }: Pick<FormEditor, 'form'>) {
  const words = useTexts(formBuilderTexts);
  const can = useCan();
  return (
    <Card title={words.protection}>
      <Stack>
        <Checkbox
          label={words.captcha}
          description={words.captchaHint}
          {...form.getInputProps('captchaEnabled', { type: 'checkbox' })}
        />
        {form.values.captchaEnabled && (
          <Group gap="md" align="flex-end">
            <NativeSelect
              label={words.captchaTheme}
              data={captchaThemes.map((value) => ({ value, label: words.captchaThemes[value] }))}
              {...form.getInputProps('captchaTheme')}
            />
            <NativeSelect
              label={words.captchaAlignment}
              data={captchaAlignments.map((value) => ({ value, label: words.captchaAlignments[value] }))}
              {...form.getInputProps('captchaAlignment')}
            />
          </Group>
        )}
        {can('settings.manage') && (
          <Anchor component={Link} to="/config/settings" size="sm">
            {words.captchaSettings}
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}
