import { expect, test } from 'vitest';
import { readMapPosition } from './map-position.ts';

test.each([
  ['53.5511, 9.9937', { latitude: 53.5511, longitude: 9.9937 }],
  [' -33.8688;151.2093 ', { latitude: -33.8688, longitude: 151.2093 }],
  ['90 180', { latitude: 90, longitude: 180 }],
  ['90.1, 9', undefined],
  ['53, 181', undefined],
  ['53,5511, 9,9937', undefined],
  ['53.5511', undefined],
  ['', undefined],
])('%s', (typed, position) => {
  expect(readMapPosition(typed)).toEqual(position);
});
