import { languages } from '@awning/formats';
import { checkEmail } from '@awning/site-model';
import { assert, constantFrom, emailAddress, oneof, option, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { restockTexts } from './messages.ts';
import { restockFault } from './sign-up-fault.ts';

test('RESTOCK-026 RESTOCK-027 RESTOCK-028 a fault is told for exactly what is wrong, the address first', () => {
  const typed = oneof(string(), emailAddress(), constantFrom('', ' ', 'ada@example.com', ' ada@example.com '));
  const token = option(constantFrom('', 'token'), { nil: null });
  assert(
    property(typed, token, (email, captchaToken) => {
      const faults = [
        ...(email.trim() === '' ? ['email-blank'] : []),
        ...(checkEmail(email.trim()).ok ? [] : ['email-invalid']),
        ...(captchaToken === '' ? ['captcha-incomplete'] : []),
      ];
      expect(restockFault({ email, captchaToken })).toBe(faults[0]);
    }),
  );
});

test('RESTOCK-027 D-066 the endings of addresses follow the setting of the website', () => {
  const entry = { email: 'ada@studio.photography', captchaToken: null };
  expect(restockFault(entry)).toBeUndefined();
  expect(restockFault(entry, { strictEmailEndings: true })).toBe('email-invalid');
});

test('RESTOCK-022 RESTOCK-026 RESTOCK-027 the texts are those of the specification, and every language has its own', () => {
  const { signedUp, emailBlank, emailInvalid } = restockTexts('en');
  expect([signedUp, emailBlank, emailInvalid]).toEqual(['Signed up!', 'Email cannot be blank', 'Email is invalid']);
  expect(new Set(languages.map((language) => restockTexts(language).call)).size).toBe(languages.length);
});
