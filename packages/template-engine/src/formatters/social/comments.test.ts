import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { compileTemplate } from '../../engine/compile.ts';
import type { Value } from '../../values/value.ts';
import { commentCount, commentLink, comments } from './comments.ts';

const thirdParty = { websiteSettings: { disqusShortname: 'studio' } };

const counts: readonly (readonly [string, Value, string])[] = [
  ['COMMENT-011, ITEM-002', 0, 'No Comments'],
  ['COMMENT-011, missing', undefined, 'No Comments'],
  ['COMMENT-012', 1, '1 Comment'],
  ['COMMENT-012, as text', '1', '1 Comment'],
  ['COMMENT-013', 2, '2 Comments'],
  ['COMMENT-013', 1.5, '1.5 Comments'],
];

test.each(counts)('%s: a count of %j reads %s', (_, publicCommentCount, text) => {
  expect(callFormatter(commentCount, [], [{ publicCommentCount }])).toBe(text);
});

const link = (count: string, word: string) =>
  `\n  <a href="/post#comments-i1" class="sqs-comment-link" data-id="i1">\n  ${count}\n  ${word}\n  </a>\n`;

test('COMMENT-006, COMMENT-007, ITEM-001: the link leads to the comments of the item and says how many', () => {
  const item = { id: 'i1', fullUrl: '/post' };
  expect(callFormatter(commentLink, [], [{ ...item, publicCommentCount: 0 }])).toBe(link('No', 'Comments'));
  expect(callFormatter(commentLink, [], [{ ...item, publicCommentCount: 1 }])).toBe(link('1', 'Comment'));
  expect(callFormatter(commentLink, [], [{ ...item, publicCommentCount: 20 }])).toBe(link('20', 'Comments'));
  expect(callFormatter(commentLink, [], [{ ...item, publicCommentCount: '1' }])).toBe(link('1', 'Comments'));
  expect(callFormatter(commentLink, [], [item])).toBe(link('', 'Comments'));
});

test('with third-party comments the link leads to the item and its script fills in the count', () => {
  expect(callFormatter(commentLink, [], [{ id: 'i1', fullUrl: '/"' }], { data: thirdParty })).toBe(
    '\n  <a href="/&quot;" class="sqs-comment-link sqs-disqus-comment-link" data-id="i1"></a>\n',
  );
});

test('COMMENT-009: the container of a third party has its own id', () => {
  expect(callFormatter(comments, [], [{ id: 'i1' }], { data: thirdParty })).toBe(
    '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n',
  );
});

test('COMMENT-008, COMMENT-010: the container carries the item, else the collection', () => {
  const subject = { id: 's"1', publicCommentCount: 3, commentState: 1 };
  const counted = 'data-public-comment-count="3" data-comment-state="1"';
  const container = (attributes: string) =>
    `\n  <div class="squarespace-comments" id="comments-r"${attributes}></div>\n`;
  expect(callFormatter(comments, [], [{ id: 'r', item: subject, collection: { id: 'c' } }])).toBe(
    container(` data-item-id="s&quot;1" ${counted}`),
  );
  expect(callFormatter(comments, [], [{ id: 'r' }], { data: { collection: subject } })).toBe(
    container(` data-collection-id="s&quot;1" ${counted}`),
  );
  expect(callFormatter(comments, [], [{ id: 'r', item: {} }])).toBe(container(''));
});

test('a list in place of a number is printed like in a tag', () => {
  const item = { id: ['a', 'b'], publicCommentCount: [1, 2], commentState: [3] };
  expect(callFormatter(commentLink, [], [item])).toContain('data-id="a,b">\n  1,2\n  Comments');
  expect(callFormatter(comments, [], [{ item }])).toContain(
    'data-item-id="a,b" data-public-comment-count="1,2" data-comment-state="3"',
  );
});

test('the value of an earlier formatter comes before outer values', () => {
  const outside = { id: 'outer', fullUrl: '/outer' };
  const { output } = compileTemplate('{o|prop inner|comment-link}').render({
    ...outside,
    o: { id: 'o', inner: { id: 'inner' } },
  });
  expect(output).toContain('<a href="/outer#comments-inner" class="sqs-comment-link" data-id="inner">');
});
