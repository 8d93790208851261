import { Radio, Stack, Text } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { MoneyField } from '../kit/fields/money-field.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { openingTexts } from './messages.ts';
import type { ShopSetUp } from './queries.ts';
import type { ShopFormFields, Start } from './typed-shop.ts';

interface StartChoiceProps {
  readonly form: ShopFormFields;
  readonly setUp: ShopSetUp;
}

const starts: readonly Start[] = ['keep', 'empty'];

/** Whether the sample stays to look around, or goes. */
export function StartChoice({ form, setUp }: StartChoiceProps) {
  const words = useTexts(openingTexts);
  const { start, currency, parcelPrice } = form.values;
  return (
    <Card title={words.start}>
      <Stack>
        <Radio.Group
          label={words.startQuestion}
          value={start}
          onChange={(value) => form.setFieldValue('start', value === 'empty' ? 'empty' : 'keep')}
        >
          <Stack gap="sm" mt="sm">
            {starts.map((value) => (
              <Radio
                key={value}
                value={value}
                label={words.starts[value].name}
                description={words.starts[value].text}
              />
            ))}
          </Stack>
        </Radio.Group>
        {start === 'empty' && (
          <>
            <MoneyField
              label={words.parcelPrice}
              description={words.parcelHint}
              currency={currency}
              {...form.getInputProps('parcelPrice')}
              value={parcelPrice}
            />
            <TaxText form={form} setUp={setUp} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function TaxText({ form, setUp: { standardRates, ratesAsOf } }: StartChoiceProps) {
  const words = useTexts(openingTexts);
  const format = useFormat();
  const percent = standardRates[form.values.country];
  return (
    <Text component="output" display="block" size="sm" c="var(--awning-quiet)">
      {percent === undefined ? words.noRate : words.rate(format.percent(percent), format.day(`${ratesAsOf}T12:00:00Z`))}
    </Text>
  );
}
