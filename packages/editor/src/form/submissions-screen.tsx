import { Anchor, Group, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { isNotThere } from '../api/say.ts';
import { useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { DownloadButton } from '../kit/download-button.tsx';
import { Empty } from '../kit/empty.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { NotThere } from '../kit/not-there.tsx';
import { Page } from '../kit/page.tsx';
import { More, Record, Records, recordStyle } from '../kit/records.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import style from './form-lists.module.css';
import { formTexts } from './messages.ts';
import { type ListedSubmission, submissionsQuery } from './queries.ts';

const typingMs = 250;

export function SubmissionsScreen() {
  const words = useTexts(formTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const { rights } = useSession();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingMs);
  const submissions = useInfiniteQuery(submissionsQuery(id, search));
  if (submissions.data === undefined && isNotThere(submissions.error)) {
    return (
      <NotThere title={words.unknownForm}>
        <Anchor component={Link} to="/config/forms">
          {words.toForms}
        </Anchor>
      </NotThere>
    );
  }
  const file = `/config/forms/${id}/submissions.csv${search === '' ? '' : `?q=${encodeURIComponent(search)}`}`;
  return (
    <Page
      title={submissions.data?.pages[0]?.form.name ?? words.title}
      back={
        <Anchor component={Link} to="/config/forms" size="sm">
          <Icon name="back" size={14} /> {words.title}
        </Anchor>
      }
      actions={
        <Group gap="sm">
          {rights.includes('forms.edit') && <DeliveryDialog formId={id} />}
          <DownloadButton href={file}>{words.download}</DownloadButton>
        </Group>
      }
    >
      <Group>
        <TextInput
          type="search"
          label={words.search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={200}
          w={{ base: '100%', sm: 320 }}
        />
      </Group>
      <Card isFlush>
        <Loaded query={submissions}>
          {({ pages }) => (
            <SubmissionList
              formId={id}
              submissions={pages.flatMap((page) => page.submissions)}
              isSearched={search !== ''}
            />
          )}
        </Loaded>
      </Card>
      <More query={submissions} />
    </Page>
  );
}

interface SubmissionListProps {
  readonly formId: string;
  readonly submissions: readonly ListedSubmission[];
  readonly isSearched: boolean;
}

function SubmissionList({ formId, submissions, isSearched }: SubmissionListProps) {
  const words = useTexts(formTexts);
  const format = useFormat();
  if (submissions.length === 0) {
    const [title, text] = isSearched ? [words.noneFound, words.noneFoundText] : [words.none, words.noneText];
    return <Empty title={title}>{text}</Empty>;
  }
  return (
    <Records label={words.submissions}>
      {submissions.map((submission) => (
        <Record key={submission.id}>
          <Link
            to="/config/forms/$id/submissions/$submissionId"
            params={{ id: formId, submissionId: submission.id }}
            className={`${recordStyle['line']} ${style['line']}`}
          >
            <Stack gap={0} miw={0}>
              <strong className={recordStyle['cut']}>
                {submission.email ?? (submission.summary || words.noAnswers)}
              </strong>
              {submission.email !== null && (
                <span className={`${recordStyle['quiet']} ${recordStyle['cut']}`}>{submission.summary}</span>
              )}
            </Stack>
            <span className={recordStyle['quiet']}>{format.moment(submission.submittedAt)}</span>
            <span className={`${recordStyle['quiet']} ${recordStyle['cut']}`}>{submission.pagePath}</span>
          </Link>
        </Record>
      ))}
    </Records>
  );
}
