import { SimpleGrid } from '@mantine/core';
import { useSession } from '../../app/session.ts';
import { Card } from '../../kit/card.tsx';
import { MoneyField } from '../../kit/fields/money-field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import { partsOfType } from '../product-type.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { SalePeriodFields } from './sale-period-fields.tsx';
import { SkuField } from './sku-field.tsx';
import { usePriceTax } from './use-price-tax.ts';

/** The price of a product without options. */
export function PriceCard({ editor }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { currency } = useSession().website;
  const { form } = editor;
  const tax = usePriceTax(editor);
  const { hasSale, hasStock } = partsOfType(form.values.type);
  const [variant] = form.values.variants;
  if (!variant) return null;
  return (
    <Card title={words.priceTitle}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MoneyField
          label={words.price}
          description={tax}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          currency={currency}
          {...form.getInputProps('variants.0.price')}
          value={variant.price}
        />
        {hasSale && (
          <MoneyField
            label={words.salePrice}
            description={words.salePriceHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            currency={currency}
            {...form.getInputProps('variants.0.salePrice')}
            value={variant.salePrice}
          />
        )}
        {/* Otherwise it stands beside the stock. */}
        {!hasStock && <SkuField form={form} />}
      </SimpleGrid>
      {variant.salePrice !== '' && hasSale && <SalePeriodFields editor={editor} />}
    </Card>
  );
}
