import { Alert, Anchor, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, call } from '../api/client.ts';
import { confirmWithPasskey } from '../api/passkey.ts';
import { fieldProblems, sayProblem } from '../api/say.ts';
import { useSession } from '../app/session.ts';
import { CodeInput } from '../kit/code-input.tsx';
import { PasswordField } from '../kit/fields/password-field.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { PasskeyForm } from '../kit/passkey-form.tsx';
import { useFirstFocus } from '../kit/use-first-focus.ts';
import { signInTexts } from '../sign-in/messages.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { confirmationTexts } from './messages.ts';

type Way = Answer<'GET /api/team/confirmation'>['ways'][number];
type TypedWay = Exclude<Way, 'passkey'>;

export interface ConfirmationFormProps {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Begins with the way the server names first; the others are a press away. */
export function ConfirmationForm({ onConfirmed, onCancel }: ConfirmationFormProps) {
  const words = useTexts(confirmationTexts);
  const [chosen, setChosen] = useState<Way>();
  const confirmation = useQuery({
    queryKey: ['confirmation'],
    queryFn: () => call('GET /api/team/confirmation', {}),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Loaded query={confirmation}>
      {({ ways }) => {
        const way = chosen ?? ways[0] ?? 'password';
        return (
          <>
            {way === 'passkey' ? (
              <PasskeyForm prove={confirmWithPasskey} onProven={onConfirmed} />
            ) : (
              <SecretForm key={way} way={way} onConfirmed={onConfirmed} onCancel={onCancel} />
            )}
            {ways.length > 1 && (
              <Stack gap={4} align="flex-start" mt="md">
                {ways
                  .filter((other) => other !== way)
                  .map((other) => (
                    <Anchor key={other} component="button" type="button" size="sm" onClick={() => setChosen(other)}>
                      {words.ways[other]}
                    </Anchor>
                  ))}
              </Stack>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function SecretForm({ way, onConfirmed, onCancel }: ConfirmationFormProps & { readonly way: TypedWay }) {
  const words = useTexts(confirmationTexts);
  const { reasons } = useTexts(signInTexts);
  const common = useTexts(commonTexts);
  const { member } = useSession();
  const field = useFirstFocus();
  const form = useForm({
    initialValues: { secret: '' },
    validate: { secret: (secret) => (secret === '' ? common.required : null) },
  });
  const confirm = useMutation({
    mutationFn: ({ secret }: typeof form.values) => call('POST /api/team/confirmation', { body: { way, secret } }),
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
        {way === 'password' ? (
          <>
            {/* Password managers find the right account by it. */}
            <input type="email" autoComplete="username" value={member.email} readOnly hidden />
            <PasswordField
              label={common.password}
              autoComplete="current-password"
              ref={field}
              {...form.getInputProps('secret')}
            />
          </>
        ) : (
          <CodeInput way={way} ref={field} {...form.getInputProps('secret')} />
        )}
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
