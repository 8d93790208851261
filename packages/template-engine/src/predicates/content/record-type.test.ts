import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import { recordTypePredicates } from './record-type.ts';

const codes: Readonly<Record<string, number>> = {
  'active-time?': 31,
  'attachment?': 19,
  'audio?': 7,
  'binary?': 15,
  'checkin?': 52,
  'css-asset?': 16,
  'digital-good?': 18,
  'event?': 12,
  'json-export?': 21,
  'kbarticle?': 54,
  'site-search?': 30,
  'store-item?': 11,
  'text?': 1,
  'tweak-asset?': 17,
  'tweet?': 50,
  'undefined?': -1,
  'wordpress-export?': 20,
  'video?': 8,
  'external-video?': 8,
  'image?': 2,
  'quote?': 4,
  'link?': 5,
  'gallery?': 14,
};

test('ITEM-005: there is a predicate for every record type, true for its code alone', () => {
  expect(recordTypePredicates.map(({ name }) => name).toSorted()).toEqual(Object.keys(codes).toSorted());
  for (const predicate of recordTypePredicates) {
    for (const code of Object.values(codes)) {
      expect(callPredicate(predicate, [], [{ recordType: code }]), `${predicate.name} ${code}`).toBe(
        code === codes[predicate.name],
      );
    }
    expect(callPredicate(predicate, [], [{ recordType: String(codes[predicate.name]) }])).toBe(true);
    expect(callPredicate(predicate, [], [{}])).toBe(false);
  }
});

const promotable: Readonly<Record<string, string>> = {
  'video?': 'video',
  'external-video?': 'video',
  'image?': 'image',
  'quote?': 'quote',
  'link?': 'link',
  'gallery?': 'gallery',
};

test('ITEM-005: a promoted block represents its kind where the language says so', () => {
  for (const predicate of recordTypePredicates) {
    for (const block of ['video', 'image', 'quote', 'link', 'gallery', 'text', 'audio']) {
      expect(callPredicate(predicate, [], [{ promotedBlockType: block }]), `${predicate.name} ${block}`).toBe(
        promotable[predicate.name] === block,
      );
    }
  }
});

test('only members of the value itself count', () => {
  for (const predicate of recordTypePredicates) {
    const outer = { recordType: codes[predicate.name] ?? 0, promotedBlockType: 'video' };
    expect(callPredicate(predicate, [], [outer, { id: 1 }])).toBe(false);
  }
});
