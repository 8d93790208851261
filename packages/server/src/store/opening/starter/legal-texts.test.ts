import { languages } from '@awning/formats';
import { legalPages } from '@awning/site-model';
import { expect, test } from 'vitest';
import { legalTexts } from './legal-texts.ts';

test.for(languages)('in %s no heading repeats the title of its page', (language) => {
  const { pages, placeholders } = legalTexts[language];
  for (const name of legalPages) {
    const { title, html } = pages[name];
    expect(html(placeholders)).not.toContain(`<h2>${title}</h2>`);
  }
});

// A shop may have no mail server, and its contracts must not depend on one.
test.for([
  ['en', 'when we confirm the order.'],
  ['de', 'wenn wir die Bestellung bestätigen.'],
  ['fr', 'lorsque nous confirmons la commande.'],
] as const)('in %s a contract is made without an email', ([language, sentence]) => {
  const { pages, placeholders } = legalTexts[language];
  expect(pages.terms.html(placeholders)).toContain(sentence);
});

test.for(languages)('in %s the model form has a line for each answer', (language) => {
  const { pages, placeholders } = legalTexts[language];
  const [, form = ''] = pages.withdrawal.html(placeholders).split(/<h2>(?:Model form|Muster|Modèle)[^<]*<\/h2>/);
  expect(form.split(/<br>|<\/p><p>/).filter((line) => line.includes(' …'))).toHaveLength(4);
});
