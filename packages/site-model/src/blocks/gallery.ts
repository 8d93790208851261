import { galleryAspectRatios, galleryDesigns, metaPositions, movingDesigns } from '../gallery/gallery.ts';
import { galleryLabels as texts } from '../gallery/labels.ts';
import { defineBlock } from '../layout/definition.ts';
import { choice, collection, flag, number, pictures } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

const isGrid = { setting: 'design', is: 'grid' } as const;
const isMovingDesign = { setting: 'design', isOneOf: movingDesigns } as const;
const hasThumbnails = { setting: 'thumbnails', is: true } as const;
const hasCaptions = { setting: 'show-meta', is: true } as const;
const hasTitles = { setting: 'show-meta-basic', is: true } as const;

/** Pictures in one of four designs. The settings have the names and ranges of the specification. */
export const galleryBlock = defineBlock('gallery', {
  isStill: false,
  fields: {
    /** The gallery page whose pictures are shown; if empty, the pictures chosen here. */
    collectionId: collection(),
    collectionUrlId: collection(),
    assetIds: pictures(),
    limit: number({ minimum: 1, maximum: 100, start: 100 }),
    design: choice(galleryDesigns, 'grid'),
    'thumbnails-per-row': number({
      minimum: 1,
      maximum: 10,
      start: 4,
      formerly: 'thumbnailsPerRow',
      byScreen: { selector: '.sqs-gallery', css: (count) => `--gallery-columns: ${count}` },
    }),
    'aspect-ratio': choice(namesOf(galleryAspectRatios), 'square', { formerly: 'aspectRatio' }),
    padding: number({ minimum: 0, maximum: 50, start: 20 }),
    'auto-crop': flag(true),
    transparentBackground: flag(),
    'active-alignment': choice(['left', 'center', 'right'], 'center'),
    autoplay: flag(),
    'autoplay-duration': number({ minimum: 1, maximum: 10, start: 5 }),
    controls: flag(),
    indicators: flag(),
    thumbnails: flag(),
    'thumbnail-strip-height': number({ minimum: 0, maximum: 200, start: 80 }),
    'thumbnail-strip-margin': number({ minimum: 0, maximum: 60, start: 20 }),
    'square-thumbs': flag(true),
    'show-meta': flag(true, { formerly: 'showMeta' }),
    'show-meta-basic': flag(true),
    'show-meta-only-title': flag(),
    'meta-position': choice(metaPositions, 'bottom'),
    'show-meta-on-hover': flag(),
    /** Of a caption, in pixels. */
    'max-width': number({ minimum: 100, maximum: 300, start: 300 }),
    lightbox: flag(),
    lightboxTheme: choice(['dark', 'light'], 'dark'),
    newWindow: flag(),
  },
  panel: {
    title: texts.title,
    fields: {
      collectionId: { label: labels.page },
      // Ids are set by the editor.
      collectionUrlId: null,
      assetIds: { label: texts.pictures, shownIf: { setting: 'collectionId', is: '' } },
      limit: { label: texts.limit, shownIf: { setting: 'collectionId', isNot: '' } },
      design: { label: texts.design, choices: texts.designs },
      'thumbnails-per-row': { label: texts.perRow, shownIf: isGrid },
      'aspect-ratio': { label: labels.aspectRatio, choices: texts.aspectRatios, shownIf: isGrid },
      padding: { label: texts.padding, shownIf: isGrid },
      'auto-crop': { label: texts.autoCrop, shownIf: { setting: 'design', isNot: 'stacked' } },
      transparentBackground: { label: texts.transparentBackground, shownIf: { setting: 'auto-crop', is: false } },
      'active-alignment': {
        label: texts.activeAlignment,
        choices: texts.alignments,
        shownIf: { setting: 'design', is: 'slider' },
      },
      autoplay: { label: texts.autoplay, shownIf: isMovingDesign },
      'autoplay-duration': { label: texts.autoplayDuration, shownIf: { setting: 'autoplay', is: true } },
      controls: { label: texts.controls, shownIf: isMovingDesign },
      indicators: { label: texts.indicators, shownIf: isMovingDesign },
      thumbnails: { label: texts.thumbnails, shownIf: isMovingDesign },
      'thumbnail-strip-height': { label: texts.stripHeight, shownIf: hasThumbnails },
      'thumbnail-strip-margin': { label: texts.stripMargin, shownIf: hasThumbnails },
      'square-thumbs': { label: texts.squareThumbs, shownIf: hasThumbnails },
      'show-meta': { label: texts.showMeta },
      'show-meta-basic': { label: texts.showMetaBasic, shownIf: hasCaptions },
      'show-meta-only-title': { label: texts.showMetaOnlyTitle, shownIf: hasTitles },
      'meta-position': { label: texts.metaPosition, choices: texts.metaPositions, shownIf: hasTitles },
      'show-meta-on-hover': { label: texts.showMetaOnHover, shownIf: hasTitles },
      'max-width': { label: texts.maxWidth, shownIf: hasTitles },
      lightbox: { label: texts.lightbox },
      lightboxTheme: {
        label: texts.lightboxTheme,
        choices: texts.lightboxThemes,
        shownIf: { setting: 'lightbox', is: true },
      },
      newWindow: { label: labels.newWindow, shownIf: { setting: 'lightbox', is: false } },
    },
  },
});

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(record) as Name[];
}
