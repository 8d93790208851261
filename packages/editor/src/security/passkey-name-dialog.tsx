import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { call } from '../api/client.ts';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { securityTexts } from './messages.ts';
import { type Passkey, secondFactorQuery } from './queries.ts';

interface PasskeyNameDialogProps {
  readonly passkey: Passkey;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function PasskeyNameDialog({ passkey, isOpen, onClose }: PasskeyNameDialogProps) {
  const words = useTexts(securityTexts);
  const common = useTexts(commonTexts);
  const form = useForm({
    initialValues: { name: passkey.name },
    validate: { name: (name) => (name.trim() === '' ? common.required : null) },
  });
  const renaming = useChange({
    change: (body: typeof form.values) =>
      call('PUT /api/team/second-factor/passkeys/:id', { params: { id: passkey.id }, body }),
    stale: secondFactorQuery.queryKey,
    success: common.saved,
    reasons: words.reasons,
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.renameTitle}
      closeButtonProps={{ 'aria-label': common.close }}
      centered
    >
      <form noValidate onSubmit={form.onSubmit((values) => renaming.mutate(values, { onSuccess: onClose }))}>
        <Stack>
          <TextInput label={common.name} maxLength={100} data-autofocus {...form.getInputProps('name')} />
          <Group justify="flex-end">
            <Button type="submit" loading={renaming.isPending}>
              {common.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
