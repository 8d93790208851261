import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { teamTexts } from './messages.ts';
import { teamQuery } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';

interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const words = useTexts(teamTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.inviteTitle}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <InviteForm onClose={onClose} />
    </Modal>
  );
}

interface Invited {
  readonly email: string;
  readonly roles: readonly string[];
}

function InviteForm({ onClose }: Pick<InviteDialogProps, 'onClose'>) {
  const words = useTexts(teamTexts);
  const common = useTexts(commonTexts);
  const form = useForm<Invited>({
    initialValues: { email: '', roles: [] },
    validate: {
      email: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : common.emailInvalid),
      roles: (roles) => (roles.length > 0 ? null : words.rolesMissing),
    },
  });
  const { data: team } = useQuery(teamQuery);
  const invite = useChange({
    change: ({ email, roles }: Invited) =>
      call('POST /api/team/invitations', { body: { email: email.trim(), roles: roles.map(Number) } }),
    stale: teamQuery.queryKey,
    success: team?.hasMailServer === false ? words.invitedHeld : words.invited,
    reasons: words.reasons,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) =>
        invite.mutate(values, {
          onSuccess: onClose,
          onError: (problem) => form.setErrors(fieldProblems(problem, words.reasons)),
        }),
      )}
    >
      <Stack>
        <TextInput
          label={common.email}
          type="email"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <RoleChoice
          value={form.values.roles}
          onChange={(roles) => form.setFieldValue('roles', roles)}
          error={form.errors['roles'] as string | undefined}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={invite.isPending}>
            {words.inviteAction}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
