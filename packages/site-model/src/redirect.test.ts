import { expect, test } from 'vitest';
import { isRedirectTarget, redirectPath, redirectPathFault } from './redirect.ts';

test.each([
  ['/old', '/old'],
  [' /old/ ', '/old'],
  ['old//deep/', '/old/deep'],
  ['https://former.example/a/b?x=1#y', '/a/b'],
  ['/caf%C3%A9', '/café'],
  ['/100%', '/100%'],
  ['https://former.example', '/'],
  ['', '/'],
])('what is typed as %j is looked up as %j', (typed, path) => {
  expect(redirectPath(typed)).toBe(path);
});

test.each([
  ['/', 'empty'],
  ['/old/', 'characters'],
  ['/old%20shop', 'characters'],
  ['/old\\shop', 'characters'],
  ['/cart', 'reserved'],
  ['/api/x', 'reserved'],
  ['/config-tips', 'reserved'],
  ['/DE/alt', 'language'],
  ['/old', undefined],
  ['/Old Shop.html', undefined],
])('%j is refused as %j', (path, fault) => {
  expect(redirectPathFault(path, ['en', 'de'])).toBe(fault);
});

test('a redirect leads to a path or to the web, and to nothing that runs', () => {
  const open = ['/', '/about', '/about?x=1#y', 'https://example.com', 'http://example.com/a'];
  expect(open.filter((target) => !isRedirectTarget(target))).toEqual([]);
  const refused = [
    '',
    'about',
    '//evil.example',
    '/\\evil.example',
    'javascript:x()',
    'mailto:a@b.example',
    'https://',
    '/a b',
    '/a\nb',
  ];
  expect(refused.filter(isRedirectTarget)).toEqual([]);
});
