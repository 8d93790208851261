import { expect, it } from 'vitest';
import { contrastOn } from './contrast.ts';

it.each([
  ['#000', '#fff', 21],
  ['#777777', '#ffffff', 4.48],
  ['rgb(0, 0, 0)', 'hsl(0, 0%, 100%)', 21],
  ['hsl(210, 100%, 20%)', '#ffffff', 12.61],
  ['rgba(0,0,0,.5)', '#fff', 3.95],
  ['#000', 'transparent', 21],
  ['#ffffff', '#fff', 1],
])('%s on %s has a contrast of %d', (colour, ground, expected) => {
  expect(contrastOn(colour, ground)).toBeCloseTo(expected, 1);
});

it.each([['lighten(@tint, 10%)'], ['red;'], [''], ['rgb(1, 2)']])('of "%s" nothing is known', (colour) => {
  expect(contrastOn(colour, '#fff')).toBeUndefined();
  expect(contrastOn('#fff', colour)).toBeUndefined();
});
