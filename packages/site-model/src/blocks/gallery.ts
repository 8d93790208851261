import { defineBlock } from '../layout/definition.ts';
import { choice, collection, flag, number, pictures } from '../layout/field.ts';

/** The grid design. The other designs move and come with their own island. */
export const galleryBlock = defineBlock('gallery', {
  isStill: false,
  fields: {
    /** A gallery page whose pictures are shown; without one, those chosen here. */
    collectionId: collection(),
    collectionUrlId: collection(),
    assetIds: pictures(),
    limit: number({ minimum: 1, maximum: 100, start: 100 }),
    thumbnailsPerRow: number({
      minimum: 1,
      maximum: 10,
      start: 4,
      byScreen: {
        selector: '.sqs-gallery',
        css: (count) => `grid-template-columns: repeat(${count}, minmax(0, 1fr))`,
      },
    }),
    aspectRatio: choice(
      [
        'square',
        'standard',
        'standard-vertical',
        'four-three',
        'three-four-vertical',
        'widescreen',
        'anamorphic-widescreen',
      ],
      'square',
    ),
    showMeta: flag(),
  },
});
