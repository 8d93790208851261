import type { Content } from '@awning/commerce';
import {
  baseUnitsFor,
  CartProductType,
  CollectionType,
  checkSlug,
  checkTag,
  isGtin,
  type TagType,
} from '@awning/site-model';
import { newId } from '../../../platform/database/index.ts';
import type { Checked, EditContext } from '../../../platform/editing/index.ts';
import { isMoment } from '../../../platform/moment.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { nameFault } from '../../../site/media/index.ts';
import { cleanTexts } from '../create-product.ts';
import { productMessages } from '../messages.ts';
import { checkProduct } from '../product-rules.ts';
import { storeCurrency } from '../record.ts';
import { contentOf, pricesOf, thousandthsText } from './body.ts';
import { cleanOptionTexts, optionsOf, optionTextErrors } from './option-texts.ts';
import type { ProductBody, VariantBody } from './schema.ts';
import { type Surroundings, selectEdited, selectSurroundings } from './store.ts';

type Errors = Record<string, string>;

/** Checks the rules of a product beyond its schema. Cleans its texts and gives new variants their ids. */
export async function checkBody(context: EditContext, body: ProductBody, id: string): Promise<Checked<ProductBody>> {
  const variants = body.variants.map((variant) => ({ ...whole(variant), id: variant.id ?? newId(context.clock) }));
  const options = optionsOf(body);
  const cleaned = {
    ...body,
    ...moments(body),
    shareImageId: body.shareImageId ?? null,
    files: (body.files ?? []).map(({ assetId, name }) => ({ assetId, name: name.trim().normalize('NFC') })),
    texts: cleanOptionTexts(cleanTexts(body.texts), options),
    variants,
  };
  const around = await surroundings(context, cleaned, id);
  const errors: Errors = {
    ...saleErrors(cleaned),
    ...variantErrors(context, cleaned),
    ...tagErrors('tag', cleaned.tags),
    ...tagErrors('category', cleaned.categories),
    ...textErrors(context, cleaned),
    ...optionTextErrors(cleaned.texts, options),
    ...fileErrors(cleaned, around),
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
  return complaint === undefined || Object.keys(errors).length > 0 ? errors : { variants: complaint };
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

function fileErrors({ type, files = [] }: ProductBody, { privateFileIds, publicFileIds }: Surroundings): Errors {
  if (type !== CartProductType.DIGITAL) return files.length > 0 ? { files: productMessages.filesOfDownloads } : {};
  const errors: Errors = {};
  for (const [position, { assetId, name }] of files.entries()) {
    const isPublic = publicFileIds.includes(assetId);
    const fault = nameFault(name);
    if (fault) errors[`files.${position}.name`] = productMessages.fileName[fault];
    if (files.slice(0, position).some((other) => other.assetId === assetId)) {
      errors[`files.${position}.assetId`] = productMessages.fileTwice;
    } else if (!privateFileIds.includes(assetId)) {
      errors[`files.${position}.assetId`] = isPublic ? productMessages.filePublic : productMessages.noFile;
    }
  }
  return errors;
}

/**
 * What is missing before visitors may see a product. A download that they saw without a file before there were files
 * stays as it is.
 */
export function publishedErrors(body: ProductBody, shown: ProductBody | undefined): Errors {
  const isIncomplete = ({ type, status, files = [] }: ProductBody) =>
    type === CartProductType.DIGITAL && status === 'published' && files.length === 0;
  return isIncomplete(body) && !(shown && isIncomplete(shown)) ? { files: productMessages.filesMissing } : {};
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
    fileIds: (body.files ?? []).map(({ assetId }) => assetId),
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
