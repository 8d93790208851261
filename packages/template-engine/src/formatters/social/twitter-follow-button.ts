import { definePureFormatter } from '../../contract/formatter.ts';
import { attributeText } from '../../text/attribute.ts';
import { member } from '../../values/reference.ts';
import { asText } from '../../values/value.ts';

// Verbatim from the dialect. Its effect on a page depends on the scripts that the host serves.
const SCRIPT =
  "Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });";

export const twitterFollowButton = definePureFormatter({
  name: 'twitter-follow-button',
  group: 'social',
  summary: 'a follow button for an account, named or known by its profile address',
  example: {
    template: '{a|twitter-follow-button}',
    data: { a: { profileUrl: 'https://twitter.com/awning' } },
    output: `<script>${SCRIPT}</script><div class="squarespace-follow-button" data-username="awning"></div>`,
  },
  scripts: [SCRIPT],
  prepare: () => (value, budget) => {
    const profile = asText(member(value, 'profileUrl'));
    const name = asText(member(value, 'userName')) || profile.slice(profile.lastIndexOf('/') + 1);
    return `<script>${SCRIPT}</script><div class="squarespace-follow-button" data-username="${attributeText(name, budget)}"></div>`;
  },
});
