import { checkSlug, checkTag, madeSku, type SlugReason, type TagType } from '@awning/site-model';
import { padDecimal, readDecimal } from '../kit/fields/decimal-text.ts';
import { placesOf } from '../kit/fields/money-field.tsx';
import { type EditedProduct, editedProduct, productBody } from './edited-product.ts';
import type { ProductWords } from './messages.ts';
import type { ProductBody } from './product-body.ts';
import { digital, partsOfType } from './product-type.ts';
import { translationErrors, translationsOf, withOptionTexts } from './variants/option-translations.ts';
import { type Option, optionsOf } from './variants/options.ts';
import { goodsErrors, goodsOf, typedGoods } from './variants/typed-goods.ts';
import { emptyVariant, type TypedVariant } from './variants/typed-variant.ts';

/** A product while it is edited: numbers are what stands in their fields. */
export interface TypedProduct extends Omit<ProductBody, 'variants' | 'optionNames'> {
  readonly options: readonly Option[];
  readonly variants: readonly TypedVariant[];
  [name: string]: unknown;
}

export function newProduct(collectionId: string, language: string): EditedProduct {
  const { sku, attributes, price, stock, taxClass } = emptyVariant;
  return editedProduct({
    collectionId,
    slug: '',
    type: 1,
    status: 'published',
    texts: { [language]: { name: '' } },
    imageIds: [],
    shareImageId: null,
    relatedIds: [],
    files: [],
    categories: [],
    tags: [],
    scarcity: null,
    customSoldOutText: null,
    customAddButtonText: null,
    plan: null,
    additionalFieldsFormId: null,
    mailingList: null,
    saleFrom: null,
    saleUntil: null,
    optionNames: [],
    variants: [{ sku, attributes, price, stock, taxClass, salePrice: null, weightGrams: 0, ...goodsOf(emptyVariant) }],
  });
}

export function typedProduct(edited: EditedProduct): TypedProduct {
  const { optionNames, variants, ...same } = productBody(edited);
  return {
    ...same,
    options: optionsOf(optionNames, variants).map((option) => {
      const translations = translationsOf(same.texts, option.name);
      return { ...option, ...(Object.keys(translations).length > 0 && { translations }) };
    }),
    variants: variants.map(({ salePrice, weightGrams, barcode, size, imageId, content, ...variant }) => ({
      ...variant,
      ...typedGoods({
        barcode: barcode ?? null,
        size: size ?? null,
        imageId: imageId ?? null,
        content: content ?? null,
      }),
      salePrice: salePrice ?? '',
      weight: weightGrams === 0 ? '' : String(weightGrams),
      quantity: '',
    })),
  };
}

/** What is saved. An option without values is not one yet, and a missing SKU is made from the address. */
export function editedOf(all: TypedProduct, currency: string): EditedProduct {
  const typed = shownPart(all);
  const { options, variants, texts, ...same } = typed;
  const named = options.filter(({ name, values }) => name.trim() !== '' && values.length > 0);
  const names = named.map(({ name }) => name);
  const body = {
    ...same,
    // Another type that was tried out before has no files.
    ...(typed.files && { files: typed.type === digital ? typed.files : [] }),
    slug: typed.slug.trim(),
    texts: withOptionTexts(texts, named),
    optionNames: names,
    variants: variants.map((variant) => ({
      ...(variant.id === undefined ? {} : { id: variant.id }),
      attributes: variant.attributes,
      taxClass: variant.taxClass.trim(),
      sku: variant.sku.trim() || madeSku(typed.slug, names, variant.attributes),
      price: amountOf(variant.price, currency),
      salePrice: variant.salePrice.trim() === '' ? null : amountOf(variant.salePrice, currency),
      stock: partsOfType(typed.type).hasStock ? variant.stock : ('unlimited' as const),
      weightGrams: wholeOf(variant.weight) ?? 0,
      ...goodsOf(variant),
    })),
  };
  return editedProduct(body);
}

const noGoods = { weight: '', barcode: '', length: '', width: '', height: '', content: '' } as const;

/**
 * Without what belongs to another type: that waits in the form until the type is changed back, and is not saved. A type is
 * changed only while the product is new, so what is saved already stays as it is.
 */
export function shownPart(whole: TypedProduct): TypedProduct {
  const { hasVariants, isShipped, isSubscribable } = partsOfType(whole.type);
  const typed = isSubscribable ? whole : { ...whole, plan: null };
  const isNew = typed.variants.every(({ id }) => id === undefined);
  if (!isNew || isShipped) return typed;
  const variants = typed.variants.map((variant) => ({ ...variant, ...noGoods }));
  if (hasVariants) return { ...typed, variants };
  const texts = Object.entries(typed.texts).map(([language, { deliveryTime: _hidden, ...text }]) => [language, text]);
  return {
    ...typed,
    texts: Object.fromEntries(texts) as TypedProduct['texts'],
    options: [],
    variants: variants.slice(0, 1).map((variant) => ({ ...variant, attributes: {}, imageId: null })),
  };
}

