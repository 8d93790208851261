import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, call } from '../api/client.ts';
import { signInWithPasskey } from '../api/passkey.ts';
import { Problem } from '../api/problem.ts';
import { fieldProblems, sayProblem } from '../api/say.ts';
import { beginSession, type Session } from '../app/session.ts';
import { CodeInput } from '../kit/code-input.tsx';
import { PasskeyForm } from '../kit/passkey-form.tsx';
import { useFirstFocus } from '../kit/use-first-focus.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { Door } from './door.tsx';
import { signInTexts } from './messages.ts';

export type SecondStep = Extract<Answer<'POST /api/team/session'>, { secondStep: unknown }>['secondStep'];
type Way = SecondStep['ways'][number];
type TypedWay = Exclude<Way, 'passkey'>;

interface SecondStepPageProps {
  readonly step: SecondStep;
  readonly onEntered: () => void;
  /** Back to the password. */
  readonly onLeave: () => void;
}

/** After the right password: the member shows something else that only they have. */
export function SecondStepPage({ step: { ways }, onEntered, onLeave }: SecondStepPageProps) {
  const words = useTexts(signInTexts);
  const queries = useQueryClient();
  const [way, setWay] = useState<Way>(ways[0] ?? 'code');
  function enter(session: Session) {
    beginSession(queries, session);
    onEntered();
  }
  return (
    <Door title={words.secondStep} lead={words.secondStepLeads[way]}>
      {way === 'passkey' ? (
        <PasskeyForm prove={signInWithPasskey} onProven={enter} />
      ) : (
        <CodeForm key={way} way={way} onEntered={onEntered} />
      )}
      <Stack gap="xs" align="center" mt="md">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Anchor key={other} component="button" type="button" onClick={() => setWay(other)}>
              {words.secondStepWays[other]}
            </Anchor>
          ))}
        <Anchor component="button" type="button" onClick={onLeave}>
          {words.backToSignIn}
        </Anchor>
      </Stack>
    </Door>
  );
}

function CodeForm({ way, onEntered }: { readonly way: TypedWay; readonly onEntered: () => void }) {
  const words = useTexts(signInTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const field = useFirstFocus();
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? common.required : null) },
  });
  const entering = useMutation({
    mutationFn: ({ code }: typeof form.values) => call('POST /api/team/session/second-step', { body: { way, code } }),
    onSuccess: (session) => {
      beginSession(queries, session);
      onEntered();
    },
    onError: (problem) => form.setErrors(fieldProblems(problem, words.reasons)),
  });
  const hasFieldProblems = Object.keys(form.errors).length > 0;
  const isOver = entering.error instanceof Problem && entering.error.reason === 'secondStepGone';
  return (
    <form noValidate onSubmit={form.onSubmit((values) => entering.mutate(values))}>
      <Stack>
        {entering.error !== null && !hasFieldProblems && (
          <Alert color="red" role="alert">
            {sayProblem(entering.error, common, words.reasons)}
          </Alert>
        )}
        <CodeInput way={way} ref={field} {...form.getInputProps('code')} />
        <Button type="submit" loading={entering.isPending || entering.isSuccess} disabled={isOver} fullWidth mt="xs">
          {words.signIn}
        </Button>
      </Stack>
    </form>
  );
}
