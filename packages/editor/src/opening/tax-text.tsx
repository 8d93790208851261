import { Text } from '@mantine/core';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { openingTexts } from './messages.ts';
import type { ShopSetUp } from './queries.ts';

interface TaxTextProps {
  readonly country: string;
  readonly setUp: Pick<ShopSetUp, 'standardRates' | 'ratesAsOf'>;
}

/** Which tax rule a new shop in the country begins with. */
export function TaxText({ country, setUp: { standardRates, ratesAsOf } }: TaxTextProps) {
  const words = useTexts(openingTexts);
  const format = useFormat();
  const percent = standardRates[country];
  return (
    <Text component="output" display="block" size="sm" c="var(--awning-quiet)">
      {percent === undefined ? words.noRate : words.rate(format.percent(percent), format.day(`${ratesAsOf}T12:00:00Z`))}
    </Text>
  );
}
