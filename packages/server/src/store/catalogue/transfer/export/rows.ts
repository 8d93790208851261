import { keyColumns, productColumns, variantColumns, type WrittenProduct } from '../columns.ts';

export function headOf(languages: readonly string[]): string[] {
  return [...keyColumns, ...productColumns(languages), ...variantColumns].map(({ name }) => name);
}

/** One row per variant; what belongs to the product is in the first of them. */
export function rowsOf(product: WrittenProduct, languages: readonly string[]): string[][] {
  const columns = productColumns(languages);
  const keys = keyColumns.map(({ write }) => write(product));
  return product.body.variants.map((variant, position) => [
    ...keys,
    ...columns.map(({ write }) => (position === 0 ? write(product) : '')),
    ...variantColumns.map(({ write }) => write(variant, product)),
  ]);
}
