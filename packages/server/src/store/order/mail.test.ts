import { expect, test } from 'vitest';
import { renderMail } from '../../platform/mail/template.ts';
import { confirmationTemplate } from './mail.ts';

test.for([
  ['en', 'Your order 1001 at Example Shop', 'Tax included'],
  ['de', 'Ihre Bestellung 1001 bei Example Shop', 'Enthaltene MwSt.'],
  ['fr', 'Votre commande 1001 chez Example Shop', 'Dont TVA'],
] as const)('the confirmation reads well in %s', ([language, subject, tax]) => {
  const mail = renderMail(confirmationTemplate, language, confirmationTemplate.example);
  expect(mail.subject).toBe(subject);
  for (const part of [mail.html, mail.text]) {
    for (const words of [
      'Tide mug',
      'Chalk / Small',
      'Stamped name: Wilma',
      '€56.00',
      '−€6.20',
      '€55.70',
      tax,
      'Am Deich 3',
      'Deichwerk GmbH',
      'DE123456789',
      'Please ring at the back door.',
      'https://shop.example/checkout/confirmed/',
    ]) {
      expect(part).toContain(words);
    }
    expect(part.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/[{}]/);
  }
});

test('says that payment is still open, and escapes what people typed', () => {
  const lines = [{ name: '<b>Bowl</b>', details: [], quantity: '1', isItem: true, amount: '€1.00' }];
  const data = { ...confirmationTemplate.example, isOpen: true, howToPay: [], lines };
  const mail = renderMail(confirmationTemplate, 'en', data);
  expect(mail.html).toContain('Payment is still open');
  expect(mail.html).not.toContain('How to pay');
  expect(mail.html).toContain('&lt;b&gt;Bowl&lt;/b&gt;');
});
