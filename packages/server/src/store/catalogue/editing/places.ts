import { hasWords, type TextPlace } from '@awning/site-model';
import type { ProductBody } from './schema.ts';

/** In reading order. */
const fields = {
  name: 'text',
  excerpt: 'html',
  body: 'html',
  deliveryTime: 'text',
  customAddButtonText: 'text',
  customSoldOutText: 'text',
  scarcityText: 'text',
  restockButtonText: 'text',
  restockCallText: 'text',
  restockPlaceholder: 'text',
  restockListText: 'text',
  seoTitle: 'text',
  seoDescription: 'lines',
} as const satisfies Readonly<Record<string, TextPlace['holds']>>;

/** The texts of a product, with the names of its options and their values, which many languages share. */
export function productPlaces(body: ProductBody, primary: string): readonly TextPlace[] {
  const { texts, scarcity, customSoldOutText, customAddButtonText } = body;
  const own = texts[primary] ?? {};
  // Texts that a product had before they were translated count for every language.
  const former: Readonly<Record<string, string | null | undefined>> = {
    customAddButtonText,
    customSoldOutText,
    scarcityText: scarcity?.text,
  };
  const places = Object.entries(fields).flatMap(([name, holds]): TextPlace[] => {
    const source = own[name as keyof typeof fields] ?? former[name];
    return typeof source === 'string' && hasWords(source) ? [{ path: ['texts', '*', name], holds, source }] : [];
  });
  return [...places, ...optionPlaces(body, primary)];
}

function optionPlaces({ texts, optionNames, variants }: ProductBody, primary: string): TextPlace[] {
  const own = texts[primary] ?? {};
  return optionNames.flatMap((option): TextPlace[] => {
    const values = [...new Set(variants.flatMap(({ attributes }) => attributes[option] ?? []))];
    const named = { holds: 'text', isOptional: true } as const;
    return [
      { ...named, path: ['texts', '*', 'options', option], source: own.options?.[option] ?? option },
      ...values.map((value) => ({
        ...named,
        path: ['texts', '*', 'values', option, value],
        source: own.values?.[option]?.[value] ?? value,
      })),
    ];
  });
}
