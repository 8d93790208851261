import { describe, expect, it } from 'vitest';
import { checkDoor } from './check-door.ts';

const words = { required: 'missing', emailInvalid: 'no address', passwordTooShort: 'too short' };

describe('checkDoor', () => {
  it('says nothing about a complete form', () => {
    const values = { email: 'ada@example.test', name: 'Ada', password: 'ten characters' };

    expect(checkDoor(values, ['email', 'name', 'password'], true, words)).toEqual({});
  });

  it('names what is missing before what is wrong, and only fields that are shown', () => {
    const empty = { email: '', name: '', password: '' };

    expect(checkDoor(empty, ['email', 'password'], true, words)).toEqual({ email: 'missing', password: 'missing' });
  });

  it('asks for length only where a password is chosen', () => {
    const short = { email: 'ada@example.test', name: 'Ada', password: 'short' };

    expect(checkDoor(short, ['email', 'password'], true, words)).toEqual({ password: 'too short' });
    expect(checkDoor(short, ['email', 'password'], false, words)).toEqual({});
    expect(checkDoor({ ...short, email: 'ada' }, ['email', 'password'], false, words)).toEqual({ email: 'no address' });
  });
});
