import { Select, type SelectProps } from '@mantine/core';
import { useTexts } from '../../texts/texts.ts';
import { placeTexts } from './messages.ts';
import { useCountries } from './use-countries.ts';

interface CountrySelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (country: string) => void;
}

/** One country, found by typing its name. */
export function CountrySelect({ value, onChange, ...rest }: CountrySelectProps) {
  const words = useTexts(placeTexts);
  return (
    <Select
      label={words.country}
      {...rest}
      data={useCountries()}
      value={value === '' ? null : value}
      onChange={(country) => country !== null && onChange(country)}
      searchable
      allowDeselect={false}
      nothingFoundMessage={words.nothingFound}
      autoComplete="off"
    />
  );
}
