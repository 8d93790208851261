import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Card } from '../kit/card.tsx';
import { DetailScreen } from '../kit/detail-screen.tsx';
import { StatusBadge, type Tone } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { DeleteSubmission } from './delete-submission.tsx';
import { formTexts } from './messages.ts';
import { type Submission, submissionQuery } from './queries.ts';
import { SubmissionAnswers } from './submission-answers.tsx';
import style from './submission-screen.module.css';

export function SubmissionScreen() {
  const words = useTexts(formTexts);
  const { id = '', submissionId = '' } = useParams({ strict: false }) as { id?: string; submissionId?: string };
  const submission = useQuery(submissionQuery(submissionId));
  return (
    <DetailScreen
      query={submission}
      listPath={`/config/forms/${id}/submissions`}
      words={{ list: words.submissions, unknown: words.unknownSubmission, toList: words.toSubmissions }}
      title={submission.data && (submission.data.email ?? words.submission)}
      actions={submission.data && <DeleteSubmission formId={id} id={submissionId} />}
    >
      {(found) => (
        <div className={style['columns']}>
          <Card title={words.answers}>
            <SubmissionAnswers submission={found} />
          </Card>
          <Stack gap="lg">
            <Card>
              <Facts submission={found} />
            </Card>
            {found.webhook && (
              <Card title={words.webhook}>
                <Webhook webhook={found.webhook} />
              </Card>
            )}
          </Stack>
        </div>
      )}
    </DetailScreen>
  );
}

function Facts({ submission }: { readonly submission: Submission }) {
  const words = useTexts(formTexts);
  const format = useFormat();
  const { email, submittedAt, pageTitle, pagePath, language, version } = submission;
  return (
    <dl className={style['facts']}>
      <dt>{words.sent}</dt>
      <dd>{format.moment(submittedAt)}</dd>
      {email !== null && <dt>{words.reply}</dt>}
      {email !== null && (
        <dd>
          <Anchor href={`mailto:${encodeURIComponent(email)}`}>{email}</Anchor>
        </dd>
      )}
      <dt>{words.page}</dt>
      <dd>
        {pageTitle}
        {pageTitle !== '' && <br />}
        {pagePath}
      </dd>
      <dt>{words.language}</dt>
      <dd>{language}</dd>
      <dt>{words.version}</dt>
      <dd>{version}</dd>
    </dl>
  );
}

const tones = { waiting: 'open', delivered: 'good', failed: 'bad' } as const satisfies Record<string, Tone>;

function Webhook({ webhook }: { readonly webhook: NonNullable<Submission['webhook']> }) {
  const words = useTexts(formTexts);
  return (
    <Stack gap="xs" align="flex-start">
      <StatusBadge tone={tones[webhook.state]}>{words.webhookStates[webhook.state]}</StatusBadge>
      <Text size="sm" c="var(--awning-quiet)">
        {words.attempts(webhook.attempts)}
      </Text>
      {webhook.lastError !== null && <Text size="sm">{webhook.lastError}</Text>}
    </Stack>
  );
}
