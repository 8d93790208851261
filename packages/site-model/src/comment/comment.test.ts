import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkComment, commentLength } from './check-comment.ts';
import { commentVerdict } from './comment-verdict.ts';

const good = { author: 'Ada L.', email: 'ada@example.com', body: 'Lovely glaze.' };

describe('checkComment', () => {
  test('names every part that is wrong', () => {
    expect(checkComment({ author: ' \n', email: '', body: ' ' })).toEqual({
      ok: false,
      faults: { author: 'author-blank', email: 'email-blank', body: 'body-blank' },
    });
    const { author, body } = commentLength;
    expect(checkComment({ author: 'a'.repeat(author + 1), email: 'ada', body: 'a'.repeat(body + 1) })).toEqual({
      ok: false,
      faults: { author: 'author-long', email: 'email-invalid', body: 'body-long' },
    });
  });

  test('what fits the rules still fits them when it is sent again', () => {
    const typed = oneof(string(), constantFrom('', ' ', ' Ada\u00a0 L. ', 'a\r\n\r\nb', 'ada@example.com'));
    assert(
      property(typed, typed, typed, (author, email, body) => {
        const checked = checkComment({ author, email, body });
        expect(checked.ok ? checkComment(checked.comment) : checked).toEqual(checked);
      }),
    );
    expect(checkComment(good)).toEqual({ ok: true, comment: good });
  });
});

describe('commentVerdict', () => {
  const fine = { body: good.body, isTrapped: false, sameText: 0, wasSpam: false };
  const long = 'A text that is long enough to tell it from others.';

  test.each([
    ['fine', fine],
    ['spam', { ...fine, isTrapped: true }],
    ['spam', { ...fine, wasSpam: true }],
    ['fine', { ...fine, sameText: 9 }],
    ['doubtful', { ...fine, body: long, sameText: 1 }],
    ['spam', { ...fine, body: long, sameText: 2 }],
    ['fine', { ...fine, body: 'See https://a.example and www.b.example' }],
    ['doubtful', { ...fine, body: 'HTTPS://a.example http://b.example www.c.example' }],
  ] as const)('says %s', (verdict, signs) => {
    expect(commentVerdict(signs)).toBe(verdict);
  });
});
