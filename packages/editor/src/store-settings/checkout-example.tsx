import { storeMessages } from '@awning/commerce';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../kit/card.tsx';
import { MoneyField } from '../kit/fields/money-field.tsx';
import { amountText, minorUnits } from '../store-rules/minor-units.ts';
import { useFormat } from '../texts/format.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { storeSettingsTexts } from './messages.ts';
import type { StoreBody } from './queries.ts';

/** Whether a sample cart can be ordered, in the words that its visitor reads. */
export function CheckoutExample({ body }: { readonly body: StoreBody }) {
  const words = useTexts(storeSettingsTexts);
  const { currency, minimumOrderSubtotal, expressCheckoutEnabled } = body;
  const [total, setTotal] = useState('15');
  return (
    <Card title={words.example}>
      <Stack>
        <MoneyField label={words.exampleTotal} currency={currency} value={total} onChange={setTotal} />
        <Stack component="output" gap="xs" aria-live="polite">
          <Verdict total={total} minimum={minimumOrderSubtotal ?? '0'} currency={currency} />
          <Text size="sm" c="var(--awning-quiet)">
            {expressCheckoutEnabled ? words.withExpress : words.withoutExpress}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}

interface VerdictProps {
  readonly total: string;
  readonly minimum: string;
  readonly currency: string;
}

function Verdict({ total, minimum, currency }: VerdictProps) {
  const words = useTexts(storeSettingsTexts);
  const format = useFormat();
  const language = useLanguage();
  const [sum, least] = [minorUnits(total, currency), minorUnits(minimum, currency)];
  if (sum === undefined || least === undefined) return <Text size="sm">{words.exampleNumbers}</Text>;
  if (sum >= least) return <Text fw={600}>{words.canOrder}</Text>;
  return (
    <>
      <Text size="sm">{words.readsInCart}</Text>
      <Text fw={600}>{storeMessages(language).minimumOrder(amountText(least, currency, format))}</Text>
    </>
  );
}
