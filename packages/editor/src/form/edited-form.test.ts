import { readForm } from '@awning/forms';
import { fieldKinds } from '@awning/site-model';
import { describe, expect, it } from 'vitest';
import { formBuilderTexts } from './builder-messages.ts';
import { fieldOfKind } from './edited-field.ts';
import { checkForm, editedForm, emptyForm, formBody } from './edited-form.ts';
import { newField } from './new-field.ts';
import { previewBody } from './preview-body.ts';
import type { FormBody } from './queries.ts';
import { formOf, startForms } from './start-forms.ts';

const { faults } = formBuilderTexts.en;

const read = readForm({
  id: 'f',
  name: 'Contact',
  formType: 'contact',
  fields: [
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'topic', kind: 'select', title: 'Topic', options: ['Cups', 'Bowls'] },
  ],
});
if (!read.ok) throw new Error('The form is refused');
const { id: _id, ...form } = read.form;
const body: FormBody = {
  form,
  texts: { de: { name: 'Kontakt', fields: { topic: { title: 'Thema', options: ['Tassen', ''] } } } },
};
const edited = editedForm(body);

describe('a form in parts', () => {
  it('is the same when they are put together again', () => {
    expect(formBody(edited)).toEqual(body);
  });

  it('is saved without blank options and their translations', () => {
    const [email, topic] = edited.fields;
    const options = ['', 'Cups', ' ', 'Bowls'];
    const fieldTexts = { de: { topic: { options: ['', 'Tassen', 'gone', 'Schalen'] } } };
    const saved = formBody({ ...edited, fields: [email!, { ...topic!, options }], fieldTexts });
    expect(saved.form['fields']).toMatchObject([{}, { options: ['Cups', 'Bowls'] }]);
    expect(saved.texts['de']?.fields).toEqual({ topic: { options: ['Tassen', 'Schalen'] } });
  });

  it('is saved without translations of fields and texts that it does not have', () => {
    const fieldTexts = { de: { gone: { title: 'Weg' }, email: { title: ' ', placeholder: 'a@b.de', options: ['x'] } } };
    const saved = formBody({ ...edited, words: { de: {}, fr: { name: '' } }, fieldTexts });
    expect(saved.texts).toEqual({ de: { fields: { email: { placeholder: 'a@b.de' } } } });
  });
});

describe('what is wrong with a form', () => {
  const check = (changes: object) => checkForm({ ...edited, ...changes }, faults);
  const choice = (options: readonly string[]) => ({ ...fieldOfKind('radio', { id: 'r', title: 'R' }), options });

  it.each([
    ['name', { name: ' ' }],
    ['formType', { formType: 'newsletter', fields: [] }],
    ['successRedirect', { successRedirect: 'javascript:alert(1)' }],
    ['words.de.successRedirect', { words: { de: { successRedirect: 'nowhere' } } }],
    ['fields.0.title', { fields: [fieldOfKind('text', { id: 't' })] }],
    ['fields.0.options', { fields: [choice(['', ' '])] }],
    ['fields.0.options', { fields: [choice(['Cup', 'Cup '])] }],
    ['fields.0.key', { fields: [fieldOfKind('hidden', { id: 'h', title: 'Source' })] }],
    [
      'fields.0.kind',
      { formType: 'additional-fields', fields: [fieldOfKind('password', { id: 'p', title: 'Password' })] },
    ],
  ])('is said at %s', (field, changes) => {
    expect(Object.keys(check(changes))).toEqual([field]);
  });

  it('is nothing for a form of all kinds whose questions are there', () => {
    const fields = fieldKinds.map((kind) => fieldOfKind(kind, { id: kind, title: kind, options: ['a'], key: 'k' }));
    expect(check({ fields })).toEqual({});
  });
});

describe('a field of every kind', () => {
  it.each(fieldKinds)('%s is what the server takes, once its question is there', (kind) => {
    const { field } = newField(kind, { primary: 'en', codes: ['en', 'de'] });
    const filled = {
      ...field,
      title: 'Asked',
      ...(field.options && { options: ['one'] }),
      ...(field.key === '' && { key: 'k' }),
    };
    const { form: saved } = formBody({ ...emptyForm, name: 'All', fields: [filled] });
    const again = readForm({ ...saved, id: 'f' });
    expect(again).toMatchObject({ ok: true, form: { fields: [filled] } });
  });

  it('keeps what it shares with the kind that it becomes', () => {
    const text = fieldOfKind('text', { id: 't', title: 'Colour', placeholder: 'Blue', required: true });
    const choice = fieldOfKind('radio', text);
    expect(choice).toEqual({ id: 't', kind: 'radio', title: 'Colour', description: '', required: true, options: [''] });
    expect(fieldOfKind('section', text)).toMatchObject({ required: false, underline: false });
  });
});

describe('a form to begin with', () => {
  it.each(startForms.map((start) => [start.name, start] as const))(
    '%s can be saved in every language',
    (name, start) => {
      const begun = { ...formOf(start, ['en', 'de', 'fr']), ...(name === 'empty' && { name: 'Empty' }) };
      expect(checkForm(begun, faults)).toEqual({});
      const { form: saved, texts } = formBody(begun);
      expect(readForm({ ...saved, id: 'f' }).ok).toBe(true);
      expect(Object.keys(texts)).toEqual(name === 'empty' ? [] : ['de', 'fr']);
    },
  );

  it('has its texts in the first language of the website', () => {
    expect(formOf(startForms[0]!, ['de', 'en'])).toMatchObject({ name: 'Kontakt', words: { en: { name: 'Contact' } } });
  });
});

describe('the preview of a form', () => {
  it('is drawn while texts are missing', () => {
    const fields = [fieldOfKind('radio', { id: 'r' }), fieldOfKind('hidden', { id: 'h' })];
    expect(previewBody({ ...edited, name: '', fields })?.form).toMatchObject({ name: '…' });
  });

  it('waits for what the server would refuse', () => {
    const wrong = { ...fieldOfKind('radio', { id: 'r' }), options: ['Cup', 'Cup'] };
    expect(previewBody({ ...edited, fields: [wrong] })).toBeUndefined();
    expect(previewBody({ ...edited, words: { de: { successRedirect: 'nowhere' } } })).toBeUndefined();
  });
});
