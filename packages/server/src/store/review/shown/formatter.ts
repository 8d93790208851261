import { asText, defineFormatter, descend, isArray, type ScopedFormatter } from '@awning/template-engine';
import { placed } from '../../../platform/island.ts';
import { islandMarker } from '../../../site/rendering/index.ts';
import { type ProductReviewsData, productReviewsIsland } from './islands.ts';

export const reviewFormatters: readonly ScopedFormatter[] = [
  defineFormatter({
    name: 'product-reviews',
    group: 'commerce',
    summary: 'the reviews of a product, the next ones on demand',
    example: { template: '{product|product-reviews}', data: {}, output: '' },
    prepare: () => (value, scope) => {
      const list = descend(value, ['reviews', 'list']);
      if (!isArray(list)) return '';
      return islandMarker(
        placed(productReviewsIsland, {
          productId: asText(descend(value, ['id'])),
          reviews: list as unknown as ProductReviewsData['reviews'],
          nextAfter: (descend(value, ['reviews', 'nextAfter']) ?? null) as string | null,
          prefix: asText(scope.resolve(['multilingual', 'prefix'])),
        }),
      );
    },
  }),
];
