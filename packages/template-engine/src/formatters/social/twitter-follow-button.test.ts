import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { asText, type Value } from '../../values/value.ts';
import { twitterFollowButton } from './twitter-follow-button.ts';

const SCRIPT =
  "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>";

test('SOCIAL-005: the markup asks for the follow-button script', () => {
  expect(callFormatter(twitterFollowButton, [], [{ userName: 'u' }])).toBe(
    `${SCRIPT}<div class="squarespace-follow-button" data-username="u"></div>`,
  );
});

test('SOCIAL-006, SOCIAL-007: the name is userName, else the last part of profileUrl', () => {
  const name = (value: Value) =>
    /data-username="(.*)"><\/div>/.exec(asText(callFormatter(twitterFollowButton, [], [value])))?.[1];
  expect(name({ userName: 'u"x', profileUrl: 'https://t.test/handle' })).toBe('u&quot;x');
  expect(name({ userName: '', profileUrl: 'https://t.test/handle' })).toBe('handle');
  expect(name({ profileUrl: 'handle' })).toBe('handle');
  expect(name({ profileUrl: 'https://t.test/' })).toBe('');
  expect(name({})).toBe('');
});
