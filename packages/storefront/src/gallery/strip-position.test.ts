import { expect, test } from 'vitest';
import { type Alignment, nearestSlide, scrollOf } from './strip-position.ts';

test.each<[Alignment, number]>([
  ['left', 300],
  ['center', 200],
  ['right', 100],
])('GAL-030: a slide aligned %s is there when the strip is scrolled by %i', (alignment, scrolled) => {
  expect(scrollOf({ left: 300, width: 200 }, alignment, 400, 1000)).toBe(scrolled);
});

test('a strip is not scrolled past its ends', () => {
  expect(scrollOf({ left: 0, width: 200 }, 'center', 400, 1000)).toBe(0);
  expect(scrollOf({ left: 900, width: 100 }, 'left', 400, 1000)).toBe(600);
  expect(scrollOf({ left: 100, width: 100 }, 'left', 400, 300)).toBe(0);
});

test('the nearest slide is the active one, also where several have the same place', () => {
  const places = [0, 0, 200, 500, 500];
  expect(nearestSlide(places, 190, 0)).toBe(2);
  expect(nearestSlide(places, 0, 2)).toBe(0);
  expect(nearestSlide(places, 0, 1)).toBe(1);
  expect(nearestSlide(places, 500, 2)).toBe(4);
  expect(nearestSlide(places, 500.3, 3)).toBe(3);
});
