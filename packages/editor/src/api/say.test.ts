import { describe, expect, it } from 'vitest';
import { commonTexts } from '../texts/common.ts';
import { Problem } from './problem.ts';
import { fieldProblems, isNotThere, isSignedOut, sayProblem } from './say.ts';

const words = commonTexts.en;

describe('sayProblem', () => {
  it('MSG-016 says "Network error" without connection and "Something went wrong" for the rest', () => {
    expect(sayProblem(new Problem('network', 0, {}), words)).toBe('Network error');
    for (const status of [403, 404, 500]) {
      expect(sayProblem(new Problem('refused', status, { message: 'the server’s words' }), words)).toBe(
        'Something went wrong',
      );
    }
    expect(sayProblem(new TypeError('a mistake of ours'), words)).toBe('Something went wrong');
  });

  it('uses the words of the screen for a reason it knows', () => {
    const problem = new Problem('refused', 409, { reason: 'emailTaken', message: 'English' });

    expect(sayProblem(problem, words, { emailTaken: 'Schon vergeben' })).toBe('Schon vergeben');
    expect(sayProblem(problem, words, { other: 'x' })).toBe('Something went wrong');
  });

  it('says that nothing was changed without confirmation', () => {
    expect(sayProblem(new Problem('refused', 403, { reason: 'confirmationNeeded' }), words)).toBe(words.notConfirmed);
  });

  it('says how long to wait after too many attempts', () => {
    expect(sayProblem(new Problem('refused', 429, {}), words)).toBe('Too many attempts. Please try again in a moment.');
    expect(sayProblem(new Problem('refused', 429, { retryAfterSeconds: 37 }), words)).toBe(
      'Too many attempts. Please try again in 37 seconds.',
    );
    expect(sayProblem(new Problem('refused', 429, { retryAfterSeconds: 1 }), commonTexts.de)).toBe(
      'Zu viele Versuche. Bitte versuchen Sie es in 1 Sekunde noch einmal.',
    );
    expect(sayProblem(new Problem('refused', 429, { retryAfterSeconds: 600 }), commonTexts.fr)).toBe(
      'Trop de tentatives. Veuillez réessayer dans 10 minutes.',
    );
  });
});

describe('fieldProblems', () => {
  it('puts the words of the screen, or else those of the server, to the fields', () => {
    const problem = new Problem('refused', 400, { reason: 'nameMissing', errors: { name: 'English' } });

    expect(fieldProblems(problem, { nameMissing: 'Name fehlt' })).toEqual({ name: 'Name fehlt' });
    expect(fieldProblems(problem)).toEqual({ name: 'English' });
  });
});

describe('isNotThere', () => {
  it('is true for an unknown id and for what is no id, but not for another mistake', () => {
    expect(isNotThere(new Problem('refused', 404, {}))).toBe(true);
    expect(isNotThere(new Problem('refused', 400, { errors: { id: 'This is not an id.' } }))).toBe(true);
    expect(isNotThere(new Problem('refused', 400, { errors: { q: 'Too long.' } }))).toBe(false);
    expect(isNotThere(new Problem('refused', 500, {}))).toBe(false);
    expect(isNotThere(new Problem('network', 0, {}))).toBe(false);
    expect(isNotThere(null)).toBe(false);
  });
});

describe('isSignedOut', () => {
  it('is true for 401 only', () => {
    expect(isSignedOut(new Problem('refused', 401, {}))).toBe(true);
    expect(isSignedOut(new Problem('refused', 403, {}))).toBe(false);
  });
});
