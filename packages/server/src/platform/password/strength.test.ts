import { describe, expect, it } from 'vitest';
import { passwordWeakness } from './strength.ts';

describe('passwordWeakness', () => {
  it.each([
    ['ninechars', 'too-short'],
    ['🙂🙂🙂🙂🙂', 'too-short'],
    ['x'.repeat(201), 'too-long'],
    ['password123', 'common'],
    ['PassWord123', 'common'],
    ['zzzzzzzzzzzz', 'common'],
    ['Ada@Example.com', 'same-as-email'],
  ])('refuses %s as %s', (password, weakness) => {
    expect(passwordWeakness(password, 'ada@example.com')).toBe(weakness);
  });

  it.each(['only small letters', 'ten chars!', '12 apples and a pear', 'über den wolken'])('accepts %s', (password) => {
    expect(passwordWeakness(password, 'ada@example.com')).toBeUndefined();
  });
});
