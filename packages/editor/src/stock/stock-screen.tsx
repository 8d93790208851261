import { Button, Group, Text, TextInput, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { sayProblem } from '../api/say.ts';
import { LeaveGuard } from '../kit/editing/leave-guard.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListPicture } from '../kit/list/list-picture.tsx';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { commonTexts } from '../texts/common.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { stockTexts } from './messages.ts';
import { type StockRow, sendStockChanges, stockChoices, stockKey, stockQuery } from './queries.ts';
import { StockDialog } from './stock-dialog.tsx';
import { StockHistory } from './stock-history.tsx';
import style from './stock-screen.module.css';

const productPath = '/config/commerce/products';

/** Every variant with its stock. What is counted on a walk through the stockroom is typed down the list and saved together. */
export function StockScreen() {
  const words = useTexts(stockTexts);
  const address = useListAddress(stockChoices);
  const rows = usePagedRows(stockQuery(address.asked));
  const [counts, setCounts] = useState<Counts>({});
  const [opened, setOpened] = useState<StockRow>();
  const [history, setHistory] = useState<StockRow>();
  const columns = useColumns({
    counts,
    onCount: (id, typed) => setCounts((before) => withCount(before, id, typed)),
    onChange: setOpened,
    onHistory: setHistory,
  });
  const isTyped = Object.keys(counts).length > 0;
  return (
    <>
      <ListScreen
        title={words.title}
        lead={words.lead}
        address={address}
        query={rows}
        columns={columns}
        nameOf={nameOf}
        hrefOf={({ productId }) => `${productPath}/${productId}`}
        search={{ label: words.search, hint: words.searchHint }}
        filters={[{ name: 'stock', label: words.filter, options: words.filters }]}
        empty={{
          title: words.empty,
          text: words.emptyText,
          action: (
            <Button component={Link} to={productPath}>
              {words.toProducts}
            </Button>
          ),
        }}
      />
      {isTyped && <CountBar counts={counts} onKeep={setCounts} />}
      <LeaveGuard isChanged={() => isTyped} />
      {opened && <StockDialog row={opened} isOpen onClose={() => setOpened(undefined)} />}
      {history && <StockHistory row={history} onClose={() => setHistory(undefined)} />}
    </>
  );
}

/** What was typed for a variant, by its id. */
type Counts = Readonly<Record<string, string>>;

function withCount(counts: Counts, id: string, typed: string): Counts {
  const { [id]: _former, ...others } = counts;
  return typed === '' ? others : { ...others, [id]: typed };
}

function nameOf({ title, choice }: StockRow): string {
  return choice === '' ? title : `${title}, ${choice}`;
}

interface ColumnOptions {
  readonly counts: Counts;
  readonly onCount: (id: string, typed: string) => void;
  readonly onChange: (row: StockRow) => void;
  readonly onHistory: (row: StockRow) => void;
}

function useColumns({ counts, onCount, onChange, onHistory }: ColumnOptions): readonly Column<StockRow>[] {
  const words = useTexts(stockTexts);
  const format = useFormat();
  return [
    {
      key: 'picture',
      title: words.picture,
      role: 'picture',
      cell: ({ imageUrl }) => <ListPicture imageUrl={imageUrl} />,
    },
    { key: 'product', title: words.product, role: 'title', cell: nameOf },
    { key: 'sku', title: words.sku, role: 'detail', cell: ({ sku }) => sku },
    {
      key: 'on-hand',
      title: words.onHand,
      role: 'fact',
      isNumber: true,
      cell: (row) =>
        row.isUnlimited ? (
          words.noLimit
        ) : (
          <UnstyledButton
            className={style['quantity'] ?? ''}
            data-low={row.onHand - row.reserved <= (row.warnAt ?? 0)}
            aria-label={words.changeOf(nameOf(row), format.number(row.onHand))}
            onClick={() => onChange(row)}
          >
            {format.number(row.onHand)}
          </UnstyledButton>
        ),
    },
    {
      key: 'counted',
      title: words.counted,
      role: 'fact',
      cell: (row) =>
        !row.isUnlimited && (
          <TextInput
            className={style['count'] ?? ''}
            size="xs"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            placeholder={words.counted}
            data-count
            aria-label={words.countedOf(nameOf(row))}
            value={counts[row.id] ?? ''}
            error={counts[row.id] !== undefined && !isCount(counts[row.id] ?? '')}
            onChange={({ currentTarget }) => onCount(row.id, currentTarget.value.trim())}
            onKeyDown={goDown}
          />
        ),
    },
    {
      key: 'level',
      title: words.level,
      role: 'detail',
      isNumber: true,
      cell: ({ warnAt }) => (warnAt === null ? '' : format.number(warnAt)),
    },
    {
      key: 'history',
      title: words.history,
      role: 'detail',
      cell: (row) => (
        <Button size="compact-xs" variant="default" className={style['above'] ?? ''} onClick={() => onHistory(row)}>
          {words.history}
        </Button>
      ),
    },
  ];
}

/** Enter and the arrows lead from count to count, as down a list on paper. */
function goDown(event: KeyboardEvent<HTMLInputElement>) {
  const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-count]')];
  fields[fields.indexOf(event.currentTarget) + step]?.focus();
}

function isCount(typed: string): boolean {
  return /^\d{1,6}$/.test(typed);
}

interface CountBarProps {
  readonly counts: Counts;
  /** What stays typed: nothing, or what could not be saved. */
  readonly onKeep: (counts: Counts) => void;
}

function CountBar({ counts, onKeep }: CountBarProps) {
  const words = useTexts(stockTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const typed = Object.entries(counts);
  const closeButtonProps = { 'aria-label': common.close };
  const save = useMutation({
    mutationFn: () =>
      sendStockChanges(typed.map(([variantId, count]) => ({ variantId, to: Number(count), reason: 'count' as const }))),
    onSuccess: (refused) => {
      const left = new Set(refused.map(({ variantId }) => variantId));
      onKeep(Object.fromEntries(typed.filter(([id]) => left.has(id))));
      void queries.invalidateQueries({ queryKey: stockKey });
      if (typed.length > left.size) {
        notifications.show({ color: 'cloth', message: words.countsSaved(typed.length - left.size), closeButtonProps });
      }
      for (const reason of new Set(refused.map((one) => one.reason))) {
        notifications.show({ color: 'red', message: words.refusals[reason], closeButtonProps });
      }
    },
    onError: (problem) => notifications.show({ color: 'red', message: sayProblem(problem, common), closeButtonProps }),
  });
  return (
    <Group component="section" data-bottom-bar aria-label={words.saveCounts} className={style['bar'] ?? ''} gap="sm">
      <Text component="output" fw={600} mr="auto">
        {words.counts(typed.length)}
      </Text>
      <Button variant="default" onClick={() => onKeep({})}>
        {words.discardCounts}
      </Button>
      <Button
        loading={save.isPending}
        disabled={typed.some(([, count]) => !isCount(count))}
        onClick={() => save.mutate()}
      >
        {words.saveCounts}
      </Button>
    </Group>
  );
}
