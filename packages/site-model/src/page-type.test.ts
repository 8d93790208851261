import { expect, test } from 'vitest';
import { PageType, type PageTypeName, pageTypeStatus, pageTypes } from './index.ts';

const stated: readonly (readonly [id: string, name: PageTypeName, code: number])[] = [
  ['PAGE-021', 'collection', 1],
  ['PAGE-022', 'page', 2],
  ['PAGE-023', 'splashPage', 3],
  ['PAGE-024', 'contentItem', 50],
  ['PAGE-025', 'notFound', 100],
  ['PAGE-026', 'error', 101],
  ['PAGE-027', 'search', 102],
  ['PAGE-028', 'lockScreen', 103],
  ['PAGE-029', 'popupOverlay', 104],
  ['PAGE-030', 'protectedContent', 105],
  ['PAGE-031', 'memberAreaAccessDenied', 106],
  ['PAGE-032', 'showCart', 200],
  ['PAGE-033', 'checkout', 201],
  ['PAGE-034', 'orderConfirmed', 202],
  ['PAGE-035', 'donate', 203],
  ['PAGE-036', 'contributionConfirmed', 204],
  ['PAGE-037', 'commerceCartV2', 205],
  ['PAGE-038', 'subscriptionConfirmed', 206],
  ['PAGE-039', 'orderReceived', 207],
  ['PAGE-040', 'membershipConfirmed', 208],
  ['PAGE-041', 'reviewsRequest', 209],
  ['PAGE-042', 'newsletterUnsubscribe', 300],
  ['PAGE-043', 'commerceEmailPreview', 301],
];

test.for(stated)('%s page type %s has the code %i', ([, name, code]) => {
  expect(PageType[name]).toBe(code);
  expect(pageTypes.byCode(code)).toEqual({ name, code });
});

test('there are no further page types', () => {
  expect(pageTypes.members.map((member) => member.code)).toEqual(stated.map(([, , code]) => code));
});

test('error pages have their own status, all others 200', () => {
  const others = pageTypes.members.filter((member) => pageTypeStatus(member.code) !== 200);
  expect(others.map((member) => [member.name, pageTypeStatus(member.code)])).toEqual([
    ['notFound', 404],
    ['error', 500],
    ['lockScreen', 401],
    ['protectedContent', 401],
    ['memberAreaAccessDenied', 403],
  ]);
});
