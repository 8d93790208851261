import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import { taxClassesQuery } from '../queries.ts';
import type { ProductEditor } from '../use-product-editor.ts';

/** Whether the prices that are typed contain the tax; undefined if variants differ or no tax is known. */
export function usePriceTax({ form }: ProductEditor): string | undefined {
  const words = useTexts(productTexts);
  const { data } = useQuery(taxClassesQuery);
  const [said, ...others] = new Set(form.values.variants.map(({ taxClass }) => data?.priceTaxes[taxClass]));
  return said === undefined || said === 'none' || others.length > 0 ? undefined : words.priceTax[said];
}
