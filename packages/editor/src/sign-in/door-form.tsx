import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../api/client.ts';
import { fieldProblems, sayProblem } from '../api/say.ts';
import { beginSession } from '../app/session.ts';
import { PasswordField } from '../kit/fields/password-field.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { checkDoor, type DoorField, type DoorValues } from './check-door.ts';
import { signInTexts } from './messages.ts';
import type { SecondStep } from './second-step-page.tsx';
import { useCaptcha } from './use-captcha.tsx';

interface DoorFormProps {
  readonly fields: readonly DoorField[];
  readonly action: string;
  /** A password that is chosen here has rules; one that is asked for has none. */
  readonly isNewPassword: boolean;
  readonly enter: (values: DoorValues, captchaKey: string | undefined) => Promise<Answer<'POST /api/team/session'>>;
  readonly onEntered: () => void;
  /** The password was right, and a second factor is asked for. */
  readonly onSecondStep: (step: SecondStep) => void;
}

/** The form of sign-in, setup, invitation and reset: they differ in their fields and in the call they make. */
export function DoorForm({ fields, action, isNewPassword, enter, onEntered, onSecondStep }: DoorFormProps) {
  const words = useTexts(commonTexts);
  const { reasons, yourName } = useTexts(signInTexts);
  const queries = useQueryClient();
  const form = useForm<DoorValues>({
    initialValues: { email: '', name: '', password: '' },
    validate: (values) => checkDoor(values, fields, isNewPassword, words),
  });
  const captcha = useCaptcha();
  const entering = useMutation({
    mutationFn: (values: DoorValues) => enter(values, captcha.key),
    onSuccess: (answer) => {
      if ('secondStep' in answer) return onSecondStep(answer.secondStep);
      beginSession(queries, answer);
      onEntered();
    },
    onError: (problem) => {
      form.setErrors(fieldProblems(problem, reasons));
      captcha.onProblem(problem);
    },
  });
  const hasFieldProblems = Object.keys(form.errors).length > 0;
  return (
    <form onSubmit={form.onSubmit((values) => entering.mutate(values))} noValidate>
      <Stack>
        {entering.error !== null && !hasFieldProblems && (
          <Alert color="red" role="alert">
            {sayProblem(entering.error, words, reasons)}
          </Alert>
        )}
        {fields.includes('name') && (
          <TextInput label={yourName} autoComplete="name" withAsterisk={false} {...form.getInputProps('name')} />
        )}
        {fields.includes('email') && (
          <TextInput label={words.email} type="email" autoComplete="username" {...form.getInputProps('email')} />
        )}
        <PasswordField
          label={words.password}
          autoComplete={isNewPassword ? 'new-password' : 'current-password'}
          {...(isNewPassword ? { description: words.passwordHint } : {})}
          {...form.getInputProps('password')}
        />
        {captcha.box}
        <Button type="submit" loading={entering.isPending || entering.isSuccess} fullWidth mt="xs">
          {action}
        </Button>
      </Stack>
    </form>
  );
}
