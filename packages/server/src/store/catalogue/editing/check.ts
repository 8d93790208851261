import type { Content } from '@awning/commerce';
import { baseUnitsFor, CollectionType, checkSlug, checkTag, isGtin, type TagType } from '@awning/site-model';
import { newId } from '../../../platform/database/index.ts';
import type { Checked, EditContext } from '../../../platform/editing/index.ts';
import { isMoment } from '../../../platform/moment.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { cleanTexts } from '../create-product.ts';
import { productMessages } from '../messages.ts';
import { checkProduct } from '../product-rules.ts';
import { storeCurrency } from '../record.ts';
import { contentOf, pricesOf, thousandthsText } from './body.ts';
import type { ProductBody, VariantBody } from './schema.ts';
import { type Surroundings, selectEdited, selectSurroundings } from './store.ts';

type Errors = Record<string, string>;

/** Checks the rules of a product beyond its schema. Cleans its texts and gives new variants their ids. */
export async function checkBody(context: EditContext, body: ProductBody, id: string): Promise<Checked<ProductBody>> {
  const variants = body.variants.map((variant) => ({ ...whole(variant), id: variant.id ?? newId(context.clock) }));
  const cleaned = {
    ...body,
    ...moments(body),
    shareImageId: body.shareImageId ?? null,
    texts: cleanTexts(body.texts) as ProductBody['texts'],
    variants,
  };
  const around = await surroundings(context, cleaned, id);
  const errors: Errors = {
    ...saleErrors(cleaned),
    ...variantErrors(context, cleaned),
    ...tagErrors('tag', cleaned.tags),
    ...tagErrors('category', cleaned.categories),
    ...textErrors(context, cleaned),
    ...(await surroundingErrors(context, cleaned, id, around)),
  };
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, body: { ...cleaned, relatedIds: relatedOf(cleaned, id, around) } };
}

/** In their order, without itself and those that are gone. */
function relatedOf({ relatedIds = [] }: ProductBody, id: string, around: Surroundings): string[] {
  return relatedIds.filter((other) => other !== id && around.relatedIds.includes(other));
}

/** With everything that may be left out, in one spelling, so that saving what was read is no change. */
export function whole(variant: VariantBody): VariantBody {
  const { barcode, size = null, imageId = null } = variant;
  const content = contentOf(variant);
  return {
    ...variant,
    barcode: barcode || null,
    size,
    imageId,
    content: content && { amount: thousandthsText(content.thousandths), unit: content.unit, per: content.per },
  };
}

/** In one spelling, so that saving what was read is no change. */
function moments({ saleFrom, saleUntil }: ProductBody): Pick<ProductBody, 'saleFrom' | 'saleUntil'> {
  const written = (moment: string | null | undefined) =>
    moment && isMoment(moment) ? new Date(moment).toISOString() : (moment ?? null);
  return { saleFrom: written(saleFrom), saleUntil: written(saleUntil) };
}

function saleErrors({ saleFrom, saleUntil }: ProductBody): Errors {
  if (saleFrom && !isMoment(saleFrom)) return { saleFrom: productMessages.noSuchDay };
  if (saleUntil && !isMoment(saleUntil)) return { saleUntil: productMessages.noSuchDay };
  return saleFrom && saleUntil && saleUntil <= saleFrom ? { saleUntil: productMessages.saleEndsFirst } : {};
}

function variantErrors({ website }: EditContext, body: ProductBody): Errors {
  const currency = storeCurrency(website);
  const errors: Errors = {};
  const names = new Set(body.optionNames);
  if (names.size < body.optionNames.length) errors['optionNames'] = productMessages.optionTwice;
  const skus = new Set<string>();
  for (const [position, variant] of body.variants.entries()) {
    const { price, salePrice } = pricesOf(variant, currency);
    if (salePrice !== undefined && salePrice >= price) {
      errors[`variants.${position}.salePrice`] = productMessages.saleNotLower;
    }
    const goods = goodsErrors(variant, body.imageIds);
    for (const [field, message] of Object.entries(goods)) errors[`variants.${position}.${field}`] = message;
    if (skus.has(variant.sku)) errors[`variants.${position}.sku`] = productMessages.skuTwice;
    skus.add(variant.sku);
    if (Object.keys(variant.attributes).some((name) => !names.has(name))) {
      errors[`variants.${position}.attributes`] = productMessages.unknownOption;
    }
  }
  const complaint = checkProduct({
    type: body.type,
    optionNames: body.optionNames,
    ...(body.plan && { plan: body.plan }),
    variants: body.variants.map((variant) => ({ ...pricesOf(variant, currency), attributes: variant.attributes })),
  });
  return complaint === undefined || Object.keys(errors).length > 0 ? errors : { variants: sentence(complaint) };
}

