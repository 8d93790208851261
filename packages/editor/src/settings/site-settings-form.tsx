import { Anchor, Checkbox, NumberInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { SaveButton } from '../kit/save-button.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { settingsTexts } from './messages.ts';
import { type SiteSettings, siteSettingsQuery } from './queries.ts';

const switches = ['newsletterDoubleOptIn', 'formTextareaMaxLength', 'strictEmailEndings'] as const;

/** As the server has it. */
const mostDays = 3650;

export function SiteSettingsForm({ settings }: { readonly settings: SiteSettings }) {
  const words = useTexts(settingsTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const form = useForm({ initialValues: typedBy(settings) });
  const save = useChange({
    change: ({ mailRetentionDays: days, ...typed }: typeof form.values) =>
      call('PUT /api/website/settings', { body: { ...typed, mailRetentionDays: days === '' ? null : Number(days) } }),
    success: common.saved,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((typed) =>
        save.mutate(typed, {
          onSuccess: (saved) => {
            queries.setQueryData(siteSettingsQuery.queryKey, saved);
            form.setInitialValues(typedBy(saved));
            form.reset();
          },
          onError: () => form.setErrors({ mailRetentionDays: words.days(mostDays) }),
        }),
      )}
    >
      <Stack>
        {switches.map((name) => (
          <Checkbox
            key={name}
            label={words.switches[name].name}
            description={words.switches[name].text}
            {...form.getInputProps(name, { type: 'checkbox' })}
          />
        ))}
        <NumberInput
          label={words.retention}
          description={words.retentionHint}
          min={1}
          max={mostDays}
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('mailRetentionDays')}
        />
        <Text size="sm" c="var(--awning-quiet)">
          {settings.hasMailServer ? words.sentFrom(settings.mailFrom) : words.noMailServer}{' '}
          <Anchor component={Link} to="/config/settings/mail" inherit underline="always">
            {words.toOutbox}
          </Anchor>
        </Text>
        <SaveButton isChanged={form.isDirty()} isSaving={save.isPending} />
      </Stack>
    </form>
  );
}

function typedBy(settings: SiteSettings) {
  const { newsletterDoubleOptIn, formTextareaMaxLength, strictEmailEndings, mailRetentionDays } = settings;
  return {
    newsletterDoubleOptIn,
    formTextareaMaxLength,
    strictEmailEndings,
    mailRetentionDays: mailRetentionDays ?? ('' as number | string),
  };
}
