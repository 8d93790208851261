import { describe, expect, it } from 'vitest';
import { readCookie, requestFor } from './client.ts';

describe('requestFor', () => {
  it('fills parameters and leaves out what is not asked for', () => {
    const { address, init } = requestFor(
      'GET /api/things/:id/parts',
      { params: { id: 'a/b' }, query: { after: undefined, state: 'failed & gone' } },
      'crumb-value',
    );

    expect(address).toBe('/api/things/a%2Fb/parts?state=failed+%26+gone');
    expect(init.method).toBe('GET');
  });

  it('sends the crumb with changes and only with them', () => {
    expect(requestFor('GET /api/x', {}, 'c').init.headers).not.toHaveProperty('x-crumb');
    expect(requestFor('DELETE /api/x', {}, 'c').init.headers).toMatchObject({ 'x-crumb': 'c' });
  });

  it('names a kind of body only when there is a body', () => {
    expect(requestFor('POST /api/x', {}, 'c').init.headers).not.toHaveProperty('content-type');
    expect(requestFor('POST /api/x', { body: { a: 1 } }, 'c').init).toMatchObject({
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
  });
});

describe('readCookie', () => {
  it('finds a cookie by its whole name', () => {
    expect(readCookie('xcrumb=1; crumb=a%3Db; other=2', 'crumb')).toBe('a=b');
    expect(readCookie('xcrumb=1', 'crumb')).toBeUndefined();
  });
});
