import { ActionIcon, Button, Input, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';
import { kitTexts } from '../messages.ts';
import { Grip } from '../order/grip.tsx';
import { useReorder } from '../order/use-reorder.ts';
import style from './picker-dialog.module.css';

interface PickedListProps<Row> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly draw: (row: Row) => ReactNode;
  readonly onRemove: (row: Row) => void;
  /** Where their order counts. */
  readonly onMove?: ((from: number, to: number) => void) | undefined;
  readonly onChoose: () => void;
  /** The word on the button that opens the picker. */
  readonly action: string;
  readonly error?: string | undefined;
}

/** The field of a picker: what is chosen, each with a button that takes it out, and the one that opens the dialog. */
export function PickedList<Row extends { readonly id: string }>(props: PickedListProps<Row>) {
  const { label, hint, rows, nameOf, draw, onRemove, onMove, onChoose, action, error } = props;
  const words = useTexts(kitTexts);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const reorder = useReorder(list, (from, to) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    onMove?.(from, to);
    setSaid(words.movedTo(nameOf(row), to + 1, rows.length));
  });
  const isOrdered = onMove !== undefined && rows.length > 1;
  return (
    <fieldset className={style['field']} aria-labelledby={id}>
      <Input.Label component="span" id={id}>
        {label}
      </Input.Label>
      {hint && <Input.Description>{hint}</Input.Description>}
      {rows.length > 0 && (
        <ul ref={list} className={style['lines']}>
          {rows.map((row, place) => (
            <li
              key={row.id}
              className={style['line']}
              data-entry
              data-drop={reorder.sideAt(place, rows.length)}
              data-dragged={reorder.isDragged(place)}
            >
              {isOrdered && <Grip name={nameOf(row)} {...reorder.grip(place)} />}
              {draw(row)}
              <ActionIcon
                variant="subtle"
                color="gray"
                ml="auto"
                aria-label={words.remove(nameOf(row))}
                onClick={() => onRemove(row)}
              >
                <Icon name="trash" size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {isOrdered && (
        <VisuallyHidden component="output" aria-live="polite">
          {said}
        </VisuallyHidden>
      )}
      <Button variant="default" size="sm" onClick={onChoose}>
        {action}
      </Button>
      {error && <Input.Error mt={6}>{error}</Input.Error>}
    </fieldset>
  );
}
