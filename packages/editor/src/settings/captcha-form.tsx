import { Alert, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { PasswordField } from '../kit/fields/password-field.tsx';
import { Icon } from '../kit/icon.tsx';
import { SaveButton } from '../kit/save-button.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { settingsTexts } from './messages.ts';
import { type CaptchaSettings, captchaSettingsQuery } from './queries.ts';

type Provider = CaptchaSettings['provider'];

const providers: readonly Provider[] = ['none', 'altcha', 'recaptcha'];

/** Who tells people from programs. The secret key goes one way only: nobody is shown it again. */
export function CaptchaForm({ settings }: { readonly settings: CaptchaSettings }) {
  const words = useTexts(settingsTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const form = useForm({
    initialValues: typedBy(settings),
    validate: {
      siteKey: (key, { provider }) => (provider === 'recaptcha' && key.trim() === '' ? common.required : null),
      secretKey: (key, { provider }) =>
        provider === 'recaptcha' && key.trim() === '' && !settings.hasSecretKey ? common.required : null,
    },
  });
  const save = useChange({
    change: (typed: typeof form.values) => call('PUT /api/captcha/settings', { body: bodyOf(typed, settings) }),
    success: common.saved,
    reasons: words.reasons,
  });
  const { provider } = form.values;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((typed) =>
        save.mutate(typed, {
          onSuccess: (saved) => {
            queries.setQueryData(captchaSettingsQuery.queryKey, saved);
            form.setInitialValues(typedBy(saved));
            form.reset();
          },
          onError: (problem) => form.setErrors(fieldProblems(problem, words.reasons)),
        }),
      )}
    >
      <Stack>
        <Radio.Group
          label={words.provider}
          description={words.providerHint}
          value={provider}
          onChange={(value) => form.setFieldValue('provider', providers.find((known) => known === value) ?? 'none')}
        >
          <Stack gap="sm" mt="sm">
            {providers.map((value) => (
              <Radio
                key={value}
                value={value}
                label={words.providers[value].name}
                description={words.providers[value].text}
              />
            ))}
          </Stack>
        </Radio.Group>
        {provider === 'altcha' && <SecureConnection />}
        {provider === 'recaptcha' && (
          <>
            <TextInput label={words.siteKey} autoComplete="off" {...form.getInputProps('siteKey')} />
            <PasswordField
              label={words.secretKey}
              description={settings.hasSecretKey ? words.secretKept : words.secretHint}
              autoComplete="off"
              {...form.getInputProps('secretKey')}
            />
          </>
        )}
        <SaveButton isChanged={form.isDirty()} isSaving={save.isPending} />
      </Stack>
    </form>
  );
}

/** Browsers do the work only on pages that came over https; the back office came the same way as the website. */
function SecureConnection() {
  const words = useTexts(settingsTexts);
  const isHttps = window.location.protocol === 'https:';
  if (window.isSecureContext) return <Alert color="cloth">{isHttps ? words.needsHttps : words.onlyHere}</Alert>;
  return (
    <Alert color="sun" icon={<Icon name="warning" />} title={words.noHttps}>
      {words.noHttpsText}
    </Alert>
  );
}

function typedBy({ provider, siteKey }: CaptchaSettings) {
  return { provider, siteKey: provider === 'recaptcha' ? siteKey : '', secretKey: '' };
}

function bodyOf({ provider, siteKey, secretKey }: ReturnType<typeof typedBy>, settings: CaptchaSettings) {
  if (provider === 'none') return { provider };
  // The same key again, so that what visitors have just solved still counts.
  if (provider === 'altcha') return { provider, siteKey: settings.provider === 'altcha' ? settings.siteKey : '' };
  const secret = secretKey.trim();
  return { provider, siteKey: siteKey.trim(), ...(secret === '' ? {} : { secretKey: secret }) };
}
