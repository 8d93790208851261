import { expect, test } from 'vitest';
import { captchaAlignments, captchaMessages, captchaSize, captchaThemes, hasCaptcha } from '../index.ts';

test.for([
  [0, 'compact'],
  [319, 'compact'],
  [319.9, 'compact'],
  [320, 'normal'],
  [1200, 'normal'],
] as const)('in %s pixels a captcha is %s', ([width, size]) => {
  expect(captchaSize(width)).toBe(size);
});

test('themes, alignments and texts (D-069)', () => {
  expect(captchaThemes).toEqual(['light', 'dark']);
  expect(captchaAlignments).toEqual(['left', 'center', 'right']);
  expect(captchaMessages('en').notSetUp).toBe('ReCaptcha has not been set up!');
  expect(captchaMessages('en').incomplete).toBe('Complete CAPTCHA before submitting.');
});

test.for([
  [true, 'contact', 'key', true],
  [false, 'contact', 'key', false],
  [true, 'contact', '', false],
  [true, 'contact', null, false],
  [true, 'additional-fields', 'key', false],
] as const)('captchaEnabled %s on a %s form with site key %o: %s', ([captchaEnabled, formType, siteKey, has]) => {
  expect(hasCaptcha({ captchaEnabled, formType }, siteKey)).toBe(has);
});
