import { expect, test } from 'vitest';
import type { Comment } from './comment.ts';
import { withComment } from './with-comment.ts';

const comment = (id: string): Comment => ({
  id,
  author: 'Ada',
  body: id,
  isTeam: false,
  day: 'Today',
  date: '2026-11-19',
});

test('a new comment comes first, an answer last, and one that is sent again not at all', () => {
  const first = withComment([], comment('a'), undefined);
  const both = withComment(first, comment('b'), undefined);
  expect(both.map(({ id }) => id)).toEqual(['b', 'a']);
  const answered = withComment(withComment(both, comment('c'), 'a'), comment('d'), 'a');
  expect(answered[1]!.answers.map(({ id }) => id)).toEqual(['c', 'd']);
  expect(withComment(answered, comment('c'), 'b')).toBe(answered);
  expect(withComment(answered, comment('a'), undefined)).toBe(answered);
});
