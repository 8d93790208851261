import type { Clock } from '../../platform/clock.ts';
import { type Connection, newId } from '../../platform/database/index.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import { cleanHtml } from '../../site/content/index.ts';
import { setOnHand } from '../stock/index.ts';
import type { NewProduct } from './new-product.ts';
import { checkProduct } from './product-rules.ts';
import type { ProductText, ProductTexts } from './product-texts.ts';
import { replacePlan, upsertProduct, upsertVariant } from './writing/store.ts';

export interface CreatedProduct {
  readonly id: string;
  /** In the order they were given. */
  readonly variantIds: readonly string[];
}

/** Adds a product with its options, variants and first stock. Throws if the rules of its type forbid it. */
export async function createProduct(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  product: NewProduct,
): Promise<CreatedProduct> {
  const complaint = checkProduct(product);
  if (complaint !== undefined) throw new Error(`The product ${product.slug} is invalid: ${complaint}`);
  const id = newId(clock);
  const cleaned = { ...product, texts: cleanTexts(product.texts) };
  await upsertProduct(connection, websiteId, id, cleaned, clock.now());
  await replacePlan(connection, websiteId, id, product.plan);
  const variantIds: string[] = [];
  for (const [position, variant] of product.variants.entries()) {
    const variantId = newId(clock);
    const { onHand } = variant;
    const counted = { ...variant, isUnlimited: onHand === undefined };
    await upsertVariant(connection, websiteId, variantId, {
      productId: id,
      position,
      variant: counted,
      type: product.type,
    });
    if (onHand !== undefined) await setOnHand(connection, clock, websiteId, variantId, onHand);
    variantIds.push(variantId);
  }
  const subjects = [subjectOf.product(id), subjectOf.list(product.collectionId), subjectOf.published];
  await announceChange(connection, { websiteId, subjects });
  return { id, variantIds };
}

export function cleanTexts(texts: ProductTexts): ProductTexts {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, cleanText(text)]));
}

function cleanText(text: ProductText): ProductText {
  return {
    ...text,
    ...(text.excerpt === undefined ? {} : { excerpt: cleanHtml(text.excerpt) }),
    ...(text.body === undefined ? {} : { body: cleanHtml(text.body) }),
  };
}
