import { defineFormatter } from '../../contract/formatter.ts';
import { attributeText } from '../../text/attribute.ts';
import { member } from '../../values/reference.ts';
import { asText } from '../../values/value.ts';
import { alternativeText } from './alternative-text.ts';
import { imageAttributes } from './image-attributes.ts';

export const image = defineFormatter({
  name: 'image',
  group: 'content',
  summary: 'a picture that loads late, and at once without scripts; the argument is its class',
  example: {
    template: '{i|image}',
    data: { i: { id: 'i1', assetUrl: '/a.jpg', originalSize: '30x20', title: 'Cup' } },
    output:
      '<noscript><img src="/a.jpg" alt="Cup" /></noscript><img class="thumb-image" data-src="/a.jpg" data-image="/a.jpg" data-image-dimensions="30x20" data-image-focal-point="0.5,0.5" alt="Cup" data-load="false" data-image-id="i1" data-type="image" />',
  },
  prepare: (args) => {
    // Not escaped: it comes from the theme, not from data.
    const className = args.length === 1 ? (args[0] ?? '') : 'thumb-image';
    return (value, scope) => {
      const { budget } = scope.run;
      const address = attributeText(asText(member(value, 'assetUrl')), budget);
      const alternative = attributeText(alternativeText(value, scope), budget);
      const id = attributeText(asText(member(value, 'id')), budget);
      return `<noscript><img src="${address}" alt="${alternative}" /></noscript><img class="${className}" ${imageAttributes(value, scope)}data-load="false" data-image-id="${id}" data-type="image" />`;
    };
  },
});
