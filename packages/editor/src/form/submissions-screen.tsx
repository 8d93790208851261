import { Anchor, Group } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { isNotThere } from '../api/say.ts';
import { useCan } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { DownloadButton } from '../kit/download-button.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { useFirstPage, usePagedRows } from '../kit/list/use-paged-rows.ts';
import { NotThere } from '../kit/not-there.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { formTexts } from './messages.ts';
import { type ListedSubmission, submissionChoices, submissionsFile, submissionsQuery } from './queries.ts';

const listPath = '/config/forms';

export function SubmissionsScreen() {
  const words = useTexts(formTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const can = useCan();
  const address = useListAddress(submissionChoices);
  const asked = submissionsQuery(id, address.asked);
  const submissions = usePagedRows(asked);
  const columns = useColumns();
  const form = useFirstPage(asked)?.form;
  if (submissions.data === undefined && isNotThere(submissions.error)) {
    return (
      <NotThere title={words.unknown}>
        <Anchor component={Link} to={listPath}>
          {words.toList}
        </Anchor>
      </NotThere>
    );
  }
  return (
    <ListScreen
      title={form?.name ?? words.submissions}
      back={<BackLink to={listPath}>{words.title}</BackLink>}
      actions={
        <Group gap="sm">
          {can('forms.edit') && <DeliveryDialog formId={id} />}
          <DownloadButton href={submissionsFile(id, address.asked)}>{words.download}</DownloadButton>
        </Group>
      }
      address={address}
      query={submissions}
      columns={columns}
      nameOf={(submission) => submission.email ?? submission.summary}
      hrefOf={(submission) => `${listPath}/${id}/submissions/${submission.id}`}
      search={{ label: words.search }}
      empty={{ title: words.none, text: words.noneText }}
    />
  );
}

function useColumns(): readonly Column<ListedSubmission>[] {
  const words = useTexts(formTexts);
  const format = useFormat();
  return [
    {
      key: 'sender',
      title: words.sender,
      role: 'title',
      cell: ({ email, summary }) => email ?? (summary || words.noAnswers),
    },
    {
      key: 'summary',
      title: words.answers,
      role: 'fact',
      cell: ({ email, summary }) => (email === null ? '' : summary),
    },
    {
      key: 'sent',
      title: words.sent,
      role: 'fact',
      isDate: true,
      cell: ({ submittedAt }) => format.moment(submittedAt),
    },
    { key: 'page', title: words.page, role: 'detail', cell: ({ pagePath }) => pagePath },
  ];
}
