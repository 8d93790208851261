import { defineBlock } from '../layout/definition.ts';
import { choice, collection, flag, number, pictures } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

/** The grid design. The other designs are animated and come with their own island. */
export const galleryBlock = defineBlock('gallery', {
  isStill: false,
  fields: {
    /** The gallery page whose pictures are shown; if empty, the pictures chosen here. */
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
  panel: {
    title: { en: 'Gallery', de: 'Galerie', fr: 'Galerie' },
    fields: {
      collectionId: { label: labels.page },
      // Ids are set by the editor.
      collectionUrlId: null,
      assetIds: { label: { en: 'Pictures', de: 'Bilder', fr: 'Images' }, shownIf: { setting: 'collectionId', is: '' } },
      limit: {
        label: { en: 'Number of pictures', de: 'Anzahl der Bilder', fr: 'Nombre d’images' },
        shownIf: { setting: 'collectionId', isNot: '' },
      },
      thumbnailsPerRow: { label: { en: 'Pictures per row', de: 'Bilder pro Reihe', fr: 'Images par ligne' } },
      aspectRatio: {
        label: { en: 'Aspect ratio', de: 'Seitenverhältnis', fr: 'Proportions' },
        choices: {
          square: { en: 'Square (1:1)', de: 'Quadrat (1:1)', fr: 'Carré (1:1)' },
          standard: { en: 'Standard (3:2)', de: 'Standard (3:2)', fr: 'Standard (3:2)' },
          'standard-vertical': {
            en: 'Standard, upright (2:3)',
            de: 'Standard, hochkant (2:3)',
            fr: 'Standard, vertical (2:3)',
          },
          'four-three': { en: 'Four to three (4:3)', de: 'Vier zu drei (4:3)', fr: 'Quatre tiers (4:3)' },
          'three-four-vertical': {
            en: 'Three to four, upright (3:4)',
            de: 'Drei zu vier, hochkant (3:4)',
            fr: 'Trois quarts, vertical (3:4)',
          },
          widescreen: { en: 'Widescreen (16:9)', de: 'Breitbild (16:9)', fr: 'Écran large (16:9)' },
          'anamorphic-widescreen': { en: 'Cinema (2.40:1)', de: 'Kino (2,40:1)', fr: 'Cinéma (2,40:1)' },
        },
      },
      showMeta: { label: { en: 'Show titles', de: 'Titel zeigen', fr: 'Afficher les titres' } },
    },
  },
});
