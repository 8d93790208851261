import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { fieldProblems, sayProblem } from '../api/say.ts';
import { useSession } from '../app/session.ts';
import { signInTexts } from '../sign-in/messages.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { confirmationTexts } from './messages.ts';

interface ConfirmationFormProps {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

export function ConfirmationForm({ onConfirmed, onCancel }: ConfirmationFormProps) {
  const words = useTexts(confirmationTexts);
  const { reasons } = useTexts(signInTexts);
  const common = useTexts(commonTexts);
  const { member } = useSession();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? common.required : null) },
  });
  const confirm = useMutation({
    mutationFn: (body: typeof form.values) => call('POST /api/team/confirmation', { body }),
    onSuccess: onConfirmed,
    onError: (problem) => form.setErrors(fieldProblems(problem, reasons)),
  });
  const hasFieldProblems = Object.keys(form.errors).length > 0;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => confirm.mutate(values))}>
      <Stack>
        {confirm.error !== null && !hasFieldProblems && (
          <Alert color="red" role="alert">
            {sayProblem(confirm.error, common, reasons)}
          </Alert>
        )}
        {/* Password managers find the right account by it. */}
        <input type="email" autoComplete="username" value={member.email} readOnly hidden />
        <PasswordInput
          label={common.password}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            {words.action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
