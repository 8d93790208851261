import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { likeButton } from './like-button.ts';

const liking = { websiteSettings: { simpleLikingEnabled: true } };

test('LIKE-002, ITEM-004: the button is a span with the item id and the like count', () => {
  expect(callFormatter(likeButton, [], [{ id: 'i"1', likeCount: 12 }], { data: liking })).toBe(
    '\n  <span class="sqs-simple-like" data-item-id="i&quot;1" data-like-count="12">\n    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n',
  );
});

test('LIKE-003: it is printed only where simple liking is on', () => {
  expect(
    callFormatter(likeButton, [], [{ id: 'i1' }], { data: { websiteSettings: { simpleLikingEnabled: false } } }),
  ).toBe('');
  expect(callFormatter(likeButton, [], [{ id: 'i1' }])).toBe('');
});

test('without an item there is nothing to like', () => {
  expect(callFormatter(likeButton, [], [undefined], { data: liking })).toBe('');
  expect(callFormatter(likeButton, [], [{}], { data: liking })).toBe('');
});
