import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { comments, disqus } from './comments.ts';

const cases: readonly (readonly [string, readonly Value[], boolean])[] = [
  ['COMMENT-002, ITEM-003: open', [{ commentState: 1 }], true],
  ['ITEM-003: closed', [{ commentState: 2 }], false],
  ['COMMENT-003, ITEM-002: closed with some', [{ commentState: 2, publicCommentCount: 1 }], true],
  ['COMMENT-003: closed with none', [{ commentState: 2, publicCommentCount: 0 }], false],
  [
    'COMMENT-004: forbidden',
    [{ websiteSettings: { commentsEnabled: false } }, { commentState: 1, publicCommentCount: 4 }],
    false,
  ],
  ['COMMENT-004: settings without the switch', [{ websiteSettings: {} }, { commentState: 1 }], false],
  ['COMMENT-004: settings that are null', [{ websiteSettings: null }, { commentState: 1 }], false],
  ['COMMENT-005: no settings', [{}, { commentState: 1 }], true],
  ['allowed', [{ websiteSettings: { commentsEnabled: true } }, { commentState: 1 }], true],
  ['allowed, but nothing to show', [{ websiteSettings: { commentsEnabled: true } }, {}], false],
  ['the state of an outer scope does not count', [{ commentState: 1 }, {}], false],
];

test.each(cases)('comments? %s', (_, scopes, expected) => {
  expect(callPredicate(comments, [], scopes)).toBe(expected);
});

test('disqus? accepts both spellings of the setting and looks outwards', () => {
  expect(callPredicate(disqus, [], [{ websiteSettings: { disqusShortName: 'x' } }, {}])).toBe(true);
  expect(callPredicate(disqus, [], [{ websiteSettings: { disqusShortname: 'x' } }])).toBe(true);
  expect(callPredicate(disqus, [], [{ websiteSettings: { disqusShortname: '' } }])).toBe(false);
  expect(callPredicate(disqus, [], [{}])).toBe(false);
});
