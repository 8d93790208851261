import { describe, expect, it } from 'vitest';
import { isNarrowed, readAsked, withAsked } from './list-address.ts';

const choices = { status: ['active', 'ended'], sort: ['code', '-code'] } as const;

describe('readAsked', () => {
  it('takes what is offered and a search without its blanks', () => {
    expect(readAsked({ status: 'ended', sort: '-code', search: ' spring ' }, choices)).toEqual({
      status: 'ended',
      sort: '-code',
      search: 'spring',
    });
  });

  it('leaves out what is not offered', () => {
    expect(readAsked({ status: 'magic', page: '2', search: '  ' }, choices)).toEqual({});
  });
});

describe('withAsked', () => {
  it('changes one value and keeps the others', () => {
    expect(withAsked({ status: 'ended', search: 'a' }, 'status', 'active')).toEqual({ status: 'active', search: 'a' });
  });

  it('leaves an empty value out', () => {
    expect(withAsked({ status: 'ended', search: 'a' }, 'search', '')).toEqual({ status: 'ended' });
    expect(withAsked({ status: 'ended' }, 'status', undefined)).toEqual({});
  });
});

describe('isNarrowed', () => {
  it('asks for a filter or a search, whatever the order', () => {
    expect([{}, { sort: 'code' }, { status: 'active' }, { search: 'a' }].map(isNarrowed)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
