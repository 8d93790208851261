import { expect, it } from 'vitest';
import type { Upload } from '../kit/upload/use-uploads.ts';
import { arrivedOf, type PictureBatch } from './picture-batches.ts';

const target = { kind: 'replace', id: 'a' } as const;
const batch = (...keys: string[]): PictureBatch => ({ area: 'layout', target, keys });
const upload = (key: string, state: Upload['state']): Upload => ({
  key,
  name: key,
  bytes: 1,
  state,
  progress: 1,
  ...(state === 'done' && { fileId: `file-${key}` }),
});

it('pictures that came together are added together, in their order', () => {
  const batches = [batch('one', 'two')];
  expect(arrivedOf(batches, [upload('one', 'processing'), upload('two', 'done')])).toEqual({
    left: batches,
    arrived: [],
  });
  expect(arrivedOf(batches, [upload('one', 'done'), upload('two', 'done')])).toEqual({
    left: [],
    arrived: [{ area: 'layout', target, pictures: ['file-one', 'file-two'] }],
  });
});

it('one that failed does not hold up the others, and follows them if it is tried again', () => {
  const { left, arrived } = arrivedOf([batch('one', 'two')], [upload('one', 'failed'), upload('two', 'done')]);
  expect(arrived.map(({ pictures }) => pictures)).toEqual([['file-two']]);
  expect(left).toEqual([batch('one')]);
  expect(arrivedOf(left, [upload('one', 'failed')]).left).toEqual(left);
  expect(arrivedOf(left, [upload('one', 'done')]).arrived.map(({ pictures }) => pictures)).toEqual([['file-one']]);
});

it('those that are not listed yet are waited for', () => {
  expect(arrivedOf([batch('one')], [])).toEqual({ left: [batch('one')], arrived: [] });
});
