import type { ProductBody, VariantBody } from './product-body.ts';

type Texts = ProductBody['texts'];
type Text = Texts[string];
type ByLanguage = Readonly<Record<string, string>>;
type ByVariant<Value> = Readonly<Record<string, Value>>;

/**
 * A product divided into parts that two people can change side by side: one corrects the title while the other changes
 * prices, and neither has to choose.
 */
export interface EditedProduct extends Omit<ProductBody, 'texts' | 'variants'> {
  readonly names: ByLanguage;
  readonly excerpts: ByLanguage;
  readonly bodies: ByLanguage;
  readonly seoTitles: ByLanguage;
  readonly seoDescriptions: ByLanguage;
  readonly deliveryTimes: ByLanguage;
  /** What options and their values are called in other languages. */
  readonly optionTexts: Readonly<Record<string, Pick<Text, 'options' | 'values'>>>;
  readonly otherTexts: Texts;
  /** Which variants there are, in their order. */
  readonly variants: readonly Pick<VariantBody, 'id' | 'attributes'>[];
  readonly skus: ByVariant<string>;
  readonly prices: ByVariant<string>;
  readonly salePrices: ByVariant<string | null>;
  readonly stocks: ByVariant<VariantBody['stock']>;
  readonly taxClasses: ByVariant<string>;
  readonly weights: ByVariant<number>;
  readonly barcodes: ByVariant<VariantBody['barcode']>;
  readonly sizes: ByVariant<VariantBody['size']>;
  readonly variantPictures: ByVariant<VariantBody['imageId']>;
  readonly contents: ByVariant<VariantBody['content']>;
}

export function editedProduct({ texts, variants, ...same }: ProductBody): EditedProduct {
  const each = <Value>(value: (variant: VariantBody) => Value) =>
    Object.fromEntries(variants.map((variant) => [variantKey(variant), value(variant)]));
  return {
    ...same,
    names: textsOf(texts, 'name'),
    excerpts: textsOf(texts, 'excerpt'),
    bodies: textsOf(texts, 'body'),
    seoTitles: textsOf(texts, 'seoTitle'),
    seoDescriptions: textsOf(texts, 'seoDescription'),
    deliveryTimes: textsOf(texts, 'deliveryTime'),
    optionTexts: Object.fromEntries(
      Object.entries(texts).flatMap(([language, { options, values }]) =>
        options || values ? [[language, { ...(options && { options }), ...(values && { values }) }]] : [],
      ),
    ),
    otherTexts: Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [
        language,
        Object.fromEntries(Object.entries(text).filter(([name]) => !isEdited(name))),
      ]),
    ),
    variants: variants.map(({ id, attributes }) => ({ ...(id === undefined ? {} : { id }), attributes })),
    skus: each(({ sku }) => sku),
    prices: each(({ price }) => price),
    salePrices: each(({ salePrice }) => salePrice),
    stocks: each(({ stock }) => stock),
    taxClasses: each(({ taxClass }) => taxClass),
    weights: each(({ weightGrams }) => weightGrams),
    barcodes: each(({ barcode }) => barcode),
    sizes: each(({ size }) => size),
    variantPictures: each(({ imageId }) => imageId),
    contents: each(({ content }) => content),
  };
}

/** The body to save. A variant that one side added has its values from that side. */
export function productBody(edited: EditedProduct): ProductBody {
  const {
    names,
    excerpts,
    bodies,
    seoTitles,
    seoDescriptions,
    deliveryTimes,
    optionTexts,
    otherTexts,
    variants,
    skus,
    prices,
    salePrices,
    stocks,
    taxClasses,
    weights,
    barcodes,
    sizes,
    variantPictures,
    contents,
    ...same
  } = edited;
  const all = [names, excerpts, bodies, seoTitles, seoDescriptions, deliveryTimes, optionTexts, otherTexts];
  const languages = new Set(all.flatMap((texts) => Object.keys(texts)));
  return {
    ...same,
    texts: Object.fromEntries([...languages].map((language) => [language, textIn(edited, language)])),
    variants: variants.map((variant) => {
      const key = variantKey(variant);
      return {
        ...variant,
        sku: skus[key] ?? '',
        price: prices[key] ?? '0',
        salePrice: salePrices[key] ?? null,
        stock: stocks[key] ?? 'counted',
        taxClass: taxClasses[key] ?? 'standard',
        weightGrams: weights[key] ?? 0,
        barcode: barcodes[key] ?? null,
        size: sizes[key] ?? null,
        imageId: variantPictures[key] ?? null,
        content: contents[key] ?? null,
      };
    }),
  };
}

/** Tells one variant from another; a new one has no id yet. */
export function variantKey({ id, attributes }: Pick<VariantBody, 'id' | 'attributes'>): string {
  return id ?? JSON.stringify(attributes);
}

/** Each text that the form has a field for, with the part that holds it. */
const parts = {
  name: 'names',
  excerpt: 'excerpts',
  body: 'bodies',
  seoTitle: 'seoTitles',
  seoDescription: 'seoDescriptions',
  deliveryTime: 'deliveryTimes',
} as const;
type TextName = keyof typeof parts;

function isEdited(name: string): boolean {
  return name in parts || name === 'options' || name === 'values';
}

function textsOf(texts: Texts, name: TextName): ByLanguage {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text[name] === undefined ? [] : [[language, text[name]]])),
  );
}

function textIn(edited: EditedProduct, language: string): Text {
  const written = (Object.keys(parts) as TextName[]).flatMap((name) => {
    const text = edited[parts[name]][language];
    return text === undefined ? [] : [[name, text] as const];
  });
  return { ...edited.otherTexts[language], ...edited.optionTexts[language], ...Object.fromEntries(written) };
}
