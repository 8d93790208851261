import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '../../texts/texts.ts';
import { kitTexts } from '../messages.ts';
import style from './bulk-bar.module.css';
import type { ListRow } from './list-table.tsx';
import type { Selection } from './use-selection.ts';

export interface BulkAct<Row> {
  readonly label: string;
  /** Calls `done` when the selection has served its purpose. */
  readonly run: (rows: readonly Row[], done: () => void) => void;
  readonly isBusy: boolean;
  readonly isDangerous?: boolean;
}

interface BulkBarProps<Row extends ListRow> {
  readonly selection: Selection<Row>;
  readonly acts: readonly BulkAct<Row>[];
}

/** What can be done with the selected rows; it appears with the first of them and stays in reach while the list is scrolled. */
export function BulkBar<Row extends ListRow>({ selection, acts }: BulkBarProps<Row>) {
  const words = useTexts(kitTexts);
  if (selection.rows.length === 0) return null;
  return (
    <Group component="section" data-bottom-bar aria-label={words.bulkActs} className={style['bar'] ?? ''} gap="sm">
      <Text component="output" fw={600} mr="auto">
        {words.selected(selection.rows.length)}
      </Text>
      {acts.map(({ label, run, isBusy, isDangerous = false }) => (
        <Button
          key={label}
          size="xs"
          variant="light"
          {...(isDangerous ? { color: 'red' } : {})}
          loading={isBusy}
          onClick={() => run(selection.rows, selection.clear)}
        >
          {label}
        </Button>
      ))}
      <Button size="xs" variant="default" onClick={selection.clear}>
        {words.clearSelection}
      </Button>
    </Group>
  );
}
