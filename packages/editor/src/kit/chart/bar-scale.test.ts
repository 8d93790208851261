import { expect, it } from 'vitest';
import { barScale } from './bar-scale.ts';

it('begins at zero and ends at a round number, so that the length of a bar is its value', () => {
  const scale = barScale([30, 120, 60]);
  expect([scale.top, scale.zero, scale.at(200), scale.at(100)]).toEqual([200, 100, 0, 50]);
});

it('has room below zero for days on which more was refunded than sold', () => {
  const scale = barScale([100, -100]);
  expect([scale.zero, scale.at(-100)]).toEqual([50, 100]);
});

it('has a scale for nothing at all', () => {
  expect([barScale([]).zero, barScale([0, 0]).at(0)]).toEqual([100, 100]);
});
