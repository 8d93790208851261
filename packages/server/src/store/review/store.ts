import type { GivenReview } from '@awning/commerce';
import { CartProductType } from '@awning/site-model';
import { type Connection, statement } from '../../platform/database/index.ts';
import type { ReviewableLine, ReviewState } from './review.ts';

interface BuyerName {
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The pictures of a review, as JSON; `review` is what the statement calls the table. */
export function picturesOf(review: string): string {
  return `coalesce((select jsonb_agg(content_id order by content_id) from review_picture
            where review_picture.website_id = ${review}.website_id and review_picture.review_id = ${review}.id), '[]')`;
}

// A gift card is money, and nothing to review. A product in the trash has no page that could show it.
const linesOfOrder = statement<ReviewableLine & { readonly buyer: BuyerName | null }>(
  'review-lines',
  `select line.position, line.item_id as "productId", line.product_name as "productName", line.attributes,
          coalesce(orders.shipping_address, orders.billing_address) as buyer,
          case when review.id is null then null
               else jsonb_build_object('rating', review.rating, 'text', review.text, 'author', review.author, 'state', review.state,
                                       'pictures', ${picturesOf('review')})
          end as review
     from orders
     join order_line line on line.website_id = orders.website_id and line.order_id = orders.id and line.kind = 'item'
      and line.product_type is distinct from $3
     join product on product.website_id = line.website_id and product.id = line.item_id and product.label is distinct from 'Trash'
     left join review on review.website_id = line.website_id and review.order_id = line.order_id and review.position = line.position
    where orders.website_id = $1 and orders.id = $2 and orders.lifecycle = 'placed' and orders.fulfilled_at is not null
    order by line.position`,
);

/**
 * What a buyer may review: empty if the order does not exist, was cancelled, or something of it was not sent yet. If nothing
 * of it is ever sent, it is empty until the order is paid.
 */
export async function selectReviewable(connection: Connection, websiteId: string, orderId: string) {
  return await connection.run(linesOfOrder, [websiteId, orderId, CartProductType.GIFT_CARD]);
}

export interface NewReview extends GivenReview {
  readonly id: string;
  readonly productId: string;
  readonly orderId: string;
  readonly position: number;
  readonly language: string;
  readonly at: Date;
}

// The same review sent twice stays as it is: it was read already.
const write = statement(
  'review-write',
  `insert into review (website_id, id, product_id, order_id, position, rating, text, author, language, state, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending', $10, $10)
   on conflict (website_id, order_id, position) do update
      set rating = excluded.rating, text = excluded.text, author = excluded.author, language = excluded.language,
          state = 'pending', updated_at = excluded.updated_at
    where (review.rating, review.text, review.author) is distinct from (excluded.rating, excluded.text, excluded.author)`,
);

const lock = statement<{ readonly id: string }>(
  'review-lock',
  'select id from review where website_id = $1 and order_id = $2 and position = $3 for update',
);

/** A review that was changed waits for the team again. Returns its id; it is locked. */
export async function upsertReview(connection: Connection, websiteId: string, review: NewReview): Promise<string> {
  const { id, productId, orderId, position, rating, text, author, language, at } = review;
  await connection.run(write, [websiteId, id, productId, orderId, position, rating, text, author, language, at]);
  const [locked] = await connection.run(lock, [websiteId, orderId, position]);
  if (!locked) throw new Error('The review is gone before it was locked');
  return locked.id;
}

const reopen = statement(
  'review-reopen',
  `update review set state = 'pending', updated_at = $3 where website_id = $1 and id = $2`,
);

/** The team reads it again. */
export async function updateToPending(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.run(reopen, [websiteId, id, at]);
}

const remove = statement(
  'review-remove',
  'delete from review where website_id = $1 and order_id = $2 and position = $3',
);

export async function deleteReview(
  connection: Connection,
  websiteId: string,
  { orderId, position }: { readonly orderId: string; readonly position: number },
): Promise<void> {
  await connection.run(remove, [websiteId, orderId, position]);
}

export interface OwnReview {
  readonly productName: string;
  readonly rating: number;
  readonly text: string;
  readonly author: string;
  readonly answer: string;
  readonly state: ReviewState;
  readonly pictures: readonly string[];
  readonly createdAt: Date;
}

const ofPerson = statement<OwnReview>(
  'review-of-person',
  `select line.product_name as "productName", review.rating, review.text, review.author, review.answer, review.state,
          ${picturesOf('review')} as pictures, review.created_at as "createdAt"
     from orders
     join review on review.website_id = orders.website_id and review.order_id = orders.id
     join order_line line on line.website_id = review.website_id and line.order_id = review.order_id
      and line.position = review.position
    where orders.website_id = $1 and orders.email_key = $2
    order by review.id`,
);

export async function selectOfPerson(connection: Connection, websiteId: string, emailKey: string) {
  return await connection.run(ofPerson, [websiteId, emailKey]);
}

const forgetPerson = statement<{ readonly productId: string }>(
  'review-forget-person',
  `delete from review using orders
    where review.website_id = $1 and orders.website_id = review.website_id and orders.id = review.order_id
      and orders.email_key = $2
   returning review.product_id as "productId"`,
);

/** Returns the products that they were about. */
export async function deleteOfPerson(connection: Connection, websiteId: string, emailKey: string): Promise<string[]> {
  return (await connection.run(forgetPerson, [websiteId, emailKey])).map(({ productId }) => productId);
}
