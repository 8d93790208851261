import { Radio, Stack } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { MoneyField } from '../kit/fields/money-field.tsx';
import { useTexts } from '../texts/texts.ts';
import { openingTexts } from './messages.ts';
import type { ShopSetUp } from './queries.ts';
import { TaxText } from './tax-text.tsx';
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
            <TaxText country={form.values.country} setUp={setUp} />
          </>
        )}
      </Stack>
    </Card>
  );
}
