import type { RestockGroup } from './queries.ts';

/** The product with the options of the variant: Bowl · Large. */
export function groupName({
  productName,
  variantDescriptor,
}: Pick<RestockGroup, 'productName' | 'variantDescriptor'>): string {
  return [productName, variantDescriptor].filter(Boolean).join(' · ');
}

export function isStillSoldOut({ qtyInStock }: Pick<RestockGroup, 'qtyInStock'>): boolean {
  return qtyInStock === 0;
}
