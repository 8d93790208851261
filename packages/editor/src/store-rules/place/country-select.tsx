import type { SelectProps } from '@mantine/core';
import { SearchSelect } from '../../kit/fields/search-select.tsx';
import { useTexts } from '../../texts/texts.ts';
import { placeTexts } from './messages.ts';
import { useCountries } from './use-countries.ts';

interface CountrySelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'onClick'> {
  readonly value: string;
  readonly onChange: (country: string) => void;
}

/** One country, found by typing its name. */
export function CountrySelect({ value, onChange, ...rest }: CountrySelectProps) {
  const words = useTexts(placeTexts);
  return (
    <SearchSelect
      label={words.country}
      {...rest}
      data={useCountries()}
      value={value === '' ? null : value}
      onChange={(country) => country !== null && onChange(country)}
      nothingFoundMessage={words.nothingFound}
    />
  );
}
