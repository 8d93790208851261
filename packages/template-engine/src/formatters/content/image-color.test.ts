import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { imageColor } from './image-color.ts';

const image = {
  colorData: {
    topLeftAverage: '111',
    topRightAverage: '222',
    bottomLeftAverage: '333',
    bottomRightAverage: '444',
    centerAverage: '5"5',
  },
};

test('IMG-005: all five averages become data attributes', () => {
  expect(callFormatter(imageColor, [], [image])).toBe(
    'data-color-topLeft="#111" data-color-topRight="#222" data-color-bottomLeft="#333" data-color-bottomRight="#444" data-color-center="#5&quot;5" ',
  );
  expect(callFormatter(imageColor, [], [{ colorData: {} }])).toContain('data-color-center="#" ');
});

test('IMG-005: one average by its position, after a property if there is one', () => {
  expect(callFormatter(imageColor, ['topRight'], [image])).toBe('#222');
  expect(callFormatter(imageColor, ['bottomLeft', 'color'], [image])).toBe('color: #333');
});

test('IMG-021: a colour that is not there is named', () => {
  expect(callFormatter(imageColor, ['center'], [{ colorData: {} }])).toBe('"center" not found.');
  expect(callFormatter(imageColor, ['center'], [{ colorData: { centerAverage: '' } }])).toBe('"center" not found.');
  expect(callFormatter(imageColor, ['middle', 'color'], [image])).toBe('"middle" not found.');
});

test('a picture without colours gives nothing', () => {
  expect(callFormatter(imageColor, ['center'], [{}])).toBeUndefined();
  expect(callFormatter(imageColor, [], [undefined])).toBeUndefined();
});
