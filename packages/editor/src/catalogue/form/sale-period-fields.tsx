import { SimpleGrid, Text } from '@mantine/core';
import { useSession } from '../../app/session.ts';
import { MomentField } from '../../kit/fields/moment-field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';

/** When the sale prices count; asked for only where there is one. */
export function SalePeriodFields({ editor: { form } }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { timeZone } = useSession().website;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
        <MomentField
          label={words.saleFrom}
          timeZone={timeZone}
          {...form.getInputProps('saleFrom')}
          value={form.values.saleFrom ?? null}
        />
        <MomentField
          label={words.saleUntil}
          timeZone={timeZone}
          {...form.getInputProps('saleUntil')}
          value={form.values.saleUntil ?? null}
        />
      </SimpleGrid>
      <Text size="sm" c="var(--awning-quiet)" mt="xs">
        {words.salePeriodHint}
      </Text>
    </>
  );
}
