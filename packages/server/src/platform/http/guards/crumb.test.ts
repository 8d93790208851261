import { expect, test } from 'vitest';
import { createCrumbs, crumbCookieNames, readVisitorId } from './crumb.ts';

const id = '3f2b8c1e-9d4a-4b6f-8a7c-1234567890ab';

test('crumbs are genuine for the website they were made for, and while their secret is known', () => {
  const old = createCrumbs(['o'.repeat(32)]);
  const both = createCrumbs(['n'.repeat(32), 'o'.repeat(32)]);
  const crumb = old.make('site-1');
  expect(old.isGenuine(crumb, 'site-1')).toBe(true);
  expect(both.isGenuine(crumb, 'site-1')).toBe(true);
  expect(createCrumbs(['n'.repeat(32)]).isGenuine(crumb, 'site-1')).toBe(false);
  expect(old.isGenuine(crumb, 'site-2')).toBe(false);
  expect(old.make('site-1')).not.toBe(crumb);
});

test.for(['', '.', 'abc', 'abc.def', 'a.b.c', '.x', 'x.'])('"%s" is no crumb', (text) => {
  expect(createCrumbs(['s'.repeat(32)]).isGenuine(text, 'site-1')).toBe(false);
});

test('COOKIE-018 the second cookie is named after the visitor id', () => {
  expect(crumbCookieNames(undefined)).toEqual(['crumb']);
  expect(crumbCookieNames(id)).toEqual(['crumb', id]);
});

test('COOKIE-032 only an id of the form Awning issues counts as visitor id', () => {
  expect(readVisitorId(`${id}|1|2|3|4`)).toBe(id);
  for (const forged of [
    'CART|1|2|3|4',
    'SiteUserSession',
    `${id.toUpperCase()}|1`,
    'crumb|1',
    '',
    `x${id}`,
    undefined,
  ]) {
    expect(readVisitorId(forged)).toBeUndefined();
  }
});
