import { isOnSale, isSoldOut, RecordType } from '@awning/site-model';
import type { Budget } from '../../budget/budget.ts';
import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { productContent } from '../../product/product-content.ts';
import { attributeText } from '../../text/attribute.ts';
import { slugify } from '../../text/slugify.ts';
import { writeEach } from '../../text/write-each.ts';
import { member } from '../../values/reference.ts';
import { asNumber, asText, isTruthy, listElements, type Value } from '../../values/value.ts';

export const itemClasses = defineFormatter({
  name: 'item-classes',
  group: 'content',
  summary: 'the classes themes style an item by',
  example: {
    template: '{i|item-classes}',
    data: { i: { categories: ['New work'], recordTypeLabel: 'text', starred: true } },
    output: 'hentry category-new-work post-type-text featured',
  },
  prepare: () => (value, scope) => {
    const { budget } = scope.run;
    const promoted = scope.resolve(['promotedBlockType']);
    const author = scope.resolve(['author', 'displayName']);
    const index = scope.resolve(['@index']);
    return `hentry${isTruthy(promoted) ? ` promoted promoted-block-${slugify(asText(promoted))}` : ''}${listClasses(
      scope,
      'categories',
      'category',
    )}${listClasses(scope, 'tags', 'tag')}${isTruthy(author) ? ` author-${slugify(asText(author))}` : ''} post-type-${attributeText(
      asText(scope.resolve(['recordTypeLabel'])),
      budget,
    )}${index === undefined ? '' : ` article-index-${asText(index)}`}${
      isTruthy(scope.resolve(['starred'])) ? ' featured' : ''
    }${productClasses(value, budget)}`;
  },
});

function listClasses(scope: Scope, name: string, prefix: string): string {
  const { budget } = scope.run;
  const words = listElements(scope.resolve([name]));
  return writeEach(words, budget, (word) => ` ${prefix}-${slugify(budget.read(asText(word)))}`);
}

function productClasses(item: Value, budget: Budget): string {
  if (asNumber(member(item, 'recordType')) !== RecordType['store-item']) return '';
  const product = productContent(item, budget);
  return `${isOnSale(product) ? ' on-sale' : ''}${isSoldOut(product) ? ' sold-out' : ''}`;
}
