import { Checkbox, NumberInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { Card } from '../kit/card.tsx';
import { SaveButton } from '../kit/save-button.tsx';
import { useChange } from '../kit/use-change.ts';
import { settingsTexts } from '../settings/messages.ts';
import { type SiteSettings, siteSettingsQuery } from '../settings/queries.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { socialTexts } from './messages.ts';
import { chosenServices, optionsWith, serviceNames, shareServices } from './share-services.ts';

export function SocialForm({ document }: { readonly document: SiteSettings }) {
  const words = useTexts(socialTexts);
  const common = useTexts(commonTexts);
  const { reasons } = useTexts(settingsTexts);
  const queries = useQueryClient();
  const form = useForm({
    initialValues: typedBy(document.body),
    validate: { commentsCloseAfterDays: (days) => (isDays(days) ? null : words.daysFault) },
  });
  const save = useChange({
    change: ({ services, commentsCloseAfterDays: days, ...typed }: typeof form.values) => {
      const shareButtonOptions = optionsWith(document.body.shareButtonOptions, services);
      const body = { ...document.body, ...typed, commentsCloseAfterDays: Number(days), shareButtonOptions };
      return call('PUT /api/website/settings', { body: { version: document.version, body } });
    },
    stale: siteSettingsQuery.queryKey,
    success: common.saved,
    reasons,
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
        }),
      )}
    >
      <Stack gap="lg" maw={640}>
        <Card title={words.comments}>
          <Stack>
            <Checkbox
              label={words.commentsOn}
              description={words.commentsHint}
              {...form.getInputProps('commentsEnabled', { type: 'checkbox' })}
            />
            <Checkbox
              label={words.approval}
              description={words.approvalHint}
              {...form.getInputProps('commentApprovalRequired', { type: 'checkbox' })}
            />
            <NumberInput
              label={words.closeAfter}
              description={words.closeAfterHint}
              min={0}
              max={MAX_DAYS}
              clampBehavior="none"
              allowDecimal={false}
              allowNegative={false}
              {...form.getInputProps('commentsCloseAfterDays')}
            />
          </Stack>
        </Card>
        <Card title={words.likes}>
          <Checkbox
            label={words.likesOn}
            description={words.likesHint}
            {...form.getInputProps('simpleLikingEnabled', { type: 'checkbox' })}
          />
        </Card>
        <Card title={words.share}>
          <Checkbox.Group label={words.chosen} description={words.shareHint} {...form.getInputProps('services')}>
            <Stack gap="sm" mt="sm">
              {shareServices.map((service) => (
                <Checkbox
                  key={service}
                  value={service}
                  label={service === 'email' ? words.services.email : serviceNames[service]}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        </Card>
        <SaveButton isChanged={form.isDirty()} isSaving={save.isPending} />
      </Stack>
    </form>
  );
}

/** As the server has it. */
const MAX_DAYS = 3650;

function isDays(typed: number | string): boolean {
  return typed !== '' && Number.isInteger(Number(typed)) && Number(typed) >= 0 && Number(typed) <= MAX_DAYS;
}

function typedBy(settings: SiteSettings['body']) {
  const { commentsEnabled, commentApprovalRequired, commentsCloseAfterDays, simpleLikingEnabled } = settings;
  return {
    commentsEnabled,
    commentApprovalRequired,
    commentsCloseAfterDays: commentsCloseAfterDays as number | string,
    simpleLikingEnabled,
    services: [...chosenServices(settings.shareButtonOptions)] as string[],
  };
}