/** As the server writes it, so that `5` and `5.00` are no difference. */
function amountOf(typed: string, currency: string): string {
  const places = placesOf(currency);
  const read = readDecimal(typed, 'en', places);
  return read === undefined ? typed : padDecimal(read, places);
}

interface CheckContext {
  readonly faults: ProductWords['faults'];
  readonly currency: string;
  readonly language: string;
  /** Those that are edited. What is stored in another one must not keep anybody from saving. */
  readonly languages: readonly string[];
}

type Errors = Record<string, string>;

/** The rules that the server has, too, so that most faults are told before anything is sent. */
export function checkProduct(all: TypedProduct, { faults, currency, language, languages }: CheckContext): Errors {
  const typed = shownPart(all);
  const errors: Errors = {};
  if (!typed.texts[language]?.name?.trim()) errors[`texts.${language}.name`] = faults.nameMissing;
  if (typed.collectionId === '') errors['collectionId'] = faults.storePage;
  const slug = checkSlug(typed.slug.trim(), { isRoot: false });
  if (!slug.ok) errors['slug'] = slugFault(slug.reason, faults);
  return {
    ...errors,
    ...tagErrors('category', typed.categories, faults),
    ...tagErrors('tag', typed.tags, faults),
    ...saleErrors(typed, faults),
    ...(typed.type === digital ? fileErrors(typed, faults) : {}),
    ...(partsOfType(typed.type).hasDenominations && typed.options.length === 0
      ? { options: faults.denominations }
      : {}),
    ...optionErrors(typed, faults),
    ...translationErrors(typed.options, faults, languages),
    ...variantErrors(typed, faults, currency),
  };
}

function slugFault(reason: SlugReason, faults: CheckContext['faults']): string {
  return faults.slug[reason];
}

function tagErrors(type: TagType, names: readonly string[], faults: CheckContext['faults']): Errors {
  const field = type === 'tag' ? 'tags' : 'categories';
  for (const [position, name] of names.entries()) {
    const checked = checkTag(type, name, names.slice(0, position));
    if (checked.ok) continue;
    return { [field]: checked.reason === 'already-exists' ? faults.tagExists[type] : faults.tagLength[type] };
  }
  return {};
}

function saleErrors({ saleFrom, saleUntil }: TypedProduct, faults: CheckContext['faults']): Errors {
  return saleFrom && saleUntil && saleUntil <= saleFrom ? { saleUntil: faults.saleEndsFirst } : {};
}

function fileErrors({ files = [] }: TypedProduct, faults: CheckContext['faults']): Errors {
  const nameless = files.flatMap(({ name }, position) => (/^[^/\\]*\S[^/\\]*$/.test(name) ? [] : [position]));
  return Object.fromEntries(nameless.map((position) => [`files.${position}.name`, faults.fileName]));
}

function optionErrors({ options }: TypedProduct, faults: CheckContext['faults']): Errors {
  const errors: Errors = {};
  for (const [position, { name, values }] of options.entries()) {
    if (name.trim() === '') errors[`options.${position}.name`] = faults.optionName;
    else if (options.slice(0, position).some((other) => other.name === name)) {
      errors[`options.${position}.name`] = faults.optionTwice;
    } else if (values.length === 0) errors[`options.${position}.values`] = faults.optionValues;
  }
  return errors;
}

function variantErrors(typed: TypedProduct, faults: CheckContext['faults'], currency: string): Errors {
  const errors: Errors = {};
  const places = placesOf(currency);
  const saved = productBody(editedOf(typed, currency)).variants;
  const seen = new Set<string>();
  for (const [position, variant] of typed.variants.entries()) {
    const at = (name: string) => `variants.${position}.${name}`;
    const price = readDecimal(variant.price, 'en', places);
    const salePrice = variant.salePrice.trim() === '' ? undefined : readDecimal(variant.salePrice, 'en', places);
    if (price === undefined) errors[at('price')] = faults.price;
    if (variant.salePrice.trim() !== '') {
      if (salePrice === undefined) errors[at('salePrice')] = faults.price;
      else if (price !== undefined && Number(salePrice) >= Number(price)) errors[at('salePrice')] = faults.saleNotLower;
    }
    if (!/^[a-z0-9-]{1,40}$/.test(variant.taxClass.trim())) errors[at('taxClass')] = faults.taxClass;
    for (const [name, message] of Object.entries(goodsErrors(variant, faults))) errors[at(name)] = message;
    if (variant.weight.trim() !== '' && wholeOf(variant.weight) === undefined) errors[at('weight')] = faults.weight;
    if (variant.quantity.trim() !== '' && wholeOf(variant.quantity) === undefined) {
      errors[at('quantity')] = faults.quantity;
    }
    const sku = saved[position]?.sku ?? variant.sku;
    if (seen.has(sku)) errors[at('sku')] = faults.skuTwice;
    seen.add(sku);
  }
  return errors;
}

const highest = 1_000_000;

/** A whole number from 0; undefined for anything else. */
export function wholeOf(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,7}$/.test(text) && Number(text) <= highest ? Number(text) : undefined;
}
