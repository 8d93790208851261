import { Group, Input, Radio, SimpleGrid } from '@mantine/core';
import { Card } from '../../kit/card.tsx';
import { DecimalField } from '../../kit/fields/decimal-field.tsx';
import { StockCell } from '../../stock/stock-cell.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import { service } from '../product-type.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { SkuField } from './sku-field.tsx';

/** The number and the stock of a product without options. Of a service there are places, if they are counted at all. */
export function StockCard({ editor: { form, base } }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const [variant] = form.values.variants;
  if (!variant) return null;
  const isService = form.values.type === service;
  const label = isService ? words.places : words.quantity;
  const kinds = isService ? words.placeKinds : words.stockKinds;
  const isCounted = variant.stock !== 'unlimited';
  return (
    <Card title={isService ? words.placesTitle : words.stockTitle}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SkuField form={form} />
        {isCounted && variant.id === undefined && (
          <DecimalField
            label={label}
            description={words.quantityHint}
            places={0}
            {...form.getInputProps('variants.0.quantity')}
            value={variant.quantity}
          />
        )}
        {isCounted && variant.id !== undefined && (
          <Input.Wrapper label={label} labelElement="div" description={words.stockHint}>
            <StockCell productId={base.id} variantId={variant.id} name="" isField />
          </Input.Wrapper>
        )}
      </SimpleGrid>
      <Radio.Group
        label={isService ? words.placeKind : words.stockKind}
        mt="md"
        {...form.getInputProps('variants.0.stock')}
      >
        <Group gap="md" mt={6}>
          {(['counted', 'backorder', 'unlimited'] as const)
            .filter((value) => !isService || value !== 'backorder' || variant.stock === value)
            .map((value) => (
              <Radio key={value} value={value} label={kinds[value]} />
            ))}
        </Group>
      </Radio.Group>
    </Card>
  );
}
