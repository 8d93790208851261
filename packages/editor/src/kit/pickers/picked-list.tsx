import { ActionIcon, Button, Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';
import { kitTexts } from '../messages.ts';
import style from './picker-dialog.module.css';

interface PickedListProps<Row> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly draw: (row: Row) => ReactNode;
  readonly onRemove: (row: Row) => void;
  readonly onChoose: () => void;
  /** The word on the button that opens the picker. */
  readonly action: string;
  readonly error?: string | undefined;
}

/** The field of a picker: what is chosen, each with a button that takes it out, and the one that opens the dialog. */
export function PickedList<Row extends { readonly id: string }>(props: PickedListProps<Row>) {
  const { label, hint, rows, nameOf, draw, onRemove, onChoose, action, error } = props;
  const words = useTexts(kitTexts);
  const id = useId();
  return (
    <fieldset className={style['field']} aria-labelledby={id}>
      <Input.Label component="span" id={id}>
        {label}
      </Input.Label>
      {hint && <Input.Description>{hint}</Input.Description>}
      {rows.length > 0 && (
        <ul className={style['lines']}>
          {rows.map((row) => (
            <li key={row.id} className={style['line']}>
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
      <Button variant="default" size="sm" onClick={onChoose}>
        {action}
      </Button>
      {error && <Input.Error mt={6}>{error}</Input.Error>}
    </fieldset>
  );
}
