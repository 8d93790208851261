import { PageType, pageTypes } from '@awning/site-model';
import { expect, test } from 'vitest';
import { isPageViewTracked } from './index.ts';

test.for([
  ['PAGE-016 not found', 100],
  ['PAGE-017 lock screen', 103],
  ['PAGE-018 member-area access denied', 106],
] as const)('%s (%i) is not tracked', ([, pageType]) => {
  expect(isPageViewTracked({ pageType, path: '/somewhere' })).toBe(false);
});

test('every other page type is tracked', () => {
  const untracked = pageTypes.members.filter(({ code }) => !isPageViewTracked({ pageType: code, path: '/somewhere' }));
  expect(untracked.map(({ name }) => name)).toEqual(['notFound', 'lockScreen', 'memberAreaAccessDenied']);
});

test('the search page is not tracked, pages below or beside it are', () => {
  expect(isPageViewTracked({ pageType: PageType.search, path: '/search' })).toBe(false);
  expect(isPageViewTracked({ pageType: PageType.page, path: '/search-tips' })).toBe(true);
});
