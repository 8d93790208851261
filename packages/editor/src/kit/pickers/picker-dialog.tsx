import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { Empty } from '../empty.tsx';
import { usePagedRows } from '../list/use-paged-rows.ts';
import { Loaded } from '../loaded.tsx';
import { kitTexts } from '../messages.ts';
import { More } from '../records.tsx';
import style from './picker-dialog.module.css';

export interface Pickable {
  readonly id: string;
}

/** How a picker finds what it offers: the rows that match, behind the row `after`. */
export type PickerQuery<Row> = (
  search: string,
  after: string | undefined,
) => Promise<{ readonly rows: readonly Row[]; readonly nextAfter: string | null }>;

export interface PickerDialogProps<Row extends Pickable> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly queryKey: QueryKey;
  readonly query: PickerQuery<Row>;
  readonly chosen: readonly string[];
  /** One is taken with a press; several are ticked and taken together. */
  readonly isMultiple: boolean;
  readonly onPick: (rows: readonly Row[]) => void;
  readonly nameOf: (row: Row) => string;
  readonly draw: (row: Row) => ReactNode;
  readonly layout: 'lines' | 'grid';
  readonly empty: { readonly title: string; readonly text: string };
  /** Another way to what is offered, such as an upload. */
  readonly children?: ReactNode;
}

/** Finds something by its name and takes it: the same dialog for pictures, products, and what comes. */
export function PickerDialog<Row extends Pickable>(props: PickerDialogProps<Row>) {
  const { isOpen, onClose, title } = props;
  const common = useTexts(commonTexts);
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': common.close }}>
      {isOpen && <Offer {...props} />}
    </Modal>
  );
}

const typingMs = 250;

function Offer<Row extends Pickable>(props: PickerDialogProps<Row>) {
  const { queryKey, query, chosen, isMultiple, onPick, onClose, empty } = props;
  const words = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingMs);
  const [picked, setPicked] = useState<readonly Row[]>([]);
  const rows = usePagedRows({ key: [...queryKey, 'picker', search], load: (after) => query(search, after) });
  const isPicked = (row: Row) => picked.some(({ id }) => id === row.id);
  function press(row: Row) {
    if (!isMultiple) onPick([row]);
    else setPicked(isPicked(row) ? picked.filter(({ id }) => id !== row.id) : [...picked, row]);
  }
  return (
    <>
      <TextInput
        type="search"
        label={words.search}
        data-autofocus
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        mb="md"
      />
      {props.children}
      <Loaded query={rows}>
        {(found) => {
          if (found.length === 0) {
            return search === '' ? (
              <Empty title={empty.title}>{empty.text}</Empty>
            ) : (
              <Empty title={words.noneFound}>{words.noneFoundText}</Empty>
            );
          }
          return (
            <ul className={style[props.layout]}>
              {found.map((row) => (
                <li key={row.id}>
                  <button
                    type="button"
                    className={style['choice']}
                    disabled={chosen.includes(row.id)}
                    aria-pressed={isMultiple ? isPicked(row) : undefined}
                    aria-label={props.nameOf(row)}
                    onClick={() => press(row)}
                  >
                    {props.draw(row)}
                  </button>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <More query={rows} />
      {isMultiple && (
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button disabled={picked.length === 0} onClick={() => onPick(picked)}>
            {words.add(picked.length)}
          </Button>
        </Group>
      )}
    </>
  );
}
