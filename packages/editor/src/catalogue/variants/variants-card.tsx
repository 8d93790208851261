import { Stack } from '@mantine/core';
import { Card } from '../../kit/card.tsx';
import { BesideChoice } from '../../kit/fields/beside.tsx';
import { useTexts } from '../../texts/texts.ts';
import { SalePeriodFields } from '../form/sale-period-fields.tsx';
import { productTexts } from '../messages.ts';
import { partsOfType } from '../product-type.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { OptionsField } from './options-field.tsx';
import { VariantGrid } from './variant-grid.tsx';

export function VariantsCard({ editor }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { type, options, variants } = editor.form.values;
  return (
    <Card title={words.optionsTitle} {...(options.length > 0 && { action: <BesideChoice beside={editor.beside} /> })}>
      <Stack gap="lg">
        <OptionsField editor={editor} />
        {options.length > 0 && <VariantGrid editor={editor} isShipped={partsOfType(type).isShipped} />}
        {options.length > 0 && variants.some(({ salePrice }) => salePrice !== '') && (
          <SalePeriodFields editor={editor} />
        )}
      </Stack>
    </Card>
  );
}
