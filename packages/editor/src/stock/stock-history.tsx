import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Empty } from '../kit/empty.tsx';
import { DecimalField } from '../kit/fields/decimal-field.tsx';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { Loaded } from '../kit/loaded.tsx';
import { More } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { stockTexts } from './messages.ts';
import { movesQuery, type StockMove, type StockRow, stockKey } from './queries.ts';
import style from './stock-screen.module.css';

interface StockHistoryProps {
  readonly row: StockRow;
  readonly onClose: () => void;
}

/** Everything that came and went, and from which quantity on the owner is warned. */
export function StockHistory({ row, onClose }: StockHistoryProps) {
  const words = useTexts(stockTexts);
  const common = useTexts(commonTexts);
  const moves = usePagedRows(movesQuery(row.id));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title={words.historyOf(row.choice || row.title)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack gap="lg">
        {!row.isUnlimited && <LevelField row={row} />}
        <Loaded query={moves}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty title={words.noMoves}>{words.noMovesText}</Empty>
            ) : (
              <ol className={style['moves']}>
                {rows.map((move) => (
                  <Move key={move.id} move={move} />
                ))}
              </ol>
            )
          }
        </Loaded>
        <More query={moves} />
      </Stack>
    </Drawer>
  );
}

function LevelField({ row }: { readonly row: StockRow }) {
  const words = useTexts(stockTexts);
  const common = useTexts(commonTexts);
  const [typed, setTyped] = useState(row.warnAt === null ? '' : String(row.warnAt));
  const warnAt = typed.trim() === '' ? null : Number(typed);
  const isWrong = warnAt !== null && !/^\d{1,6}$/.test(typed.trim());
  const save = useChange({
    change: () => call('PUT /api/commerce/inventory/:id/level', { params: { id: row.id }, body: { warnAt } }),
    stale: stockKey,
    success: words.levelSaved,
  });
  return (
    <Group align="flex-end" gap="sm" wrap="nowrap">
      <DecimalField
        label={words.levelLabel}
        description={words.levelHint}
        places={0}
        value={typed}
        onChange={setTyped}
        error={isWrong ? words.faults.whole : undefined}
      />
      <Button variant="default" disabled={isWrong} loading={save.isPending} onClick={() => save.mutate()}>
        {common.save}
      </Button>
    </Group>
  );
}

function Move({ move: { id, kind, delta, reason, by, at } }: { readonly move: StockMove }) {
  const words = useTexts(stockTexts);
  const format = useFormat();
  const isOrder = kind === 'sale' || kind === 'cancel';
  const text =
    reason === null
      ? (words.kinds[kind as keyof typeof words.kinds] ?? kind)
      : words.reasons[reason as keyof typeof words.reasons];
  return (
    <li className={style['move']}>
      <span className={style['delta']}>{delta > 0 ? `+${format.number(delta)}` : `−${format.number(-delta)}`}</span>
      <div>
        <Text>
          {text}
          {isOrder && (
            <>
              {' · '}
              <Link to={`/config/commerce/orders/${id}`}>{words.order}</Link>
            </>
          )}
        </Text>
        <Text size="sm" c="var(--awning-quiet)">
          {[by, format.moment(at)].filter(Boolean).join(', ')}
        </Text>
      </div>
    </li>
  );
}
