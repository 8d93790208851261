import { Button, Stack, Text } from '@mantine/core';
import { call } from '../api/client.ts';
import { useSession } from '../app/session.ts';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { formTexts } from './messages.ts';
import type { Submission } from './queries.ts';
import style from './submission-screen.module.css';

/** Passwords stay masked until somebody who may asks for them; asking is written down by the server. */
export function SubmissionAnswers({ submission }: { readonly submission: Submission }) {
  const words = useTexts(formTexts);
  const { rights } = useSession();
  const opened = useChange({
    change: () => call('GET /api/form-submissions/:id/passwords', { params: { id: submission.id } }),
    reasons: words.reasons,
  });
  const passwords = opened.data?.passwords;
  const hasSecrets = submission.answers.some(({ isSecret, isAnswered }) => isSecret && isAnswered);
  const mayAsk = hasSecrets && passwords === undefined && rights.includes('formPasswords.read');
  return (
    <Stack>
      <dl className={style['answers']}>
        {submission.answers.map(({ fieldId, title, text, isAnswered }) => (
          <div key={fieldId}>
            <dt>{title}</dt>
            <dd className={isAnswered ? undefined : style['unanswered']}>{passwords?.[fieldId] ?? text}</dd>
          </div>
        ))}
      </dl>
      {submission.answers.length === 0 && <Text c="var(--awning-quiet)">{words.noAnswers}</Text>}
      {mayAsk && (
        <Stack gap={4} align="flex-start">
          <Button size="xs" variant="default" loading={opened.isPending} onClick={() => opened.mutate(undefined)}>
            {words.showPasswords}
          </Button>
          <Text size="sm" c="var(--awning-quiet)">
            {words.passwordsShown}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
