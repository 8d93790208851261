import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { type Answer, call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { useSession } from '../app/session.ts';
import { Icon } from '../kit/icon.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { mailServerTexts } from './server-messages.ts';

interface TestMailFormProps {
  readonly hasServer: boolean;
  /** What is typed above is not saved yet; the test goes through what is saved. */
  readonly isChanged: boolean;
}

export function TestMailForm({ hasServer, isChanged }: TestMailFormProps) {
  const words = useTexts(mailServerTexts);
  const whyId = useId();
  const { member } = useSession();
  const [to, setTo] = useState(member.email);
  const test = useChange({
    change: (recipient: string) =>
      call('POST /api/website/mail-server/test', { body: { to: recipient } }).then((answer) => ({
        ...answer,
        to: recipient,
      })),
    reasons: words.reasons,
  });
  const why = !hasServer ? words.testNoServer : isChanged ? words.testSaveFirst : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        test.mutate(to.trim());
      }}
    >
      <Stack align="flex-start">
        <Text c="var(--awning-quiet)">{words.testText}</Text>
        <TextInput
          label={words.testTo}
          type="email"
          autoComplete="off"
          w="100%"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          error={fieldProblems(test.error, words.reasons)['to']}
        />
        <Button
          type="submit"
          variant="default"
          disabled={why !== undefined}
          aria-describedby={why === undefined ? undefined : whyId}
          loading={test.isPending}
        >
          {words.testSend}
        </Button>
        {why !== undefined && (
          <Text size="sm" c="var(--awning-quiet)" id={whyId}>
            {why}
          </Text>
        )}
        <output style={{ width: '100%' }}>
          {test.data && why === undefined && <TestOutcome answer={test.data} />}
        </output>
      </Stack>
    </form>
  );
}

type TestAnswer = Answer<'POST /api/website/mail-server/test'> & { readonly to: string };

function TestOutcome({ answer: { outcome, answer, to } }: { readonly answer: TestAnswer }) {
  const words = useTexts(mailServerTexts);
  const { title, text } = words.outcomes[outcome](to);
  const isSent = outcome === 'sent';
  return (
    <Alert color={isSent ? 'cloth' : 'red'} icon={<Icon name={isSent ? 'check' : 'warning'} />} title={title}>
      {text}
      {answer !== '' && (
        <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {words.said}: <code>{answer}</code>
        </Text>
      )}
    </Alert>
  );
}
