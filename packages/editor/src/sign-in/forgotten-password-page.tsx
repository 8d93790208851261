import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { fieldProblems, sayProblem } from '../api/say.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { checkDoor } from './check-door.ts';
import { Door } from './door.tsx';
import { signInTexts } from './messages.ts';

/** Says the same for every address, because the server does. */
export function ForgottenPasswordPage() {
  const words = useTexts(signInTexts);
  const asking = useMutation({
    mutationFn: (email: string) => call('POST /api/team/password-reset', { body: { email } }),
  });
  const isMailed = asking.data?.hasMailServer === true;
  return (
    <Door
      title={asking.isSuccess ? (isMailed ? words.forgottenSent : words.forgottenHeld) : words.forgotten}
      lead={asking.isSuccess ? '' : words.forgottenLead}
    >
      {asking.isSuccess ? (
        <Text component="output" display="block">
          {isMailed ? words.forgottenSentText : words.forgottenHeldText}
        </Text>
      ) : (
        <AddressForm ask={asking.mutate} problem={asking.error} isPending={asking.isPending} />
      )}
      <Anchor component={Link} to="/config/login" display="block" ta="center" mt="md">
        {words.backToSignIn}
      </Anchor>
    </Door>
  );
}

interface AddressFormProps {
  readonly ask: (email: string) => void;
  readonly problem: Error | null;
  readonly isPending: boolean;
}

function AddressForm({ ask, problem, isPending }: AddressFormProps) {
  const common = useTexts(commonTexts);
  const { reasons, forgottenAction } = useTexts(signInTexts);
  const form = useForm({
    initialValues: { email: '', name: '', password: '' },
    validate: (values) => checkDoor(values, ['email'], false, common),
  });
  const refused = fieldProblems(problem, reasons)['email'];
  return (
    <form onSubmit={form.onSubmit(({ email }) => ask(email.trim()))} noValidate>
      <Stack>
        {problem !== null && refused === undefined && (
          <Alert color="red" role="alert">
            {sayProblem(problem, common, reasons)}
          </Alert>
        )}
        <TextInput
          label={common.email}
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
          error={form.errors['email'] ?? refused}
        />
        <Button type="submit" loading={isPending} fullWidth mt="xs">
          {forgottenAction}
        </Button>
      </Stack>
    </form>
  );
}
