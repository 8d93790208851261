import { defineBlock } from '../layout/definition.ts';
import { flag, html, link, picture } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

export const imageBlock = defineBlock('image', {
  isStill: true,
  fields: {
    assetId: picture(),
    caption: html('rich', { maxLength: 5000 }),
    linkUrl: link(),
    newWindow: flag(),
    /** The largest picture at the top of a page, which is not lazy-loaded. */
    isFirst: flag(),
  },
  panel: {
    title: { en: 'Image', de: 'Bild', fr: 'Image' },
    fields: {
      assetId: { label: { en: 'Picture', de: 'Bild', fr: 'Image' } },
      caption: { label: { en: 'Caption', de: 'Bildunterschrift', fr: 'Légende' } },
      linkUrl: { label: labels.link },
      newWindow: { label: labels.newWindow, shownIf: { setting: 'linkUrl', isNot: '' } },
      isFirst: { label: { en: 'Load at once', de: 'Sofort laden', fr: 'Charger immédiatement' } },
    },
  },
});
