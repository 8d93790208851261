import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { fitting } from './fitting.ts';

type SearchSelectProps = Omit<
  SelectProps,
  'data' | 'searchable' | 'allowDeselect' | 'autoComplete' | 'onClick' | 'filter'
> & {
  readonly data: readonly (string | { readonly value: string; readonly label: string })[];
};

/** One of many values, found by typing a part of it; Enter takes the one that fits best, or the one that the arrow keys have reached. */
export function SearchSelect({ data, ...props }: SearchSelectProps) {
  const [search, setSearch] = useState('');
  const options = data.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  return (
    <Select
      {...props}
      data={options}
      searchValue={search}
      onSearchChange={setSearch}
      // The value that was chosen before is a choice, too: what was typed to find it gives way to its name.
      onOptionSubmit={(value) => setSearch(options.find((option) => option.value === value)?.label ?? '')}
      searchable
      filter={(asked) => [...fitting(asked.options as readonly ComboboxItem[], asked.search)]}
      onKeyDownCapture={takeHighlighted}
      allowDeselect={false}
      selectFirstOptionOnChange
      autoComplete="off"
      // What is typed replaces the former value, as it does for whoever comes with the Tab key.
      onClick={({ currentTarget }) => currentTarget.select()}
    />
  );
}

/**
 * Enter takes the option that is highlighted. The library keeps the place of that option apart and sets it anew a moment after the list
 * has opened, to the value that was chosen before: whoever types faster than that would get the former value, or none.
 */
function takeHighlighted(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  const highlighted = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!highlighted) return;
  event.preventDefault();
  event.stopPropagation();
  highlighted.click();
}
