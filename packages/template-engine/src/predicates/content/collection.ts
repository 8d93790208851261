import { CollectionType, FolderBehavior } from '@awning/site-model';
import { definePredicate, lookupOperand, memberOperand } from '../../contract/predicate.ts';
import { member } from '../../values/reference.ts';
import { asNumber, asText, isObject, isTruthy } from '../../values/value.ts';

const COLLECTION = memberOperand('collection');

export const collection = definePredicate({
  name: 'collection?',
  group: 'content',
  summary: 'the value has a collection',
  example: { template: '{.collection?}yes{.or}no{.end}', data: { collection: { title: 'Blog' } }, output: 'yes' },
  prepare: () => ({ operands: [COLLECTION], test: isTruthy }),
});

export const collectionPage = definePredicate({
  name: 'collection-page?',
  group: 'content',
  summary: 'the collection is an ordinary page',
  example: { template: '{.collection-page?}yes{.or}no{.end}', data: { collection: { type: 10 } }, output: 'yes' },
  prepare: () => ({
    operands: [memberOperand('collection', 'type')],
    test: (type) => asNumber(type) === CollectionType.page,
  }),
});

export const collectionTemplatePage = definePredicate({
  name: 'collection-template-page?',
  group: 'content',
  summary: 'the collection, or the value itself, is a static page of the theme',
  example: { template: '{.collection-template-page?}yes{.or}no{.end}', data: { type: 7 }, output: 'yes' },
  prepare: () => ({
    operands: [COLLECTION, memberOperand('type')],
    test: (owner, type) =>
      asNumber(owner === undefined ? type : member(owner, 'type')) === CollectionType['template-page'],
  }),
});

export const collectionTypeNameEquals = definePredicate({
  name: 'collectionTypeNameEquals?',
  group: 'content',
  summary: 'the nearest typeName is the argument',
  example: {
    template: '{.collectionTypeNameEquals? blog}yes{.or}no{.end}',
    data: { typeName: 'blog' },
    output: 'yes',
  },
  prepare: ([expected]) => ({
    operands: [lookupOperand('typeName')],
    test: (typeName) => expected !== undefined && asText(typeName) === expected,
  }),
});

export const folder = definePredicate({
  name: 'folder?',
  group: 'content',
  summary: 'the collection is a folder',
  example: { template: '{.folder?}yes{.or}no{.end}', data: { collection: { folder: true } }, output: 'yes' },
  prepare: () => ({ operands: [memberOperand('collection', 'folder')], test: isTruthy }),
});

export const index = definePredicate({
  name: 'index?',
  group: 'content',
  summary: 'the collection is a folder with a page of its own',
  example: {
    template: '{.index?}yes{.or}no{.end}',
    data: { collection: { folder: true, folderBehavior: 1 } },
    output: 'yes',
  },
  prepare: () => ({
    operands: [COLLECTION],
    test: (owner) =>
      isObject(owner) && isTruthy(member(owner, 'folder')) && member(owner, 'folderBehavior') === FolderBehavior.index,
  }),
});

export const redirect = definePredicate({
  name: 'redirect?',
  group: 'content',
  summary: 'the folder leads on to another page',
  example: { template: '{.redirect?}yes{.or}no{.end}', data: { folderBehavior: 2 }, output: 'yes' },
  prepare: () => ({
    operands: [memberOperand('folderBehavior')],
    test: (behavior) => asNumber(behavior) === FolderBehavior.redirect,
  }),
});

export const clickable = definePredicate({
  name: 'clickable?',
  group: 'content',
  summary: 'the nearest folderBehavior is index, redirect or missing',
  example: { template: '{.clickable?}yes{.or}no{.end}', data: { folderBehavior: 3 }, output: 'no' },
  prepare: () => ({
    operands: [lookupOperand('folderBehavior')],
    test: (behavior) =>
      behavior === undefined ||
      asNumber(behavior) === FolderBehavior.index ||
      asNumber(behavior) === FolderBehavior.redirect,
  }),
});
