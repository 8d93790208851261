import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { imageSrcset } from './image-srcset.ts';

const srcset = (systemDataVariants: Value, assetUrl = '/a') =>
  callFormatter(imageSrcset, [], [{ assetUrl, systemDataVariants }]);

test('IMG-006: the widths are those the picture is kept in, sizes are left out', () => {
  expect(srcset('1500x983,100w,300w,2500w')).toBe(
    ' srcset="/a?format=100w 100w,/a?format=300w 300w,/a?format=2500w 2500w"',
  );
  expect(srcset('150w,350w')).toBe(' srcset="/a?format=150w 150w,/a?format=350w 350w"');
});

const widths = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w'];

test.each(widths.slice(0, -1).map((width, index) => [width, widths[index + 1] ?? '']))(
  'IMG-009: after %s the original follows as %s',
  (last, next) => {
    expect(srcset(last)).toBe(` srcset="/a?format=${last} ${last},/a?format=original ${next}"`);
  },
);

test('IMG-009: 2500w ends the list', () => {
  expect(srcset(widths.join(','))).toBe(` srcset="${widths.map((width) => `/a?format=${width} ${width}`).join(',')}"`);
});

test('without widths the value is unchanged', () => {
  const image = { assetUrl: '/a', systemDataVariants: '640x480' };
  expect(callFormatter(imageSrcset, [], [image])).toBe(image);
  expect(callFormatter(imageSrcset, [], [undefined])).toBeUndefined();
});

test('the address is escaped', () => {
  expect(srcset('2500w', '/"<')).toBe(' srcset="/&quot;&lt;?format=2500w 2500w"');
});
