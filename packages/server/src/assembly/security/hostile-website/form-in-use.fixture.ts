import { kindCases } from '@awning/forms/kind-cases';
import { addForm, type TestServer } from '@awning/testing';
import type { Pool } from '../values.fixture.ts';

/** Adds a form with every kind of field and every text, and one submission. */
export async function addFormInUse(
  server: TestServer,
): Promise<{ readonly formId: string; readonly named: Pool['named'] }> {
  const texts = {
    name: 'Form',
    submitButtonText: 'Send',
    submissionMessage: 'Thanks',
    disclaimerMessage: 'Careful',
    successRedirect: '/thanks',
  };
  const fields = kindCases.map(({ field }) => ({
    ...field,
    description: 'Description',
    ...(typed.has(field.kind) && { placeholder: 'Placeholder' }),
  }));
  const formId = await addForm(server, {
    form: { ...texts, formType: 'contact', submissionHTML: '<b>Thanks</b>', fields },
    texts: { de: { ...texts, fields: Object.fromEntries(fields.map((field) => [field.id, translated(field)])) } },
    delivery: { notifyEmail: 'owner@shop.test' },
  });
  const visitor = server.visitor();
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  const form = JSON.stringify(Object.fromEntries(kindCases.map(({ kind, typed: answer }) => [kind, answer])));
  const body = { key, formId, form, pageTitle: 'Page', pageId: 'page', pagePath: '/page' };
  const sent = await visitor.send('POST', '/api/form/SaveFormSubmission', { body });
  if (sent.status !== 200) throw new Error(`Sending a form returned ${sent.status}: ${sent.text}`);
  return { formId, named: { formId: [formId], 'form/id': [formId], 'forms/id': [formId] } };
}

const typed: ReadonlySet<string> = new Set('text textarea email number website currency password twitter'.split(' '));

function translated(field: Readonly<Record<string, unknown>>) {
  const { title = 'Title', options } = field as { title?: string; options?: string[] };
  return {
    title,
    description: 'Beschreibung',
    ...('placeholder' in field && { placeholder: 'Beispiel' }),
    ...('currencySymbol' in field && { currencySymbol: '€' }),
    ...(options && { options }),
  };
}
