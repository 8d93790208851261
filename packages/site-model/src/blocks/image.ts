import { defineBlock } from '../layout/definition.ts';
import { flag, html, link, picture } from '../layout/field.ts';

export const imageBlock = defineBlock('image', {
  isStill: true,
  fields: {
    assetId: picture(),
    caption: html('rich', { maxLength: 5000 }),
    linkUrl: link(),
    newWindow: flag(),
    /** The largest picture at the top of a page is not put off. */
    isFirst: flag(),
  },
});
