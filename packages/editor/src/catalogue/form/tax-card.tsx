import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../kit/card.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import { taxClassesQuery } from '../queries.ts';
import type { ProductEditor } from '../use-product-editor.ts';

/** One class for the whole product; a file can give its variants different ones, which stay until one is chosen here. */
export function TaxCard({ editor: { form } }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { data } = useQuery(taxClassesQuery);
  const { variants } = form.values;
  const [first = '', ...others] = new Set(variants.map(({ taxClass }) => taxClass));
  const isMixed = others.length > 0;
  const { error } = form.getInputProps('variants.0.taxClass') as { readonly error?: string };
  return (
    <Card title={words.taxTitle}>
      <Autocomplete
        label={words.taxClass}
        description={isMixed ? words.taxClassesDiffer([first, ...others].join(', ')) : words.taxClassHint}
        data={data?.taxClasses ?? []}
        maxLength={40}
        maw={360}
        spellCheck={false}
        value={isMixed ? '' : first}
        error={error}
        onChange={(taxClass) => {
          form.clearFieldError('variants.0.taxClass');
          form.setFieldValue(
            'variants',
            variants.map((variant) => ({ ...variant, taxClass })),
          );
        }}
      />
    </Card>
  );
}
