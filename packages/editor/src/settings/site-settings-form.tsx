import { Anchor, Checkbox, NumberInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { SaveButton } from '../kit/save-button.tsx';
import { useChange } from '../kit/use-change.ts';
import { type MailServer, mailServerQuery } from '../mail/queries.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { settingsTexts } from './messages.ts';
import { type SiteSettings, siteSettingsQuery } from './queries.ts';

const switches = ['newsletterDoubleOptIn', 'formTextareaMaxLength', 'strictEmailEndings'] as const;

/** As the server has it. */
const mostDays = 3650;

export function SiteSettingsForm({ document }: { readonly document: SiteSettings }) {
  const words = useTexts(settingsTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const mailServer = useQuery(mailServerQuery);
  const form = useForm({ initialValues: typedBy(document.body) });
  const save = useChange({
    change: ({ mailRetentionDays: days, ...typed }: typeof form.values) => {
      const body = { ...document.body, ...typed, mailRetentionDays: days === '' ? null : Number(days) };
      return call('PUT /api/website/settings', { body: { version: document.version, body } });
    },
    // After a save that came too late, the next one goes on from what the other editor has saved.
    stale: siteSettingsQuery.queryKey,
    success: common.saved,
    reasons: words.reasons,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((typed) =>
        save.mutate(typed, {
          onSuccess: (saved) => {
            queries.setQueryData(siteSettingsQuery.queryKey, saved);
            form.setInitialValues(typedBy(saved.body));
            form.reset();
          },
          onError: (problem) => {
            const isWrong = fieldProblems(problem)['body.mailRetentionDays'] !== undefined;
            if (isWrong) form.setErrors({ mailRetentionDays: words.days(mostDays) });
          },
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
          {mailServer.data && mailText(mailServer.data, words)}{' '}
          <Anchor component={Link} to="/config/settings/mail-server" inherit>
            {words.toMailServer}
          </Anchor>
        </Text>
        <SaveButton isChanged={form.isDirty()} isSaving={save.isPending} />
      </Stack>
    </form>
  );
}

function mailText({ source, from }: MailServer, words: (typeof settingsTexts)['en']): string {
  return source === 'environment' || source === 'website' ? words.sentFrom(from) : words.noMailServer;
}

function typedBy(settings: SiteSettings['body']) {
  const { newsletterDoubleOptIn, formTextareaMaxLength, strictEmailEndings, mailRetentionDays } = settings;
  return {
    newsletterDoubleOptIn,
    formTextareaMaxLength,
    strictEmailEndings,
    mailRetentionDays: mailRetentionDays ?? ('' as number | string),
  };
}
