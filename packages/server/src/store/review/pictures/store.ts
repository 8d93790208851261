import { type Connection, statement } from '../../../platform/database/index.ts';

const insert = statement(
  'review-insert-picture',
  'insert into review_picture (website_id, review_id, content_id) values ($1, $2, $3)',
);

export async function insertPicture(
  connection: Connection,
  websiteId: string,
  { reviewId, contentId }: { readonly reviewId: string; readonly contentId: string },
): Promise<void> {
  await connection.run(insert, [websiteId, reviewId, contentId]);
}

// A trigger deletes the contents with them, and the next sweep the files.
const remove = statement(
  'review-delete-pictures',
  'delete from review_picture where website_id = $1 and review_id = $2 and content_id = any($3::uuid[])',
);

export async function deletePictures(
  connection: Connection,
  websiteId: string,
  { reviewId, contentIds }: { readonly reviewId: string; readonly contentIds: readonly string[] },
): Promise<void> {
  await connection.run(remove, [websiteId, reviewId, contentIds]);
}

const checksums = statement<{ readonly checksum: string | null }>(
  'review-picture-checksums',
  `select content.checksum from review_picture picture
     join asset_content content on content.website_id = picture.website_id and content.id = picture.content_id
    where picture.website_id = $1 and picture.review_id = $2`,
);

/** Of every picture of a review. */
export async function selectChecksums(
  connection: Connection,
  websiteId: string,
  reviewId: string,
): Promise<(string | null)[]> {
  return (await connection.run(checksums, [websiteId, reviewId])).map(({ checksum }) => checksum);
}

export interface FoundPicture {
  readonly orderId: string;
  readonly emailKey: string;
  /** Whether it belongs to a published review of a published product. */
  readonly isPublished: boolean;
}

const found = statement<FoundPicture>(
  'review-picture',
  `select review.order_id as "orderId", orders.email_key as "emailKey",
          review.state = 'published' and product.label is null as "isPublished"
     from review_picture picture
     join review on review.website_id = picture.website_id and review.id = picture.review_id
     join orders on orders.website_id = review.website_id and orders.id = review.order_id
     join product on product.website_id = review.website_id and product.id = review.product_id
    where picture.website_id = $1 and picture.content_id = $2`,
);

export async function selectPicture(
  connection: Connection,
  websiteId: string,
  contentId: string,
): Promise<FoundPicture | undefined> {
  return (await connection.run(found, [websiteId, contentId]))[0];
}
