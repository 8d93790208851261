import { type GivenReview, MAX_REVIEW_PICTURES } from '@awning/commerce';
import { type Connection, newId } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { holdPicture, type ReceivedPicture } from '../../site/media/index.ts';
import { announceReviews } from './announce-reviews.ts';
import { discardPictures } from './pictures/receive.ts';
import { deletePictures, insertPicture, selectChecksums } from './pictures/store.ts';
import { updateToPending, upsertReview } from './store.ts';

interface Writing {
  readonly websiteId: string;
  readonly orderId: string;
  readonly position: number;
  readonly productId: string;
  readonly language: string;
  readonly review: GivenReview;
  /** Pictures that the review loses. */
  readonly dropped: readonly string[];
  /** Pictures that it gets; one that it has already is left out. */
  readonly pictures: readonly ReceivedPicture[];
}

/**
 * Writes a review with its pictures, or nothing. A published one that is changed leaves the shop until it is read again. Returns
 * false if it would get too many pictures, as when two browsers send some at once.
 */
export async function writeReview(
  parts: Pick<Parts, 'config' | 'clock' | 'database' | 'jobs'>,
  writing: Writing,
): Promise<boolean> {
  const { websiteId, productId, pictures } = writing;
  try {
    const kept = await parts.database.transaction(async (connection) => {
      const added = await write(parts, connection, writing);
      await announceReviews(connection, websiteId, [productId]);
      return added;
    });
    await discardPictures(
      parts,
      websiteId,
      pictures.filter((picture) => !kept.includes(picture)),
    );
    return true;
  } catch (error) {
    await discardPictures(parts, websiteId, pictures);
    if (error instanceof TooManyPictures) return false;
    throw error;
  }
}

/** Thrown, so that the transaction is undone. */
class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures';
}

async function write(
  { clock, jobs }: Pick<Parts, 'clock' | 'jobs'>,
  connection: Connection,
  { websiteId, review, dropped, pictures, ...of }: Writing,
): Promise<ReceivedPicture[]> {
  const now = clock.now();
  const reviewId = await upsertReview(connection, websiteId, { ...review, ...of, id: newId(clock), at: now });
  await deletePictures(connection, websiteId, { reviewId, contentIds: dropped });
  const former = await selectChecksums(connection, websiteId, reviewId);
  const added: ReceivedPicture[] = [];
  for (const picture of pictures) {
    const { id: contentId, checksum } = picture.content;
    const isThere = former.includes(checksum) || added.some(({ content }) => content.checksum === checksum);
    if (isThere) continue;
    await holdPicture({ jobs }, connection, websiteId, { picture, now });
    await insertPicture(connection, websiteId, { reviewId, contentId });
    added.push(picture);
  }
  if (former.length + added.length > MAX_REVIEW_PICTURES) throw new TooManyPictures();
  if (added.length > 0) await updateToPending(connection, websiteId, reviewId, now);
  return added;
}
