import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';

type SearchSelectProps = Omit<SelectProps, 'data' | 'searchable' | 'allowDeselect' | 'autoComplete' | 'onClick'> & {
  readonly data: readonly (string | { readonly value: string; readonly label: string })[];
};

/** One of many values, found by typing a part of it; Enter takes the first that fits. */
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
      allowDeselect={false}
      selectFirstOptionOnChange
      autoComplete="off"
      // What is typed replaces the former value, as it does for whoever comes with the Tab key.
      onClick={({ currentTarget }) => currentTarget.select()}
    />
  );
}
