import { expect, test } from 'vitest';
import { tooManyText } from '../messages.ts';
import { plainErrorPage } from './error-page.ts';

test.for([
  ['en', '1', 'Please try again in 1 second.'],
  ['en', '37', 'Please try again in 37 seconds.'],
  ['de', '37', 'Bitte versuchen Sie es in 37 Sekunden noch einmal.'],
  ['fr', '37', 'Veuillez réessayer dans 37 secondes.'],
] as const)('the page for too many requests says how long to wait: %s, %s', ([language, seconds, text]) => {
  expect(plainErrorPage(language, 429, tooManyText(language), seconds).replaceAll('\u00a0', ' ')).toContain(text);
});

test('without a known time it asks to wait a few seconds, and a text of the route comes first', () => {
  expect(plainErrorPage('en', 429, tooManyText('en'))).toContain('Please try again in a few seconds.');
  expect(plainErrorPage('de', 429, 'Zu oft gesendet.', '37')).toContain('Zu oft gesendet.');
});
