import { dateText } from '@awning/formats';
import { hasFeature } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Website } from '../../../platform/website/index.ts';
import { SHOWN_REVIEWS, type ShownPicture, type ShownReview, selectShown } from './store.ts';

/** A review as visitors read it. */
interface ReviewText {
  readonly id: string;
  readonly rating: number;
  readonly text: string;
  readonly author: string;
  readonly pictures: ShownPicture[];
  /** Of the shop; empty if there is none. */
  readonly answer: string;
  readonly day: string;
  /** For machines. */
  readonly date: string;
}

export interface ShownReviews {
  readonly reviews: readonly ReviewText[];
  readonly nextAfter: string | null;
}

/** D-055: both the owner's setting and the plan decide. */
export function showsReviews({ settings, planFlags }: Pick<Website, 'settings' | 'planFlags'>): boolean {
  return settings.storeSettings.reviewsEnabled && hasFeature(planFlags, 'NATIVE_PRODUCT_REVIEWS');
}

/** A part of the published reviews of a product. */
export async function readReviews(
  connection: Connection,
  website: Pick<Website, 'id' | 'settings'>,
  wanted: { readonly productId: string; readonly after: string | undefined; readonly language: string },
): Promise<ShownReviews> {
  const found = await selectShown(connection, website.id, wanted);
  const rows = found.slice(0, SHOWN_REVIEWS);
  const { timeZone } = website.settings;
  return {
    reviews: rows.map((review) => textOf(review, wanted.language, timeZone)),
    nextAfter: found.length > SHOWN_REVIEWS ? (rows.at(-1)?.id ?? null) : null,
  };
}

function textOf({ createdAt, pictures, ...review }: ShownReview, locale: string, timeZone: string): ReviewText {
  const day = dateText(createdAt, { locale, timeZone, date: 'long' });
  return { ...review, pictures: [...pictures], day, date: createdAt.toISOString().slice(0, 'yyyy-mm-dd'.length) };
}
