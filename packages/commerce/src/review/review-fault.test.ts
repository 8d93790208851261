import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { checkReview, highestRating, reviewLength } from './review-fault.ts';

const good = { rating: '4', author: 'Ada L.', text: 'Holds my tea.' };

test('a review has one of five ratings and a name; its text may be missing', () => {
  for (let rating = 1; rating <= highestRating; rating += 1) {
    const checked = checkReview({ ...good, rating: String(rating), text: ' ' });
    expect(checked).toEqual({ ok: true, review: { rating, author: 'Ada L.', text: '' } });
  }
  for (const rating of ['', '0', '6', '4.5', '-1', '５', ' 4']) {
    expect(checkReview({ ...good, rating })).toEqual({ ok: false, faults: { rating: 'rating-missing' } });
  }
});

test('every part that is wrong is named', () => {
  expect(checkReview({ rating: '', author: ' \n ', text: 'a'.repeat(reviewLength.text + 1) })).toEqual({
    ok: false,
    faults: { rating: 'rating-missing', author: 'author-blank', text: 'text-long' },
  });
  expect(checkReview({ ...good, author: 'a'.repeat(reviewLength.author + 1) })).toEqual({
    ok: false,
    faults: { author: 'author-long' },
  });
});

test('a line break counts once, however a browser sends it', () => {
  const text = `${'a'.repeat(reviewLength.text - 3)}\r\nb\rc`;
  expect(checkReview({ ...good, text })).toMatchObject({ ok: false });
  const shorter = text.slice(1);
  expect(checkReview({ ...good, text: shorter })).toEqual({
    ok: true,
    review: { rating: 4, author: 'Ada L.', text: `${'a'.repeat(reviewLength.text - 4)}\nb\nc` },
  });
});

test('what fits the rules still fits them when it is sent again', () => {
  const typed = oneof(string(), constantFrom('', ' ', '1', '5', ' Ada\u00a0 L. ', 'a\r\n\r\nb'));
  assert(
    property(typed, typed, typed, (rating, author, text) => {
      const checked = checkReview({ rating, author, text });
      if (!checked.ok) return;
      const again = { ...checked.review, rating: String(checked.review.rating) };
      expect(checkReview(again)).toEqual(checked);
    }),
  );
});