function goodsErrors(variant: VariantBody, imageIds: readonly string[]): Errors {
  const { barcode, imageId } = variant;
  const content = contentOf(variant);
  return {
    ...(barcode && !isGtin(barcode) && { barcode: productMessages.noBarcode }),
    ...(imageId && !imageIds.includes(imageId) && { imageId: productMessages.strangePicture }),
    ...(content && !isContent(content) && { content: productMessages.noContent }),
  };
}

const MAX_CONTENT = 1_000_000_000;

function isContent({ thousandths, unit, per }: Content): boolean {
  return thousandths > 0 && thousandths <= MAX_CONTENT && baseUnitsFor(unit).includes(per);
}

function sentence(complaint: string): string {
  return `${complaint.charAt(0).toUpperCase()}${complaint.slice(1)}.`;
}

function tagErrors(tagType: TagType, names: readonly string[]): Errors {
  const field = tagType === 'tag' ? 'tags' : 'categories';
  const found = names.flatMap((name, position) => {
    const checked = checkTag(tagType, name, names.slice(0, position));
    return checked.ok ? [] : [[`${field}.${position}`, checked.message] as const];
  });
  return Object.fromEntries(found);
}

function textErrors({ website }: EditContext, { texts }: ProductBody): Errors {
  const known = new Set(website.languages.map(({ code }) => code));
  const primary = primaryLanguage(website);
  const unknown = Object.keys(texts).filter((language) => !known.has(language));
  return {
    ...Object.fromEntries(unknown.map((language) => [`texts.${language}`, productMessages.unknownLanguage])),
    ...(!texts[primary]?.name?.trim() && { [`texts.${primary}.name`]: productMessages.nameMissing }),
  };
}

type WithIds = ProductBody & { readonly variants: readonly { readonly id?: string }[] };

async function surroundings({ connection, website }: EditContext, body: WithIds, id: string): Promise<Surroundings> {
  const { collectionId, slug, additionalFieldsFormId: formId, imageIds, variants } = body;
  return await selectSurroundings(connection, website.id, {
    id,
    collectionId,
    collectionType: CollectionType.products,
    slug,
    formId,
    imageIds,
    shareImageId: body.shareImageId ?? null,
    relatedIds: body.relatedIds ?? [],
    skus: variants.map(({ sku }) => sku),
    variantIds: variants.flatMap((variant) => variant.id ?? []),
  });
}

async function surroundingErrors(
  { connection, website }: EditContext,
  body: WithIds,
  id: string,
  around: Surroundings,
): Promise<Errors> {
  const { slug, imageIds, variants } = body;
  const before = await selectEdited(connection, website.id, id);
  const errors: Errors = {};
  const checkedSlug = checkSlug(slug, { isRoot: false });
  if (!checkedSlug.ok) errors['slug'] = checkedSlug.message;
  else if (around.slugHolder !== null && around.slugHolder !== id) errors['slug'] = productMessages.slugTaken;
  if (!around.isStorePage) errors['collectionId'] = productMessages.noStorePage;
  if (!around.hasForm) errors['additionalFieldsFormId'] = productMessages.noForm;
  if (around.imageCount < imageIds.length) errors['imageIds'] = productMessages.noImage;
  if (!around.hasShareImage) errors['shareImageId'] = productMessages.noImage;
  if (before && before.type !== body.type) errors['type'] = productMessages.typeFixed;
  for (const [position, { id: variantId = '', sku, stock }] of variants.entries()) {
    if (around.takenSkus.includes(sku)) errors[`variants.${position}.sku`] = productMessages.skuTaken(sku);
    if (around.foreignVariants.includes(variantId)) {
      errors[`variants.${position}.id`] = productMessages.variantOfAnother;
    }
    if (stock !== 'backorder' && around.overdrawn.includes(variantId)) {
      errors[`variants.${position}.stock`] = productMessages.overdrawn;
    }
  }
  return errors;
}
