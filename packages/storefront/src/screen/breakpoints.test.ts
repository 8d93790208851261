import { expect, test } from 'vitest';
import { screenKind } from './breakpoints.ts';

test.each([
  ['LAYOUT-001', 320, 'mobile'],
  ['LAYOUT-001', 432, 'mobile'],
  ['LAYOUT-002', 433, 'sub-desktop'],
  ['LAYOUT-003', 990, 'sub-desktop'],
  ['LAYOUT-003', 991, 'desktop'],
])('%s: a screen of %i pixels is %s', (_, width, kind) => {
  expect(screenKind(width)).toBe(kind);
});
