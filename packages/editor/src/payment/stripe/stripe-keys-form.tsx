import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { fieldProblems } from '../../api/say.ts';
import { PasswordField } from '../../kit/fields/password-field.tsx';
import { RemoveButton } from '../../kit/remove-button.tsx';
import { SaveButton } from '../../kit/save-button.tsx';
import { useChange } from '../../kit/use-change.ts';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { paymentKey } from '../queries.ts';
import { stripeTexts } from './messages.ts';
import { type StripeKeys, stripeKeysQuery } from './queries.ts';

export function StripeKeysForm({ keys }: { readonly keys: StripeKeys }) {
  const words = useTexts(stripeTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const hasKeys = keys.mode !== 'none' && !keys.isUnreadable;
  const form = useForm({
    initialValues: typedBy(keys),
    validate: {
      publishableKey: (key) => fault(key, /^pk_(test|live)_\w+$/, words.faults.publishableKey),
      secretKey: (key) =>
        hasKeys && key === '' ? null : fault(key, /^(sk|rk)_(test|live)_\w+$/, words.faults.secretKey),
      eventSecret: (key) => (key === '' ? null : fault(key, /^whsec_\w+$/, words.faults.eventSecret)),
    },
  });
  const show = (saved: StripeKeys) => {
    queries.setQueryData(stripeKeysQuery.queryKey, saved);
    form.setInitialValues(typedBy(saved));
    form.reset();
  };
  const save = useChange({
    change: (typed: Typed) => call('PUT /api/commerce/stripe-keys', { body: bodyOf(typed) }),
    stale: paymentKey,
    success: common.saved,
    reasons: words.reasons,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((typed) =>
        save.mutate(typed, {
          onSuccess: show,
          onError: (problem) => form.setErrors(fieldProblems(problem, words.reasons)),
        }),
      )}
    >
      <Stack>
        <TextInput
          label={words.publishableKey}
          placeholder="pk_live_…"
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('publishableKey')}
        />
        <PasswordField
          label={words.secretKey}
          description={hasKeys ? words.secretKept : words.secretHint}
          autoComplete="new-password"
          {...form.getInputProps('secretKey')}
        />
        <PasswordField
          label={words.eventSecret}
          description={keys.hasEventSecret ? words.secretKept : words.eventSecretHint}
          autoComplete="new-password"
          {...form.getInputProps('eventSecret')}
        />
        <Text size="sm" c="var(--awning-quiet)">
          {words.next}
        </Text>
        <Group justify="space-between">
          <SaveButton isChanged={form.isDirty()} isSaving={save.isPending} />
          {keys.mode !== 'none' && (
            <RemoveButton
              remove={() => call('DELETE /api/commerce/stripe-keys', {})}
              stale={paymentKey}
              words={words}
              onRemoved={show}
            />
          )}
        </Group>
      </Stack>
    </form>
  );
}

function typedBy({ publishableKey }: StripeKeys) {
  return { publishableKey, secretKey: '', eventSecret: '' };
}

type Typed = ReturnType<typeof typedBy>;

function bodyOf({ publishableKey, secretKey, eventSecret }: Typed) {
  return {
    publishableKey: publishableKey.trim(),
    ...(secretKey === '' ? {} : { secretKey: secretKey.trim() }),
    ...(eventSecret === '' ? {} : { eventSecret: eventSecret.trim() }),
  };
}

function fault(key: string, shape: RegExp, text: string): string | null {
  return shape.test(key.trim()) ? null : text;
}
