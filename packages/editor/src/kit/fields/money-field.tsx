import { currencyOf, isCurrencyCode } from '@awning/formats';
import { useLanguage } from '../../texts/texts.ts';
import { DecimalField, type DecimalFieldProps } from './decimal-field.tsx';

interface MoneyFieldProps extends Omit<DecimalFieldProps, 'places' | 'isPadded'> {
  readonly currency: string;
}

/** An amount in the store's currency, whose sign stands where the language puts it. */
export function MoneyField({ currency, ...rest }: MoneyFieldProps) {
  const parts = new Intl.NumberFormat(useLanguage(), { style: 'currency', currency }).formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const width = 22 + sign.length * 8;
  const section =
    parts[0]?.type === 'currency'
      ? { leftSection: sign, leftSectionWidth: width }
      : { rightSection: sign, rightSectionWidth: width };
  return <DecimalField {...rest} {...section} places={placesOf(currency)} isPadded />;
}

/** How many places an amount in this currency has. */
export function placesOf(currency: string): number {
  return isCurrencyCode(currency) ? currencyOf(currency).digits : 2;
}
