import { describe, expect, it } from 'vitest';
import { isMarked, marked } from './known-device.ts';

const ada = { secrets: ['a secret of the installation'], websiteId: 'w1', account: 'team:ada@shop.test' };
const bob = { ...ada, account: 'team:bob@shop.test' };

describe('a known device', () => {
  it('knows the accounts that have signed in with it, and no others', () => {
    const once = marked(undefined, ada);
    const twice = marked(once, bob);

    expect([isMarked(once, ada), isMarked(once, bob)]).toEqual([true, false]);
    expect([isMarked(twice, ada), isMarked(twice, bob)]).toEqual([true, true]);
    expect(isMarked(undefined, ada)).toBe(false);
  });

  it('is worth nothing on another website, for the same address of a site user, or with another secret', () => {
    const cookie = marked(undefined, ada);

    expect(isMarked(cookie, { ...ada, websiteId: 'w2' })).toBe(false);
    expect(isMarked(cookie, { ...ada, account: 'site-user:ada@shop.test' })).toBe(false);
    expect(isMarked(cookie, { ...ada, secrets: ['another secret'] })).toBe(false);
  });

  it('stays known while the secret is changed, and is signed anew', () => {
    const cookie = marked(undefined, ada);
    const changed = { ...ada, secrets: ['a new secret', ...ada.secrets] };

    expect(isMarked(cookie, changed)).toBe(true);
    const renewed = marked(cookie, changed);
    expect(renewed.split('.')).toHaveLength(2);
    expect(isMarked(renewed, { ...ada, secrets: ['a new secret'] })).toBe(true);
  });

  it('cannot take over a mark of another device', () => {
    const [, mark] = marked(undefined, ada).split('.');
    const [device] = marked(undefined, bob).split('.');

    expect(isMarked(`${device}.${mark}`, ada)).toBe(false);
  });

  it('keeps one mark for each account, of the ten that signed in last', () => {
    const accounts = Array.from({ length: 12 }, (_, index) => ({ ...ada, account: `team:${index}@shop.test` }));
    const cookie = [...accounts, accounts[11]!].reduce<string | undefined>(marked, undefined);

    expect(cookie!.split('.')).toHaveLength(11);
    expect(accounts.map((account) => isMarked(cookie, account))).toEqual([false, false, ...Array(10).fill(true)]);
  });

  it.each(['', 'x', 'a.b.c', `${'a'.repeat(22)}.<script>`, '.'.repeat(50)])('makes a new device of %j', (cookie) => {
    expect(isMarked(cookie, ada)).toBe(false);
    expect(marked(cookie, ada)).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
  });
});
