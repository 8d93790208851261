import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure, useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { DateField } from '../fields/date-field.tsx';
import { kitTexts } from '../messages.ts';
import type { Column } from './columns.ts';
import style from './list-toolbar.module.css';
import type { ListAddress } from './use-list-address.ts';

export interface ListFilter {
  /** As in the address. */
  readonly name: string;
  readonly label: string;
  /** The texts by value; absent for a day. */
  readonly options?: Readonly<Record<string, string>>;
}

interface ListToolbarProps {
  readonly label: string;
  readonly address: ListAddress;
  readonly search?: { readonly label: string; readonly hint?: string } | undefined;
  readonly filters: readonly ListFilter[];
  readonly columns: readonly Pick<Column<never>, 'title' | 'sort'>[];
}

/** More than these would push the rows off the screen of a phone. */
const mostUnfolded = 2;

/**
 * Search and filters in one row. A phone has no headings to sort by, so the order is chosen here, and many filters are
 * behind a button.
 */
export function ListToolbar({ label, address, search, filters, columns }: ListToolbarProps) {
  const common = useTexts(commonTexts);
  const words = useTexts(kitTexts);
  const { asked, ask } = address;
  const orders = columns.flatMap(({ title, sort }) =>
    sort
      ? [
          { value: sort.up, label: words.upwards(title) },
          { value: sort.down, label: words.downwards(title) },
        ]
      : [],
  );
  const values = asked as Readonly<Record<string, string>>;
  const isChosen = [...filters.map(({ name }) => name), 'sort'].some((name) => values[name] !== undefined);
  const isLong = filters.length + Math.sign(orders.length) > mostUnfolded;
  const [isOpen, { toggle }] = useDisclosure(isChosen);
  if (!search && filters.length + orders.length === 0) return null;
  return (
    <search className={style['toolbar']} aria-label={label} data-open={isOpen || !isLong}>
      {search && (
        <SearchField
          {...search}
          value={asked.search ?? ''}
          onChange={(text) => ask('search', text, { replace: true })}
        />
      )}
      {isLong && (
        <Button className={style['fold'] ?? ''} variant="default" aria-expanded={isOpen} onClick={toggle}>
          {words.sortAndFilter}
        </Button>
      )}
      <div className={style['filters']}>
        {filters.map(({ name, label: filterLabel, options }) =>
          options ? (
            <Select
              key={name}
              label={filterLabel}
              data={[
                { value: '', label: common.all },
                ...Object.entries(options).map(([value, text]) => ({ value, label: text })),
              ]}
              value={values[name] ?? ''}
              onChange={(value) => ask(name, value ?? '')}
              allowDeselect={false}
            />
          ) : (
            <DateField
              key={name}
              label={filterLabel}
              value={values[name] ?? null}
              onChange={(value) => ask(name, value ?? '')}
            />
          ),
        )}
        {orders.length > 0 && (
          <Select
            className={style['order'] ?? ''}
            label={words.order}
            data={[{ value: '', label: words.newestFirst }, ...orders]}
            value={values['sort'] ?? ''}
            onChange={(value) => ask('sort', value ?? '')}
            allowDeselect={false}
          />
        )}
      </div>
    </search>
  );
}

const typingMs = 250;
const mostLetters = 200;

interface SearchFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Asks once the typing rests. "/" leads to it from anywhere on the screen. */
function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onChange(sent.current);
  }, typingMs);
  // The address has changed by itself, as with "Back": the field follows. What the field has asked for itself is in it already.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useHotkeys([['/', () => field.current?.focus()]]);
  return (
    <TextInput
      ref={field}
      type="search"
      label={label}
      {...(hint === undefined ? {} : { placeholder: hint })}
      maxLength={mostLetters}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        send(currentTarget.value);
      }}
    />
  );
}
