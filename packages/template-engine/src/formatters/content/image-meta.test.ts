import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { asText, type Value } from '../../values/value.ts';
import { image } from './image.ts';
import { childImageMeta, coverImageMeta, imageMeta } from './image-meta.ts';

const picture = { id: 'p1', assetUrl: '/p.jpg', originalSize: '1500x1000', title: 'Pot' };
const attributes =
  'data-src="/p.jpg" data-image="/p.jpg" data-image-dimensions="1500x1000" data-image-focal-point="0.5,0.5" alt="Pot" ';

function meta(value: Value): Value {
  return callFormatter(imageMeta, [], [value]);
}

test('IMG-001: the attributes carry the address and the size in the form WxH', () => {
  expect(meta(picture)).toBe(attributes);
});

test('IMG-002, IMG-019: the focal point is the chosen one, or the middle', () => {
  expect(meta({ ...picture, mediaFocalPoint: { x: 0.25, y: 0.75 } })).toContain('data-image-focal-point="0.25,0.75"');
  expect(meta(picture)).toContain('data-image-focal-point="0.5,0.5"');
  expect(meta({ ...picture, mediaFocalPoint: {} })).toContain('data-image-focal-point="0,0"');
});

test('IMG-004: component key and licensed preview lead the attributes', () => {
  expect(meta({ ...picture, componentKey: 'k"1', licensedAssetPreview: {} })).toBe(
    `data-licensed-asset-preview="true" data-component-key="k&quot;1" ${attributes}`,
  );
  expect(meta({ ...picture, licensedAssetPreview: true })).toBe(attributes);
  expect(meta({ ...picture, licensedAssetPreview: [] })).toBe(attributes);
  expect(meta({ ...picture, componentKey: '' })).toBe(`data-component-key="" ${attributes}`);
});

test('a missing picture prints nothing, an empty one empty attributes', () => {
  expect(meta(undefined)).toBe('');
  expect(meta({})).toBe('data-src="" data-image="" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="" ');
});

test('data is escaped', () => {
  expect(meta({ assetUrl: '"><script>', originalSize: '"' })).toBe(
    'data-src="&quot;&gt;&lt;script&gt;" data-image="&quot;&gt;&lt;script&gt;" data-image-dimensions="&quot;" data-image-focal-point="0.5,0.5" alt="" ',
  );
});

test('IMG-007: children and cover are pictures of their own', () => {
  const gallery = { items: [{ assetUrl: '/0' }, picture], coverImage: picture };
  expect(callFormatter(childImageMeta, ['1'], [gallery])).toBe(attributes);
  expect(callFormatter(childImageMeta, [], [gallery])).toContain('data-src="/0"');
  expect(callFormatter(childImageMeta, ['2'], [gallery])).toBe('');
  expect(callFormatter(childImageMeta, ['x'], [gallery])).toBe('');
  expect(callFormatter(coverImageMeta, [], [gallery])).toBe(attributes);
  expect(callFormatter(coverImageMeta, [], [{}])).toBe('');
});

test('image prints the picture twice, the first for visitors without scripts', () => {
  const rest = `${attributes}data-load="false" data-image-id="p1" data-type="image" />`;
  expect(callFormatter(image, [], [picture])).toBe(
    `<noscript><img src="/p.jpg" alt="Pot" /></noscript><img class="thumb-image" ${rest}`,
  );
  expect(callFormatter(image, ['wide'], [picture])).toContain(`<img class="wide" ${rest}`);
  expect(callFormatter(image, ['a', 'b'], [picture])).toContain(`<img class="thumb-image" ${rest}`);
  // The class comes from the theme; only data is escaped.
  expect(callFormatter(image, ['a&b'], [picture])).toContain('<img class="a&b" ');
});

test('image escapes the alternative text once, in both places', () => {
  const printed = asText(callFormatter(image, [], [{ id: '"', assetUrl: '"', title: '&"' }]));
  expect(printed.match(/alt="&amp;&quot;"/g)).toHaveLength(2);
  expect(printed).toContain('<img src="&quot;"');
  expect(printed).toContain('data-image-id="&quot;"');
});
