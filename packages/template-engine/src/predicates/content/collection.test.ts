import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import type { Predicate } from '../../contract/predicate.ts';
import type { Value } from '../../values/value.ts';
import {
  clickable,
  collection,
  collectionPage,
  collectionTemplatePage,
  collectionTypeNameEquals,
  folder,
  index,
  redirect,
} from './collection.ts';

const ask = (predicate: Predicate, ...scopes: readonly Value[]) => callPredicate(predicate, [], scopes);

test('ITEM-012: the collection is read with its type, folder and folderBehavior', () => {
  expect(ask(collection, { collection: { id: 1 } })).toBe(true);
  expect(ask(collection, { collection: {} })).toBe(false);
  expect(ask(collectionPage, { collection: { type: 10 } })).toBe(true);
  expect(ask(collectionPage, { collection: { type: 7 } })).toBe(false);
  expect(ask(collectionPage, { type: 10 })).toBe(false);
  expect(ask(folder, { collection: { folder: true } })).toBe(true);
  expect(ask(folder, { collection: { folder: false } })).toBe(false);
  expect(ask(folder, { folder: true })).toBe(false);
  expect(ask(index, { collection: { folder: true, folderBehavior: 1 } })).toBe(true);
  expect(ask(index, { collection: { folder: true, folderBehavior: 2 } })).toBe(false);
  expect(ask(index, { collection: { folder: false, folderBehavior: 1 } })).toBe(false);
  expect(ask(index, { collection: { folder: true, folderBehavior: '1' } })).toBe(false);
  expect(ask(index, { collection: ['folder'] })).toBe(false);
});

test('a static page of the theme has its type on the collection, or without one on itself', () => {
  expect(ask(collectionTemplatePage, { collection: { type: 7 }, type: 1 })).toBe(true);
  expect(ask(collectionTemplatePage, { collection: { type: 10 }, type: 7 })).toBe(false);
  expect(ask(collectionTemplatePage, { type: 7 })).toBe(true);
  expect(ask(collectionTemplatePage, { type: 10 })).toBe(false);
});

test.each([collection, collectionPage, collectionTemplatePage, folder, index, redirect])(
  '$name does not look outwards',
  (predicate) => {
    const outer = { collection: { type: 10, folder: true, folderBehavior: 1 }, type: 7, folderBehavior: 2 };
    expect(ask(predicate, outer, { id: 1 })).toBe(false);
  },
);

test('ITEM-013: typeName is looked up and compared exactly', () => {
  const named = (...scopes: readonly Value[]) => callPredicate(collectionTypeNameEquals, ['blog'], scopes);
  expect(named({ typeName: 'blog' })).toBe(true);
  expect(named({ typeName: 'blog' }, {})).toBe(true);
  expect(named({ typeName: 'Blog' })).toBe(false);
  expect(named({})).toBe(false);
  expect(callPredicate(collectionTypeNameEquals, [], [{}])).toBe(false);
});

const behaviors: readonly (readonly [string, Value, boolean, boolean])[] = [
  ['ITEM-011, ITEM-023: index', { folderBehavior: 1 }, true, false],
  ['ITEM-011, ITEM-023: redirect', { folderBehavior: 2 }, true, true],
  ['ITEM-024: none', { folderBehavior: 3 }, false, false],
  ['ITEM-025: missing', {}, true, false],
  ['null is not missing', { folderBehavior: null }, false, false],
  ['as text', { folderBehavior: '2' }, true, true],
  ['unknown', { folderBehavior: -1 }, false, false],
];

test.each(behaviors)('folder behaviour, %s', (_, scope, isClickable, isRedirect) => {
  expect(ask(clickable, scope)).toBe(isClickable);
  expect(ask(redirect, scope)).toBe(isRedirect);
});

test('clickable? sees the behaviour of an enclosing scope', () => {
  expect(ask(clickable, { folderBehavior: 3 }, { id: 1 })).toBe(false);
});
