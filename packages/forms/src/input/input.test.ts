import { languages } from '@awning/formats';
import { expect, test } from 'vitest';
import { fillInputMessage, inputExamples, inputMessages, isLink, isSafeRedirect } from '../index.ts';

test.for([
  ['MSG-001', 'enterEmail', 'Please enter a valid email'],
  ['MSG-002', 'emailFormat', 'Emails must be formatted as {email}'],
  ['MSG-003', 'linkFormat', 'Links must be formatted as {host} or {host}'],
  ['MSG-004', 'pageUrl', '{val} is not a valid page URL'],
  ['MSG-005', 'option', '{val} is not one of the expected options'],
] as const)('%s %s', ([, name, text]) => {
  expect(inputMessages('en')[name]).toBe(text);
});

test('every language has the same placeholders, and all of them are filled in (D-067)', () => {
  for (const language of languages) {
    for (const [name, message] of Object.entries(inputMessages(language))) {
      const english = inputMessages('en')[name as keyof ReturnType<typeof inputMessages>];
      expect(message.match(/\{\w+\}/g)).toEqual(english.match(/\{\w+\}/g));
      expect(fillInputMessage(message, 'blue')).not.toMatch(/[{}]/);
    }
  }
  expect(fillInputMessage(inputMessages('en').emailFormat)).toBe('Emails must be formatted as user@domain.com');
  expect(fillInputMessage(inputMessages('en').linkFormat)).toBe(
    'Links must be formatted as www.example.com or https://www.example.com',
  );
});

test('a value is filled in unchanged, up to a length limit', () => {
  expect(fillInputMessage('{val}!', '{email} $& {val}')).toBe('{email} $& {val}!');
  expect(fillInputMessage('{val}!', '🙂'.repeat(101))).toBe(`${'🙂'.repeat(100)}…!`);
  expect(fillInputMessage('{val}!', 'x'.repeat(100))).toBe(`${'x'.repeat(100)}!`);
});

test.for([
  ...inputExamples.hosts,
  'example.com',
  'http://example.com:8080/a?b#c',
  'müller.de',
  'https://example.xn--p1ai',
])('%s is a link', (text) => {
  expect(isLink(text)).toBe(true);
});

test.for(['', 'example', 'ftp://example.com', 'javascript:alert(1)', '//example.com', 'a b.com', '-a.com', 'a..com'])(
  '%o is no link',
  (text) => {
    expect(isLink(text)).toBe(false);
  },
);

test.for(['/', '/thanks', '/a/b?c=d#e', 'https://example.com', 'HTTP://example.com/a?b'])(
  'visitors may be sent to %s',
  (address) => {
    expect(isSafeRedirect(address)).toBe(true);
  },
);

test.for([
  '',
  'thanks',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:/example.com',
  'https://',
  'https:///example.com',
  'https://user@example.com',
  'https://exa mple.com',
])('visitors may not be sent to %o', (address) => {
  expect(isSafeRedirect(address)).toBe(false);
});
