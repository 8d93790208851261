import { variantText } from '@awning/commerce';

interface Line {
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
}

/** Below the name of a line: "Large / Blue · Quantity 2". */
export function lineText({ attributes, quantity }: Line, texts: { readonly quantity: string }): string {
  return [variantText(attributes), `${texts.quantity} ${quantity}`].filter(Boolean).join(' · ');
}
