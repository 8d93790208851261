import { Button, Code, Modal, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { Loaded } from '../kit/loaded.tsx';
import { SaveButton } from '../kit/save-button.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { formTexts } from './messages.ts';
import { type Delivery, deliveryQuery, formsKey } from './queries.ts';

/** Who hears of a submission, and how long it is kept. */
export function DeliveryDialog({ formId }: { readonly formId: string }) {
  const words = useTexts(formTexts);
  const common = useTexts(commonTexts);
  const [isOpen, setIsOpen] = useState(false);
  const delivery = useQuery({ ...deliveryQuery(formId), enabled: isOpen });
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {words.delivery}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.delivery}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Loaded query={delivery}>{(found) => <DeliveryForm formId={formId} delivery={found} />}</Loaded>
      </Modal>
    </>
  );
}

function DeliveryForm({ formId, delivery }: { readonly formId: string; readonly delivery: Delivery }) {
  const words = useTexts(formTexts);
  const common = useTexts(commonTexts);
  const { storageTarget, notifyEmail, webhookUrl, retentionDays, webhookSecret } = delivery;
  const fields = useForm({
    initialValues: {
      notifyEmail: notifyEmail ?? '',
      webhookUrl: webhookUrl ?? '',
      retentionDays: retentionDays ?? '',
    },
  });
  const save = useChange({
    change: (typed: typeof fields.values) =>
      call('PUT /api/forms/:id/delivery', {
        params: { id: formId },
        body: {
          storageTarget,
          notifyEmail: typed.notifyEmail.trim() || null,
          webhookUrl: typed.webhookUrl.trim() || null,
          retentionDays: typed.retentionDays === '' ? null : Number(typed.retentionDays),
        },
      }),
    stale: [...formsKey, formId],
    success: common.saved,
    reasons: words.reasons,
  });
  return (
    <form
      noValidate
      onSubmit={fields.onSubmit((typed) =>
        save.mutate(typed, {
          onSuccess: () => fields.resetDirty(),
          onError: (problem) => fields.setErrors(fieldProblems(problem, words.reasons)),
        }),
      )}
    >
      <Stack>
        <TextInput
          type="email"
          label={words.notifyEmail}
          description={words.notifyEmailHint}
          autoComplete="off"
          {...fields.getInputProps('notifyEmail')}
        />
        <NumberInput
          label={words.retentionDays}
          description={words.retentionHint}
          min={1}
          max={3650}
          allowDecimal={false}
          allowNegative={false}
          {...fields.getInputProps('retentionDays')}
        />
        <TextInput
          type="url"
          label={words.webhookUrl}
          description={words.webhookHint}
          autoComplete="off"
          {...fields.getInputProps('webhookUrl')}
        />
        {webhookSecret !== null && (
          <Text size="sm" c="var(--awning-quiet)">
            {words.webhookSecret} <Code style={{ overflowWrap: 'anywhere' }}>{webhookSecret}</Code>
          </Text>
        )}
        <SaveButton isChanged={fields.isDirty()} isSaving={save.isPending} />
      </Stack>
    </form>
  );
}
