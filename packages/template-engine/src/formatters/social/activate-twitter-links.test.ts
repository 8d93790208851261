import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { activateTwitterLinks } from './activate-twitter-links.ts';

const a = (href: string, text = href) => `<a target="new" href="${href}">${text}</a>`;
const handle = (name: string) => a(`https://twitter.com/${name}/`, `@${name}`);
const tag = (name: string) => a(`https://twitter.com/hashtag/${name}?src=hash`, `#${name}`);

const cases: readonly (readonly [string, Value, string])[] = [
  [
    'SOCIAL-001, SOCIAL-004: addresses',
    'see http://a.b/c?d=e. Or HTTPS://x.y!',
    `see ${a('http://a.b/c?d=e')}. Or ${a('HTTPS://x.y')}!`,
  ],
  ['SOCIAL-001: other schemes', 'ftp://f file:///x mailto:a', `${a('ftp://f')} ${a('file:///x')} mailto:a`],
  ['SOCIAL-002, SOCIAL-004: handles', '@me, and @you_2', `${handle('me')}, and ${handle('you_2')}`],
  ['SOCIAL-002: not inside a word', 'a@b.c', 'a@b.c'],
  ['SOCIAL-003, SOCIAL-004: hashtags', '#one #two-three', `${tag('one')} ${tag('two')}-three`],
  ['SOCIAL-003: not inside a word', 'a#b', 'a#b'],
  ['only a space or the start comes before', '\t#b\n@c', '\t#b\n@c'],
  ['a bare sign is text', '@ #', '@ #'],
  ['numbers are text', 5, '5'],
  ['nothing', undefined, ''],
];

test.each(cases)('%s', (_, text, expected) => {
  expect(callFormatter(activateTwitterLinks, [], [text])).toBe(expected);
});
