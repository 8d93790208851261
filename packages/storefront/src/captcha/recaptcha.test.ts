import { expect, test } from 'vitest';
import { captchaBoxMessages } from './messages.ts';
import { loadedRecaptcha } from './recaptcha.ts';

test('CAPTCHA-003 while the script is absent the captcha raises the stated error', () => {
  expect(() => loadedRecaptcha(captchaBoxMessages('en').notSetUp)).toThrow('ReCaptcha has not been set up!');
});

test('CAPTCHA-003 a script that is there is used', () => {
  const script = { ready: () => undefined, render: () => 1, reset: () => undefined };
  Object.assign(globalThis, { grecaptcha: script });
  expect(loadedRecaptcha('')).toBe(script);
  Reflect.deleteProperty(globalThis, 'grecaptcha');
});
