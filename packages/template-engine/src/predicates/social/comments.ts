import { CommentState } from '@awning/site-model';
import { definePredicate, lookupOperand, memberOperand } from '../../contract/predicate.ts';
import { member } from '../../values/reference.ts';
import { asNumber, isTruthy, type Value } from '../../values/value.ts';

const WEBSITE_SETTINGS = lookupOperand('websiteSettings');

export const comments = definePredicate({
  name: 'comments?',
  group: 'social',
  summary: 'comments are open or there are some, and the website does not forbid them',
  example: { template: '{.comments?}yes{.or}no{.end}', data: { publicCommentCount: 3 }, output: 'yes' },
  prepare: () => ({
    operands: [WEBSITE_SETTINGS, memberOperand('commentState'), memberOperand('publicCommentCount')],
    test: (settings, state, count) => allowsComments(settings) && hasComments(state, count),
  }),
});

export const disqus = definePredicate({
  name: 'disqus?',
  group: 'social',
  summary: 'comments are kept by a third party',
  example: {
    template: '{.disqus?}yes{.or}no{.end}',
    data: { websiteSettings: { disqusShortname: 'studio' } },
    output: 'yes',
  },
  prepare: () => ({
    operands: [WEBSITE_SETTINGS],
    // The dialect reads one spelling and the setting has the other; both count (LANGUAGE 17, 17).
    test: (settings) => isTruthy(member(settings, 'disqusShortName')) || isTruthy(member(settings, 'disqusShortname')),
  }),
});

function allowsComments(settings: Value): boolean {
  return settings === undefined || isTruthy(member(settings, 'commentsEnabled'));
}

function hasComments(state: Value, count: Value): boolean {
  return asNumber(state) === CommentState.open || asNumber(count) > 0;
}
