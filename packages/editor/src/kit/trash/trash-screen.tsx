import { Button } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { Ask } from '../ask.tsx';
import type { Column } from '../list/columns.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { usePagedRows } from '../list/use-paged-rows.ts';
import { kitTexts } from '../messages.ts';
import { useChange } from '../use-change.ts';

export interface TrashedDocument {
  readonly id: string;
  readonly title: string;
  readonly trashedBy: string;
  readonly trashedAt: string;
}

interface TrashScreenProps {
  readonly title: string;
  readonly back: ReactNode;
  /** Of the kind of document: everything under it is out of date once something has left the trash. */
  readonly queryKey: QueryKey;
  readonly load: (after: string | undefined) => Promise<{
    readonly rows: readonly TrashedDocument[];
    readonly nextAfter: string | null;
  }>;
  readonly recover: (id: string) => Promise<unknown>;
  readonly purge: (id: string) => Promise<unknown>;
  /** Why something cannot come back, in the words of its kind. */
  readonly reasons: Readonly<Record<string, string>>;
}

const noChoices = {};

/** What is in the trash: it comes back as it was, or goes for good, which is the one thing that is asked about. */
export function TrashScreen(props: TrashScreenProps) {
  const words = useTexts(kitTexts);
  const { title, back, queryKey, load } = props;
  const [chosen, setChosen] = useState<readonly TrashedDocument[]>([]);
  const address = useListAddress(noChoices);
  const trashed = usePagedRows({ key: [...queryKey, 'trash'], load });
  const reasons = { ...words.reasons, ...props.reasons };
  const recover = useChange({
    change: (rows: readonly TrashedDocument[]) => inTurn(rows, props.recover),
    stale: queryKey,
    success: words.recovered,
    reasons,
  });
  const purge = useChange({
    change: (rows: readonly TrashedDocument[]) => inTurn(rows, props.purge),
    stale: queryKey,
    success: words.purged,
    reasons,
  });
  const columns = useColumns((row) => recover.mutate([row]), recover.isPending);
  return (
    <>
      <ListScreen
        title={title}
        lead={words.trashLead}
        back={back}
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
    { key: 'at', title: words.trashedAt, role: 'fact', cell: ({ trashedAt }) => format.moment(trashedAt) },
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
