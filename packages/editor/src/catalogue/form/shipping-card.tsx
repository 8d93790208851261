import { SimpleGrid, Stack } from '@mantine/core';
import { Card } from '../../kit/card.tsx';
import { DecimalField } from '../../kit/fields/decimal-field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import { ProductTextsField } from '../search-card.tsx';
import type { ProductEditor } from '../use-product-editor.ts';
import { GoodsFields } from '../variants/goods-fields.tsx';

interface ShippingCardProps {
  readonly editor: ProductEditor;
  /** Without options: weight and package are those of the product. */
  readonly isSingle: boolean;
}

/** How a product is sent, and what its package is. */
export function ShippingCard({ editor: { form }, isSingle }: ShippingCardProps) {
  const words = useTexts(productTexts);
  const [variant] = form.values.variants;
  return (
    <Card title={isSingle ? words.packageTitle : words.shippingTitle}>
      <Stack>
        <ProductTextsField form={form} name="deliveryTime" label={words.deliveryTime} maxLength={200} />
        {isSingle && variant && (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <DecimalField
                label={words.weight}
                description={words.weightHint}
                places={0}
                rightSection={words.grams}
                {...form.getInputProps('variants.0.weight')}
                value={variant.weight}
              />
            </SimpleGrid>
            <GoodsFields form={form} row={0} />
          </>
        )}
      </Stack>
    </Card>
  );
}
