import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '../../platform/database/index.ts';
import type { EditContext } from '../../platform/editing/index.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { createWebsite } from '../../platform/website/index.ts';
import { addFile } from '../../site/media/index.ts';
import { type ProductBody, productDocument } from '../../store/catalogue/index.ts';
import { couponDocument } from '../../store/coupon/index.ts';
import { setOnHand } from '../../store/stock/index.ts';
import { shippingDocument, taxDocument } from '../../store/store-rules/index.ts';
import { fillContent } from './content.ts';
import { type PictureIds, type PictureName, pictures } from './pictures.ts';
import { beyondClay } from './products/beyond-clay.ts';
import { sampleBody } from './products/sample-body.ts';
import { tableware } from './products/tableware.ts';
import { vessels } from './products/vessels.ts';
import { coupons, shippingZones, taxRules } from './rules.ts';
import { addDocument, sampleContext } from './sample-documents.ts';
import type { SampleParts } from './sample-parts.ts';
import { sampleWebsite } from './shop.ts';
import { isEmptyInstallation } from './store.ts';

/** Fills an installation without a website with the sample shop, in one transaction. Returns whether it did. */
export async function fillSampleSite(parts: SampleParts): Promise<boolean> {
  return await parts.database.transaction(async (connection) => {
    if (!(await isEmptyInstallation(connection))) return false;
    const websiteId = await createWebsite(connection, parts.clock, sampleWebsite());
    await fillWebsite(parts, connection, websiteId);
    return true;
  });
}

/** Fills one website of an installation with the content of the sample shop. */
export async function fillWebsite(parts: SampleParts, connection: Connection, websiteId: string): Promise<void> {
  const { pictureIds, storeId, forms } = await fillBareWebsite(parts, connection, websiteId);
  const products = [...tableware, ...vessels, ...beyondClay];
  const context = await sampleContext(parts, connection, websiteId);
  for (const product of products) {
    const imageIds = product.pictures.map((name) => pictureIds[name]);
    const formId = product.form ? forms[product.form] : null;
    const files = await addDownload(parts, context, product.download);
    const body = sampleBody(product, { collectionId: storeId, imageIds, files, formId });
    const { body: written } = await addDocument(context, productDocument, body);
    const variants = (written as ProductBody).variants;
    for (const [position, { onHand }] of product.variants.entries()) {
      const variantId = variants[position]!.id!;
      if (onHand !== undefined) await setOnHand(connection, parts.clock, websiteId, variantId, onHand);
    }
  }
}

/** Everything but the products. */
export async function fillBareWebsite(parts: SampleParts, connection: Connection, websiteId: string) {
  const context = await sampleContext(parts, connection, websiteId);
  const pictureIds = await addPictures(parts, context);
  const { storeId, forms } = await fillContent(parts, context, pictureIds);
  for (const zone of shippingZones) await addDocument(context, shippingDocument, zone);
  for (const rule of taxRules) await addDocument(context, taxDocument, rule);
  for (const coupon of coupons) await addDocument(context, couponDocument, coupon);
  return { pictureIds, storeId, forms };
}

/** Private, so that only buyers get it. */
async function addDownload(parts: SampleParts, context: EditContext, filename: string | undefined) {
  if (filename === undefined) return [];
  const bytes = await readFile(join(projectFolder, 'sample', 'downloads', filename));
  return [{ assetId: await addFile(parts, context, { filename, bytes, isPrivate: true }), name: filename }];
}

async function addPictures(parts: SampleParts, context: EditContext): Promise<PictureIds> {
  const ids: Partial<Record<PictureName, string>> = {};
  for (const [name, texts] of Object.entries(pictures) as [PictureName, (typeof pictures)[PictureName]][]) {
    const filename = `${name}.webp`;
    ids[name] = await addFile(parts, context, {
      filename,
      bytes: await readFile(join(projectFolder, 'sample', 'pictures', filename)),
      texts: Object.fromEntries(Object.entries(texts).map(([language, altText]) => [language, { altText }])),
    });
  }
  return ids as PictureIds;
}
