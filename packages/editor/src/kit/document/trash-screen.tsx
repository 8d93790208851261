import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '../../api/client.ts';
import type { AnyDocument } from '../../api/document-calls.ts';
import { useFormat } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { Ask } from '../ask.tsx';
import { BackLink } from '../back-link.tsx';
import type { Column } from '../list/columns.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { usePagedRows } from '../list/use-paged-rows.ts';
import { kitTexts } from '../messages.ts';
import { useChange } from '../use-change.ts';
import type { DocumentKind } from './kind.ts';

type TrashedDocument = Answer<'GET /api/trash/coupon'>['rows'][number];

interface TrashScreenProps<Document extends AnyDocument> {
  readonly kind: DocumentKind<Document>;
}

const noChoices = {};

/** What is in the trash: it comes back as it was, or goes for good, which is the one thing that is asked about. */
export function TrashScreen<Document extends AnyDocument>({ kind }: TrashScreenProps<Document>) {
  const words = useTexts(kitTexts);
  const ofKind = useTexts(kind.texts);
  const { key, calls, listPath } = kind;
  const [chosen, setChosen] = useState<readonly TrashedDocument[]>([]);
  const address = useListAddress(noChoices);
  const trashed = usePagedRows({ key: [...key, 'trash'], load: calls.trashed });
  const reasons = { ...words.reasons, ...ofKind.reasons };
  const recover = useChange({
    change: (rows: readonly TrashedDocument[]) => inTurn(rows, calls.recover),
    stale: key,
    success: words.recovered,
    reasons,
  });
  const purge = useChange({
    change: (rows: readonly TrashedDocument[]) => inTurn(rows, calls.purge),
    stale: key,
    success: words.purged,
    reasons,
  });
  const columns = useColumns((row) => recover.mutate([row]), recover.isPending);
  return (
    <>
      <ListScreen
        title={ofKind.trashTitle}
        lead={words.trashLead}
        back={<BackLink to={listPath}>{ofKind.title}</BackLink>}
        address={address}
        query={trashed}
        columns={columns}
        nameOf={(row) => row.title}
        bulkActs={[
          {
            label: words.recover,
            run: (rows, done) => recover.mutate(rows, { onSuccess: done }),
            isBusy: recover.isPending,
          },
          { label: words.purge, run: setChosen, isBusy: purge.isPending, isDangerous: true },
        ]}
        empty={{ title: words.trashEmpty, text: words.trashEmptyText }}
      />
      <Ask
        isOpen={chosen.length > 0}
        title={chosen.length === 1 ? words.purgeTitle(chosen[0]?.title ?? '') : words.purgeTitleMany(chosen.length)}
        action={words.purge}
        isBusy={purge.isPending}
        onClose={() => setChosen([])}
        onConfirm={() => purge.mutate(chosen, { onSettled: () => setChosen([]) })}
      >
        {words.purgeText}
      </Ask>
    </>
  );
}

function useColumns(onRecover: (row: TrashedDocument) => void, isBusy: boolean): readonly Column<TrashedDocument>[] {
  const words = useTexts(kitTexts);
  const format = useFormat();
  return [
    { key: 'title', title: words.name, role: 'title', cell: ({ title }) => title },
    {
      key: 'at',
      title: words.trashedAt,
      role: 'fact',
      isDate: true,
      cell: ({ trashedAt }) => format.moment(trashedAt),
    },
    { key: 'by', title: words.trashedBy, role: 'detail', cell: ({ trashedBy }) => trashedBy },
    {
      key: 'recover',
      title: words.actions,
      role: 'fact',
      isNumber: true,
      cell: (row) => (
        <Button
          size="compact-sm"
          variant="light"
          disabled={isBusy}
          aria-label={words.recoverOne(row.title)}
          onClick={() => onRecover(row)}
        >
          {words.recover}
        </Button>
      ),
    },
  ];
}

async function inTurn(rows: readonly TrashedDocument[], act: (id: string) => Promise<unknown>): Promise<void> {
  for (const { id } of rows) await act(id);
}
