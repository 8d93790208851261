import { expect, it } from 'vitest';
import { type FrameWidth, fitFrame } from './frame-widths.ts';

it.each<[string, FrameWidth, number, { width: number; height: number; scale: number }]>([
  ['a desktop is made smaller where the room is narrower', 'desktop', 640, { width: 1280, height: 1600, scale: 0.5 }],
  ['a desktop fills a wide room', 'desktop', 1948, { width: 1948, height: 800, scale: 1 }],
  ['a tablet keeps its size', 'tablet', 828, { width: 768, height: 800, scale: 1 }],
  ['a tablet is made smaller, too', 'tablet', 384, { width: 768, height: 1600, scale: 0.5 }],
  ['a phone keeps its size', 'phone', 828, { width: 375, height: 800, scale: 1 }],
])('%s', (_, name, width, fit) => {
  expect(fitFrame(name, { width, height: 800 })).toEqual(fit);
});
