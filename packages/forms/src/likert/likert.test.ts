import { languages } from '@awning/formats';
import { expect, test } from 'vitest';
import { isLikertAnswer, likertAnswers, likertMessages, likertText } from '../index.ts';

test.for([
  ['FORM-064', '-2', 'Strongly Disagree'],
  ['FORM-064', '-1', 'Disagree'],
  ['FORM-064', '0', 'Neutral'],
  ['FORM-064', '1', 'Agree'],
  ['FORM-064', '2', 'Strongly Agree'],
] as const)('%s the answer %s reads %s', ([, answer, text]) => {
  expect(likertText(answer, likertMessages('en'))).toBe(text);
  expect(isLikertAnswer(answer)).toBe(true);
});

test('FORM-064 there are no other answers', () => {
  expect(likertAnswers).toEqual(['-2', '-1', '0', '1', '2']);
  for (const other of ['-3', '3', '', '+1', ' 1', 1, null, '1.0']) expect(isLikertAnswer(other)).toBe(false);
});

test('the five differ in every language', () => {
  for (const language of languages) {
    expect(new Set(Object.values(likertMessages(language))).size).toBe(likertAnswers.length);
  }
});
