import { defineFormatter, definePureFormatter } from '../../contract/formatter.ts';
import { resolveWithin } from '../../contract/resolve-within.ts';
import type { Scope } from '../../contract/scope.ts';
import { attributeValue } from '../../text/attribute.ts';
import { member } from '../../values/reference.ts';
import { asNumber, isTruthy, type Value } from '../../values/value.ts';

export const commentCount = definePureFormatter({
  name: 'comment-count',
  group: 'social',
  summary: 'the number of public comments in words',
  example: { template: '{i|comment-count}', data: { i: { publicCommentCount: 0 } }, output: 'No Comments' },
  prepare: () => (value) => {
    const count = asNumber(member(value, 'publicCommentCount'));
    return `${count === 0 ? 'No' : count} Comment${count === 1 ? '' : 's'}`;
  },
});

export const commentLink = defineFormatter({
  name: 'comment-link',
  group: 'social',
  summary: "a link to the item's comments that says how many there are",
  example: {
    template: '{i|comment-link}',
    data: { i: { id: 'i1', fullUrl: '/post', publicCommentCount: 2 } },
    output: '\n  <a href="/post#comments-i1" class="sqs-comment-link" data-id="i1">\n  2\n  Comments\n  </a>\n',
  },
  prepare: () => (value, scope) => {
    const address = resolved(value, scope, 'fullUrl');
    const id = resolved(value, scope, 'id');
    if (hasThirdPartyComments(value, scope)) {
      return `\n  <a href="${address}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`;
    }
    const count = resolveWithin(value, scope, ['publicCommentCount']);
    const number = count === 0 ? 'No' : attributeValue(count, scope.run.budget);
    return `\n  <a href="${address}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n  ${number}\n  Comment${
      count === 1 ? '' : 's'
    }\n  </a>\n`;
  },
});

export const comments = defineFormatter({
  name: 'comments',
  group: 'social',
  summary: 'the element that scripts fill with comments',
  example: {
    template: '{item|comments}',
    data: { item: { id: 'i1', publicCommentCount: 2, commentState: 1 } },
    output:
      '\n  <div class="squarespace-comments" id="comments-i1" data-item-id="i1" data-public-comment-count="2" data-comment-state="1"></div>\n',
  },
  prepare: () => (value, scope) =>
    hasThirdPartyComments(value, scope)
      ? '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n'
      : `\n  <div class="squarespace-comments" id="comments-${resolved(value, scope, 'id')}"${subjectAttributes(value, scope)}></div>\n`,
});

/** The subject of the comments: the item if the page shows one, else the collection. */
function subjectAttributes(value: Value, scope: Scope): string {
  const item = resolveWithin(value, scope, ['item']);
  if (isTruthy(item)) return attributesOf(item, 'item', scope);
  const collection = resolveWithin(value, scope, ['collection']);
  return isTruthy(collection) ? attributesOf(collection, 'collection', scope) : '';
}

function attributesOf(subject: Value, kind: 'item' | 'collection', scope: Scope): string {
  const text = (name: string) => attributeValue(member(subject, name), scope.run.budget);
  return ` data-${kind}-id="${text('id')}" data-public-comment-count="${text('publicCommentCount')}" data-comment-state="${text('commentState')}"`;
}

function hasThirdPartyComments(value: Value, scope: Scope): boolean {
  return isTruthy(resolveWithin(value, scope, ['websiteSettings', 'disqusShortname']));
}

function resolved(value: Value, scope: Scope, name: string): string {
  return attributeValue(resolveWithin(value, scope, [name]), scope.run.budget);
}
