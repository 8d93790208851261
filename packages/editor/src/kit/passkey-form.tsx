import { Alert, Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { sayProblem } from '../api/say.ts';
import { signInTexts } from '../sign-in/messages.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';

interface PasskeyFormProps<T> {
  readonly prove: () => Promise<T>;
  readonly onProven: (answer: T) => void;
}

/** The browser asks for the passkey once the button is pressed; some do not ask unless something was. */
export function PasskeyForm<T>({ prove, onProven }: PasskeyFormProps<T>) {
  const { usePasskey, reasons } = useTexts(signInTexts);
  const common = useTexts(commonTexts);
  const proving = useMutation({ mutationFn: prove, onSuccess: onProven });
  return (
    <Stack>
      {proving.error !== null && (
        <Alert color="red" role="alert">
          {sayProblem(proving.error, common, reasons)}
        </Alert>
      )}
      <Button
        fullWidth
        loading={proving.isPending || proving.isSuccess}
        onClick={() => proving.mutate()}
        data-autofocus
      >
        {usePasskey}
      </Button>
    </Stack>
  );
}
