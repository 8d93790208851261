import { countryCodes, countryNames } from '@awning/commerce';
import { useMemo } from 'react';
import { useLanguage } from '../../texts/texts.ts';

/** All countries as the options of a select. */
export function useCountries(): { value: string; label: string }[] {
  const language = useLanguage();
  return useMemo(
    () => countryNames(countryCodes, language).map(({ code, name }) => ({ value: code, label: name })),
    [language],
  );
}
