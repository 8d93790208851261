import { highestRating, type RatingCounts, ratingSummary } from '@awning/commerce';
import { spokenLanguage } from '@awning/formats';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import type { Builder, Scope } from '../../../site/rendering/index.ts';
import { shownTexts } from './messages.ts';
import { readReviews, showsReviews } from './shown-reviews.ts';

interface RatedProduct {
  readonly id: string;
  readonly ratings: RatingCounts | null;
}

interface ProductReviews {
  /** `reviews` of the item, for templates. */
  readonly view: Scope;
  /** For search engines, about the reviews that the page shows. */
  readonly structuredData: Scope;
}

/** What the page of a product shows of its reviews; undefined if there are none, or the shop has none (PROD-012). */
export async function productReviews(
  { connection, request, sources }: Builder,
  { id: productId, ratings }: RatedProduct,
): Promise<ProductReviews | undefined> {
  const { website, language } = request;
  if (!showsReviews(website)) return undefined;
  sources.add(subjectOf.reviews(productId));
  const summary = ratingSummary(ratings ?? {});
  if (summary === undefined) return undefined;
  const { reviews, nextAfter } = await readReviews(connection, website, { productId, after: undefined, language });
  const texts = shownTexts[spokenLanguage(language, primaryLanguage(website))];
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(summary.average);
  return {
    view: {
      count: summary.count,
      countText: texts.count(summary.count, new Intl.NumberFormat(language).format(summary.count)),
      averageText: average,
      label: texts.average(average),
      starsClass: `review-rating--${summary.stars * 10}`,
      title: texts.title,
      tab: texts.tab,
      descriptionTab: texts.descriptionTab,
      origin: texts.origin,
      list: reviews.map(({ pictures, ...review }) => ({
        ...review,
        pictures: pictures.map((picture) => ({ ...picture })),
      })),
      nextAfter,
    },
    structuredData: {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: summary.average,
        reviewCount: summary.count,
        bestRating: highestRating,
        worstRating: 1,
      },
      review: reviews.map(({ author, rating, text, date }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: date,
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: highestRating, worstRating: 1 },
        ...(text !== '' && { reviewBody: text }),
      })),
    },
  };
}
