import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { Empty } from '../empty.tsx';
import { usePagedRows } from '../list/use-paged-rows.ts';
import { useSteadyRows } from '../list/use-steady-rows.ts';
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
  /** Another way to what is offered, such as an upload. What arrives is chosen as soon as it is offered, in the order of its places. */
  readonly children?: (arrive: (id: string, place: number) => void) => ReactNode;
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
  // Ids of what was added here, and those of them that the person has seen and decided about.
  const [arrived, setArrived] = useState<readonly { readonly id: string; readonly place: number }[]>([]);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const { query: rows, props: steady } = useSteadyRows(
    usePagedRows({ key: [...queryKey, 'picker', search], load: (after) => query(search, after) }),
  );
  const isOpenArrival = ({ id }: Pickable) => !decided.includes(id) && picked.every((row) => row.id !== id);
  const added = arrived.filter(isOpenArrival).flatMap(({ id }) => rows.data?.find((row) => row.id === id) ?? []);
  const chosenNow = [...picked, ...added];
  const isPicked = (row: Row) => chosenNow.some(({ id }) => id === row.id);
  function press(row: Row) {
    if (!isMultiple) {
      onPick([row]);
      return;
    }
    setPicked(isPicked(row) ? chosenNow.filter(({ id }) => id !== row.id) : [...chosenNow, row]);
    setDecided([...decided, ...added.map(({ id }) => id)]);
  }
  const [only] = isMultiple ? [] : added;
  useEffect(() => {
    if (only) onPick([only]);
  }, [only, onPick]);
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
      {props.children?.((id, place) => setArrived((before) => withArrival(before, { id, place })))}
      <div {...steady}>
        <Loaded query={rows}>
          {(offered) => {
            if (offered.length === 0) {
              return search === '' ? (
                <Empty title={empty.title}>{empty.text}</Empty>
              ) : (
                <Empty title={words.noneFound}>{words.noneFoundText}</Empty>
              );
            }
            return (
              <ul className={style[props.layout]}>
                {offered.map((row) => (
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
      </div>
      <More query={rows} />
      {isMultiple && (
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button disabled={chosenNow.length === 0} onClick={() => onPick(chosenNow)}>
            {words.add(chosenNow.length)}
          </Button>
        </Group>
      )}
    </>
  );
}

/** Files arrive as fast as the line lets them, and stand in the order in which they were chosen. */
function withArrival<Arrival extends Pickable & { readonly place: number }>(
  before: readonly Arrival[],
  arrival: Arrival,
): readonly Arrival[] {
  if (before.some(({ id }) => id === arrival.id)) return before;
  return [...before, arrival].toSorted((one, other) => one.place - other.place);
}
