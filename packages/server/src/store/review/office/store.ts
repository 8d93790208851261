import { type Connection, statement } from '../../../platform/database/index.ts';
import type { ReviewState } from '../review.ts';
import { picturesOf } from '../store.ts';

export interface ListedReview {
  readonly id: string;
  readonly productId: string;
  readonly productName: string;
  readonly orderNumber: string;
  readonly rating: number;
  readonly text: string;
  readonly author: string;
  readonly answer: string;
  readonly state: ReviewState;
  readonly pictures: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

// What the product was called when it was bought: the team reads a review as its buyer wrote it.
const listed = (filter: string) => `
  select review.id, review.product_id as "productId", line.product_name as "productName", orders.number::text as "orderNumber",
         review.rating, review.text, review.author, review.answer, review.state,
         ${picturesOf('review')} as pictures, review.created_at as "createdAt", review.updated_at as "updatedAt"
    from review
    join orders on orders.website_id = review.website_id and orders.id = review.order_id
    join order_line line on line.website_id = review.website_id and line.order_id = review.order_id
     and line.position = review.position
   where review.website_id = $1 and review.id < coalesce($2, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid) ${filter}
   order by review.id desc limit $3`;

const all = statement<ListedReview>('review-list', listed(''));
const inState = statement<ListedReview>('review-list-state', listed('and review.state = $4'));

/** The latest first. */
export async function selectReviews(
  connection: Connection,
  websiteId: string,
  wanted: {
    readonly state: ReviewState | undefined;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<ListedReview[]> {
  const values = [websiteId, wanted.after ?? null, wanted.limit];
  return wanted.state === undefined
    ? await connection.run(all, values)
    : await connection.run(inState, [...values, wanted.state]);
}

export interface ChangedReview {
  readonly id: string;
  readonly productId: string;
  readonly state: ReviewState;
}

// Locked in the order of their ids, so that two members who press at once do not wait for each other.
const change = statement<ChangedReview>(
  'review-change-state',
  `with chosen as (
     select website_id, id, state from review where website_id = $1 and id = any($2::uuid[]) and state <> $3 order by id for update
   )
   update review set state = $3 from chosen
    where review.website_id = chosen.website_id and review.id = chosen.id
   returning review.id, review.product_id as "productId", chosen.state`,
);

/** Returns those that were in another state, with it. */
export async function updateState(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
  state: ReviewState,
): Promise<ChangedReview[]> {
  return await connection.run(change, [websiteId, ids, state]);
}

export interface AnsweredReview extends ChangedReview {
  /** The answer before. */
  readonly answer: string;
}

const write = statement<AnsweredReview>(
  'review-answer',
  `with chosen as (select website_id, id, answer from review where website_id = $1 and id = $2 for update)
   update review set answer = $3 from chosen
    where review.website_id = chosen.website_id and review.id = chosen.id
   returning review.id, review.product_id as "productId", review.state, chosen.answer`,
);

/** Undefined if the review is gone. */
export async function updateAnswer(
  connection: Connection,
  websiteId: string,
  { id, answer }: { readonly id: string; readonly answer: string },
): Promise<AnsweredReview | undefined> {
  return (await connection.run(write, [websiteId, id, answer]))[0];
}

const remove = statement<ChangedReview>(
  'review-delete',
  `delete from review where website_id = $1 and id in (
     select id from review where website_id = $1 and id = any($2::uuid[]) order by id for update)
   returning id, product_id as "productId", state`,
);

export async function deleteReviews(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<ChangedReview[]> {
  return await connection.run(remove, [websiteId, ids]);
}

const waiting = statement<{ readonly number: number }>(
  'review-count-pending',
  `select count(*)::integer as number
     from (select from review where website_id = $1 and state = 'pending' limit $2) pending`,
);

export async function countPending(connection: Connection, websiteId: string, limit: number): Promise<number> {
  return (await connection.run(waiting, [websiteId, limit]))[0]?.number ?? 0;
}
