const kinds = [
  'product',
  'variant',
  'cart',
  'order',
  'payment',
  'attempt',
  'refund',
  'fulfilment',
  'customer',
] as const;

/** The same id for the same thing in every generated shop; ids are unique within a website only. */
export function sizedId(kind: (typeof kinds)[number], number: number): string {
  const place = kinds.indexOf(kind).toString(16).padStart(4, '0');
  return `5a3b1e00-0000-7000-8${place.slice(1)}-${number.toString(16).padStart(12, '0')}`;
}
