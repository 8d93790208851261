import { Alert, Anchor, Button, Center, Code, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { Problem } from '../api/problem.ts';
import { fieldProblems, sayProblem } from '../api/say.ts';
import { CodeInput } from '../kit/code-input.tsx';
import { QrPicture } from '../kit/qr-picture.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { securityTexts } from './messages.ts';
import type { CodeAppSetup } from './queries.ts';
import style from './security.module.css';

interface CodeAppFormProps {
  readonly setup: CodeAppSetup;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onStartAgain: () => void;
}

export function CodeAppForm({ setup, onAdded, onStartAgain }: CodeAppFormProps) {
  const words = useTexts(securityTexts);
  const common = useTexts(commonTexts);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? common.required : null) },
  });
  const adding = useMutation({
    mutationFn: (body: typeof form.values) => call('PUT /api/team/second-factor/code-app', { body }),
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
    onError: (problem) => form.setErrors(fieldProblems(problem, words.reasons)),
  });
  const hasFieldProblems = Object.keys(form.errors).length > 0;
  const isOver = adding.error instanceof Problem && adding.error.reason === 'codeAppSetupGone';
  return (
    <form noValidate onSubmit={form.onSubmit((values) => adding.mutate(values))}>
      <Stack>
        {adding.error !== null && !hasFieldProblems && (
          <Alert color="red" role="alert">
            <Stack gap="xs" align="flex-start">
              {sayProblem(adding.error, common, words.reasons)}
              {isOver && (
                <Anchor component="button" type="button" size="sm" onClick={onStartAgain}>
                  {words.startAgain}
                </Anchor>
              )}
            </Stack>
          </Alert>
        )}
        <Text>{words.scan}</Text>
        <Center>
          <QrPicture text={setup.address} label={words.picture} />
        </Center>
        <div>
          <Text size="sm" c="var(--awning-quiet)" mb={4}>
            {words.typeKey}
          </Text>
          <Code block className={style['key'] ?? ''}>
            {inGroups(setup.secret)}
          </Code>
        </div>
        <CodeInput way="code" {...form.getInputProps('code')} data-autofocus />
        <Group justify="flex-end">
          <Button type="submit" loading={adding.isPending} disabled={isOver}>
            {words.turnOn}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Four letters at a time are typed without losing the place; apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?!$)/g, '$1 ');
}
