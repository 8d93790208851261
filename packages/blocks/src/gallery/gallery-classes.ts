import {
  type BlockSettings,
  captionsOf,
  type galleryBlock,
  isMoving,
  sliderAspectRatio,
  thumbnailsOf,
} from '@awning/site-model';

type GallerySettings = BlockSettings<typeof galleryBlock>;

/** The classes of a gallery and its list. Numbers become classes of their digits, so that a page needs no inline styles. */
export function galleryClasses(settings: GallerySettings): { readonly container: string; readonly list: string } {
  const { design, transparentBackground } = settings;
  const strip = thumbnailsOf(settings);
  return {
    container: [
      'sqs-gallery-container',
      `sqs-gallery-container--${design}`,
      settings['auto-crop'] ? 'sqs-gallery--cropped' : 'sqs-gallery--whole',
      ...(transparentBackground ? ['sqs-gallery--transparent'] : []),
      ...metaClasses(settings),
      ...(isMoving(design) ? [`sqs-gallery-height-${sliderAspectRatio}`] : []),
      ...(design === 'slider' ? [`sqs-gallery-active-${settings['active-alignment']}`] : []),
      ...(strip === undefined
        ? []
        : [
            ...digitClasses('strip-height', strip.heightPx),
            ...digitClasses('strip-margin', strip.marginPx),
            ...(strip.areSquare ? ['sqs-gallery--square-thumbs'] : []),
          ]),
    ].join(' '),
    list: [
      `sqs-gallery sqs-gallery-block-${design} sqs-gallery-design-${design}`,
      ...(design === 'grid'
        ? [
            `sqs-gallery-aspect-ratio-${settings['aspect-ratio']}`,
            `sqs-gallery-thumbnails-per-row-${settings['thumbnails-per-row']}`,
            ...digitClasses('padding', settings.padding),
          ]
        : []),
    ].join(' '),
  };
}

/** Captions lie on the pictures of moving designs; otherwise above or below them, unless they are in the middle or appear on hover. */
function metaClasses(settings: GallerySettings): string[] {
  if (captionsOf(settings) === 'none') return [];
  const position = settings['meta-position'];
  const isOver = isMoving(settings.design) || settings['show-meta-on-hover'] || position === 'center';
  return [
    `sqs-gallery-meta-position-${position}`,
    isOver ? 'sqs-gallery-meta-over' : position.startsWith('top') ? 'sqs-gallery-meta-above' : 'sqs-gallery-meta-below',
    ...(settings['show-meta-on-hover'] ? ['sqs-gallery-meta-on-hover'] : []),
    ...digitClasses('max-width', settings['max-width']),
  ];
}

/** `padding` of 25 has the classes for 20 and 5; a zero needs none. */
function digitClasses(name: string, value: number): string[] {
  const digits = { h: Math.floor(value / 100), t: Math.floor(value / 10) % 10, o: value % 10 };
  return Object.entries(digits).flatMap(([place, digit]) =>
    digit === 0 ? [] : [`sqs-gallery-${name}-${place}${digit}`],
  );
}
