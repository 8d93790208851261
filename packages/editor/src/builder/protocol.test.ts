import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './protocol.ts';

describe('a message of the frame', () => {
  it.each([
    { kind: 'select', id: 'a' },
    { kind: 'select', id: null },
    { kind: 'write', id: 'a' },
    { kind: 'key', key: 'Escape', alt: false, shift: false, mod: false },
    { kind: 'marks', marks: ['area', 'block/a'] },
    { kind: 'scroll', x: 0, y: 12.5 },
  ])('is read if it is one that there is: $kind', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  it('may be the boxes of the marked elements', () => {
    const boxes = new Float32Array([0, 10, 300, 40]);
    expect(readFrameMessage(boxes)).toEqual({ kind: 'boxes', boxes });
  });

  it.each([
    ['nothing', null],
    ['a wish to save', { kind: 'save' }],
    ['an id that is none', { kind: 'select', id: 7 }],
    ['an id without end', { kind: 'select', id: 'x'.repeat(101) }],
    ['a key without its state', { kind: 'key', key: 'Escape' }],
    ['marks that are none', { kind: 'marks', marks: [1] }],
    ['too many marks', { kind: 'marks', marks: Array.from({ length: 1001 }, () => 'area') }],
    ['a place that is no number', { kind: 'scroll', x: 0, y: Number.NaN }],
    ['half a box', new Float32Array([1, 2])],
    ['a box without end', new Float32Array([0, 0, Infinity, 1])],
  ])('is ignored otherwise: %s', (_, message) => {
    expect(readFrameMessage(message)).toBeUndefined();
  });
});
