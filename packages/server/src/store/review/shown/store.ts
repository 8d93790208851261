import { type Connection, statement } from '../../../platform/database/index.ts';

/** How many reviews a page shows at once. */
export const SHOWN_REVIEWS = 10;

export interface ShownReview {
  readonly id: string;
  readonly rating: number;
  readonly text: string;
  readonly author: string;
  readonly answer: string;
  readonly createdAt: Date;
  readonly pictures: readonly ShownPicture[];
}

export interface ShownPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

const shown = statement<ShownReview>(
  'review-shown',
  `select id, rating, text, author, answer, created_at as "createdAt",
          coalesce((select jsonb_agg(jsonb_build_object('id', content.id, 'width', content.width, 'height', content.height) order by content.id)
                      from review_picture picture
                      join asset_content content on content.website_id = picture.website_id and content.id = picture.content_id
                     where picture.website_id = review.website_id and picture.review_id = review.id), '[]') as pictures
     from review
    where website_id = $1 and product_id = $2 and state = 'published' and id < coalesce($3, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
    order by id desc limit $4`,
);

/** The latest first, along the index: every part of the list costs the same. One more than is shown tells that there is another. */
export async function selectShown(
  connection: Connection,
  websiteId: string,
  { productId, after }: { readonly productId: string; readonly after: string | undefined },
): Promise<ShownReview[]> {
  return await connection.run(shown, [websiteId, productId, after ?? null, SHOWN_REVIEWS + 1]);
}

const visible = statement<{ readonly name: string | null }>(
  'review-visible-product',
  `select coalesce(nullif(texts -> $3::text ->> 'name', ''), texts -> $4::text ->> 'name') as name
     from product where website_id = $1 and id = $2 and label is null`,
);

/** The name of a published product; undefined if visitors do not see it. */
export async function selectVisible(
  connection: Connection,
  websiteId: string,
  productId: string,
  [language, primary]: readonly [string, string],
): Promise<string | undefined> {
  const [row] = await connection.run(visible, [websiteId, productId, language, primary]);
  return row && (row.name ?? '');
}
