import { defineFormatter } from '../../contract/formatter.ts';
import { resolveWithin } from '../../contract/resolve-within.ts';
import { attributeValue } from '../../text/attribute.ts';
import { isTruthy } from '../../values/value.ts';

export const likeButton = defineFormatter({
  name: 'like-button',
  group: 'social',
  summary: 'the element visitors like an item with, where liking is on',
  example: {
    template: '{i|like-button}',
    data: { i: { id: 'i1', likeCount: 3 }, websiteSettings: { simpleLikingEnabled: true } },
    output:
      '\n  <span class="sqs-simple-like" data-item-id="i1" data-like-count="3">\n    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n',
  },
  prepare: () => (value, scope) => {
    if (!isTruthy(value) || !isTruthy(resolveWithin(value, scope, ['websiteSettings', 'simpleLikingEnabled']))) {
      return '';
    }
    const id = attributeValue(resolveWithin(value, scope, ['id']), scope.run.budget);
    const count = attributeValue(resolveWithin(value, scope, ['likeCount']), scope.run.budget);
    return `\n  <span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">\n    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n`;
  },
});
