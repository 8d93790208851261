import { languages } from '@awning/formats';
import {
  checkAnswers,
  type Field,
  type Form,
  fieldErrorMessages,
  fieldErrorText,
  readForm,
  readPosted,
  sanitise,
} from '@awning/forms';
import { hostileTexts, inShapeOf, kindCases } from '@awning/forms/kind-cases';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { renderIsland } from '../server.tsx';

function formOf(fields: readonly unknown[], settings: Readonly<Record<string, unknown>> = {}): Form {
  const read = readForm({ id: 'f1', name: 'Ask us', fields, ...settings }, { formTextareaMaxLength: true });
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.form;
}

const page = { title: 'Contact', id: 'p1', kind: 'collection', path: '/contact', permission: 1 } as const;

function print(form: Form, more: Readonly<Record<string, unknown>> = {}, language = 'en'): string {
  const data = {
    form,
    formVersion: 3,
    captcha: null,
    frameAddress: null,
    strictEmailEndings: false,
    prefix: '/de',
    page,
  };
  return renderIsland({ name: 'form', id: 'island-1', language, primaryLanguage: 'en', data: { ...data, ...more } })
    .html;
}

/** What a browser without scripts would post: the successful controls of the printed form. */
function posted(html: string): Record<string, string | string[]> {
  const pairs: [string, string][] = [];
  let select: { name: string; value: string | undefined } | undefined;
  let text: { name: string; value: string } | undefined;
  const parser = new Parser({
    onopentag(tag, { name = '', type, value, checked, selected }) {
      if (tag === 'select') select = { name, value: undefined };
      if (tag === 'textarea') text = { name, value: '' };
      if (tag === 'option' && select && (select.value === undefined || selected !== undefined)) {
        select.value = value ?? '';
      }
      const isOff = (type === 'radio' || type === 'checkbox') && checked === undefined;
      if (tag === 'input' && name !== '' && !isOff) pairs.push([name, value ?? '']);
    },
    ontext(part) {
      if (text) text.value += part;
    },
    onclosetag(tag) {
      if (tag === 'select' && select) pairs.push([select.name, select.value ?? '']);
      if (tag === 'textarea' && text) pairs.push([text.name, unescaped(text.value.replace(/^\n/, ''))]);
      if (tag === 'select') select = undefined;
      if (tag === 'textarea') text = undefined;
    },
  });
  parser.end(html);
  return Object.fromEntries(
    [...new Set(pairs.map(([name]) => name))].map((name) => {
      const values = pairs.filter(([candidate]) => candidate === name).map(([, value]) => value);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** The parser does not decode the content of a text area. */
function unescaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => signs[name] ?? '');
}

describe('a form as plain HTML', () => {
  test.each(kindCases.map((kindCase) => [kindCase.kind, kindCase] as const))(
    'the kind %s posts what was typed',
    (_, { field, typed, value }) => {
      const form = formOf([field]);
      const html = print(form, { raw: { [field.id]: typed } });
      const checked = checkAnswers(form, readPosted(form, posted(html)));
      expect(checked).toEqual({ ok: true, answers: value === undefined ? {} : { [field.id]: value } });
    },
  );

  test.each(kindCases.map((kindCase) => [kindCase.kind, kindCase] as const))(
    'the kind %s posts no answer when nobody types',
    (_, { field, unanswered }) => {
      const form = formOf([field]);
      const checked = checkAnswers(form, readPosted(form, posted(print(form))));
      expect(checked.answers).toEqual(unanswered === undefined ? {} : { [field.id]: unanswered });
    },
  );

  test.each(
    kindCases
      .filter(({ kind }) => kind !== 'hidden' && kind !== 'section')
      .map((kindCase) => [kindCase.kind, kindCase] as const),
  )('the error of the kind %s stands above its title and belongs to its inputs', (_, { field }) => {
    const html = print(formOf([field]), { message: 'Wrong', errors: { [field.id]: 'Required' } });
    expect(html).toMatch(/<p class="field-error" id="([^"]+)">Required<\/p>.*class="title"/);
    const [, errorId] = /<p class="field-error" id="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`aria-describedby="${errorId}[ "]`));
    expect(html).toContain('aria-invalid="true"');
  });

  test('goes to its own route with what is known about the page', () => {
    const html = print(formOf([kindCases[0]?.field]));
    expect(html).toMatch(/<form[^>]* action="\/de\/form\/f1" method="post"/);
    expect(posted(html)).toMatchObject({
      pageTitle: 'Contact',
      pageId: 'p1',
      contentSource: 'c',
      pagePath: '/contact',
      pagePermissionTypeValue: '1',
      formVersion: '3',
    });
  });

  test('every input has a name, and every label an input', () => {
    const html = print(formOf(kindCases.map(({ field }) => field)));
    const ids = [...html.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(20);
    for (const id of ids) expect(html).toContain(` id="${id}"`);
    expect(html).not.toMatch(/<(?:input|select|textarea)(?![^>]* name=)/);
  });

  test('what an owner and a visitor write is text', () => {
    for (const text of hostileTexts(60)) {
      const start = text.slice(0, 200);
      const html = print(
        formOf([{ id: 'a', kind: 'text', title: start, description: start, placeholder: start }], {
          disclaimerMessage: start,
          submitButtonText: start,
        }),
        { raw: { a: text }, errors: { a: text }, message: text },
      );
      expect(html).not.toMatch(/<script|<img|<b>|<p title/i);
    }
  });

  // Choices that the form does not offer cannot be made on a page.
  const choices = ['radio', 'checkbox', 'select', 'likert', 'section'];
  test.each(
    kindCases.filter(({ kind }) => !choices.includes(kind)).map((kindCase) => [kindCase.kind, kindCase] as const),
  )('the kind %s posts hostile texts as they were typed', (_, { field }) => {
    const form = formOf([field]);
    const [own] = form.fields as [Field];
    for (const text of hostileTexts(60)) {
      const value = sanitise(own, inShapeOf(own, text));
      const back = readPosted(form, posted(print(form, { raw: { [own.id]: value } })));
      expect(sanitise(own, back[own.id])).toEqual(value);
    }
  });
});

describe('the form', () => {
  const contact = formOf([{ id: 'a', kind: 'email', title: 'Email', required: true }], { formType: 'contact' });

  test('says which fields are required', () => {
    expect(print(contact)).toMatch(/Email(?:<!-- -->)? <span class="required">\(required\)<\/span>/);
    expect(print(formOf([{ id: 'l', kind: 'likert', title: 'Ask', options: ['x'], required: true }]))).not.toContain(
      '(required)',
    );
  });

  test('has the notices above and below and a way to each field when something is wrong', () => {
    const html = print(contact, { message: 'One or more …', errors: { a: 'Required' } });
    expect(html).toMatch(/scroll down to review.*One or more ….*<a href="#([^"]+)">Email<\/a>.*scroll up to review/);
    const [, target] = /<a href="#([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`id="${target}" data-field-id="a"`);
  });

  test('a newsletter form has the sentence but no notices', () => {
    const newsletter = formOf([{ id: 'a', kind: 'email', title: 'Email' }], { formType: 'newsletter' });
    const html = print(newsletter, { message: 'One or more …', errors: { a: 'Required' } });
    expect(html).toContain('One or more …');
    expect(html).not.toContain('to review');
  });

  test('asks for dates as the language writes them and keeps their names', () => {
    const order = (language: string) =>
      [
        ...print(formOf([{ id: 'd', kind: 'date', title: 'Day' }]), {}, language).matchAll(/name="field\.d\.(\w+)"/g),
      ].map(([, part]) => part);
    expect(order('en')).toEqual(['month', 'day', 'year']);
    expect(order('de')).toEqual(['day', 'month', 'year']);
    expect(order('fr')).toEqual(['day', 'month', 'year']);
  });

  test('speaks the language of the page', () => {
    expect(languages.map((language) => /<button[^>]*>([^<]+)</.exec(print(contact, {}, language))?.[1])).toEqual([
      'Submit',
      'Absenden',
      'Envoyer',
    ]);
  });

  test('with a captcha says that it needs scripts, and cannot be posted without them', () => {
    const captcha = { provider: 'altcha', siteKey: 'k', address: '/challenge' };
    const html = print(contact, { captcha });
    expect(html).toContain('>This form has a CAPTCHA and needs JavaScript.');
    expect(html).toContain('data-captcha="altcha"');
    expect(html).toMatch(/<button[^>]* disabled=""/);
    expect(print(contact)).not.toMatch(/CAPTCHA|disabled/);
  });

  test('that was sent leaves its text and the way back', () => {
    const html = print({ ...contact, submissionMessage: 'Hooray' }, { isSent: true, backAddress: '/contact' });
    expect(html).toContain('<output class="form-submission-text" tabindex="-1">Hooray</output>');
    expect(html).toContain('href="/contact"');
    expect(html).not.toContain('<form');
  });

  test('shows an error of every reason in every language', () => {
    for (const language of languages) {
      const text = fieldErrorText({ reason: 'email' }, fieldErrorMessages(language));
      expect(print(contact, { message: 'x', errors: { a: text } }, language)).toContain(
        `>${text.replaceAll("'", '&#x27;')}</p>`,
      );
    }
  });
});
