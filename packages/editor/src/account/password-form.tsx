import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { useSession } from '../app/session.ts';
import { PasswordField } from '../kit/fields/password-field.tsx';
import { useChange } from '../kit/use-change.ts';
import { signInTexts } from '../sign-in/messages.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { accountTexts } from './messages.ts';

const empty = { currentPassword: '', newPassword: '' };

export function PasswordForm() {
  const words = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const { reasons } = useTexts(signInTexts);
  const { member } = useSession();
  const form = useForm({
    initialValues: empty,
    validate: {
      currentPassword: (password) => (password === '' ? common.required : null),
      newPassword: (password) => (Array.from(password).length < 10 ? common.passwordTooShort : null),
    },
  });
  const change = useChange({
    change: (body: typeof empty) => call('PUT /api/team/password', { body }),
    success: words.passwordChanged,
    reasons,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) =>
        change.mutate(values, {
          onSuccess: () => form.reset(),
          onError: (problem) => form.setErrors(fieldProblems(problem, reasons)),
        }),
      )}
    >
      <Stack>
        {/* Password managers file the new password under the right account by it. */}
        <input type="email" autoComplete="username" value={member.email} readOnly hidden />
        <PasswordField
          label={words.currentPassword}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={words.newPassword}
          description={common.passwordHint}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <Group>
          <Button type="submit" loading={change.isPending}>
            {words.changePassword}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
