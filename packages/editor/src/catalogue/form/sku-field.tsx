import { TextInput } from '@mantine/core';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';

export function SkuField({ form }: Pick<ProductEditor, 'form'>) {
  const words = useTexts(productTexts);
  return (
    <TextInput
      label={words.sku}
      description={words.skuHint}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      {...form.getInputProps('variants.0.sku')}
    />
  );
}
