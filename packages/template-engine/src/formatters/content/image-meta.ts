import { defineFormatter } from '../../contract/formatter.ts';
import { member } from '../../values/reference.ts';
import { imageAttributes } from './image-attributes.ts';

export const imageMeta = defineFormatter({
  name: 'image-meta',
  group: 'content',
  summary: 'the attributes by which scripts load the picture',
  example: {
    template: '<img {i|image-meta}/>',
    data: { i: { assetUrl: '/a.jpg', originalSize: '30x20', title: 'Cup' } },
    output:
      '<img data-src="/a.jpg" data-image="/a.jpg" data-image-dimensions="30x20" data-image-focal-point="0.5,0.5" alt="Cup" />',
  },
  prepare: () => imageAttributes,
});

export const coverImageMeta = defineFormatter({
  name: 'cover-image-meta',
  group: 'content',
  summary: 'image-meta of the cover image',
  example: {
    template: '<img {a|cover-image-meta}/>',
    data: { a: { coverImage: { assetUrl: '/c.jpg', originalSize: '9x9', filename: 'c.jpg' } } },
    output:
      '<img data-src="/c.jpg" data-image="/c.jpg" data-image-dimensions="9x9" data-image-focal-point="0.5,0.5" alt="c.jpg" />',
  },
  prepare: () => (value, scope) => imageAttributes(member(value, 'coverImage'), scope),
});

export const childImageMeta = defineFormatter({
  name: 'child-image-meta',
  group: 'content',
  summary: 'image-meta of one of the items, the first unless a number is given',
  example: {
    template: '<img {g|child-image-meta 1}/>',
    data: { g: { items: [{}, { assetUrl: '/b.jpg', originalSize: '9x9', title: 'Two' }] } },
    output:
      '<img data-src="/b.jpg" data-image="/b.jpg" data-image-dimensions="9x9" data-image-focal-point="0.5,0.5" alt="Two" />',
  },
  prepare: ([position = '0']) => {
    const index = Number.parseInt(position, 10);
    return (value, scope) => imageAttributes(member(member(value, 'items'), index), scope);
  },
});
