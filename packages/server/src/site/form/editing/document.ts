import type { Form } from '@awning/forms';
import {
  type Checked,
  defineDocument,
  type EditContext,
  type ListQuery,
  type ReadContext,
} from '../../../platform/editing/index.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { readWritten } from '../definition/definition.ts';
import { lockForm } from '../definition/store.ts';
import { formMessages } from '../messages.ts';
import { formPlaces } from './places.ts';
import { FormBody, formFacts, formFilters } from './schema.ts';
import {
  deleteForm,
  hideForm,
  insertFormVersion,
  replaceFormVersion,
  selectEditedForm,
  selectFormsWithUse,
  selectUses,
  upsertForm,
} from './store.ts';

/** Two hundred fields with their options in several languages. */
const BODY_LIMIT = 1024 * 1024;

/**
 * A form as a document. Each publication adds a `form_version`, because submissions refer to the questions that they
 * answer.
 */
export const formDocument = defineDocument({
  kind: 'form',
  path: '/api/forms',
  words: { one: 'form', many: 'forms' },
  schema: FormBody,
  schemaVersion: 1,
  right: 'forms.edit',
  hasDrafts: true,
  bodyLimit: BODY_LIMIT,
  example: {
    form: { name: 'Contact', formType: 'contact', fields: [{ id: 'email', kind: 'email', title: 'Email' }] },
    texts: {},
  },
  load: async ({ connection, website }, id) => {
    const row = await selectEditedForm(connection, website.id, id);
    if (!row) return undefined;
    return { body: { form: withoutId(row.definition), texts: row.texts }, isVisible: !row.isArchived };
  },
  check,
  write: async ({ connection, website, clock, author }, id, body, isVisible) => {
    const { name, formType } = body.form as { readonly name: string; readonly formType: string };
    const at = clock.now();
    const version = { formId: id, definition: { ...body.form, id }, texts: body.texts, at, by: author.name };
    await upsertForm(connection, website.id, { id, name, formType, isArchived: !isVisible, at });
    // A version that was never shown has no answers, so a draft of it replaces it.
    const isReplaced = !isVisible && (await replaceFormVersion(connection, website.id, version));
    if (!isReplaced) await insertFormVersion(connection, website.id, version);
  },
  many: {
    title: ({ form }) => (form as { readonly name: string }).name,
    facts: formFacts,
    list,
    filters: formFilters,
    hide: async ({ connection, website, clock }, id) => {
      // A product that is being saved with this form is either counted (saved first) or refused (saved later).
      await lockForm(connection, website.id, id);
      const { products, pages } = await selectUses(connection, website.id, id);
      if (products > 0) return { message: formMessages.usedByProducts };
      if (pages > 0) return { message: formMessages.usedByPages };
      await hideForm(connection, website.id, id, clock.now());
      return undefined;
    },
    purge: async ({ connection, website }, id) => {
      await deleteForm(connection, website.id, id);
      return undefined;
    },
    copy: async (_context, { form, texts }) => {
      const { name } = form as { readonly name: string };
      return { form: { ...form, name: `${name.slice(0, 190)} (2)` }, texts };
    },
  },
  places: ({ form }) => formPlaces(form as unknown as Form),
  subjects: (id) => [subjectOf.form(id)],
});

async function list({ connection, website }: ReadContext, { after, search, filters, limit }: ListQuery) {
  const formType = filters['formType'] as string | undefined;
  const rows = await selectFormsWithUse(connection, website.id, { after, search, formType, limit });
  return rows.map(({ id, name, formType, version, isArchived, submissionCount, latestSubmissionAt }) => ({
    id,
    title: name,
    facts: {
      formType,
      version,
      isArchived,
      submissionCount,
      latestSubmissionAt: latestSubmissionAt?.toISOString() ?? null,
    },
  }));
}

async function check({ author }: EditContext, { form, texts }: FormBody, id: string): Promise<Checked<FormBody>> {
  const read = readWritten(id, { form, texts });
  if (!read.ok) return { ok: false, errors: { [fieldOf(read.path)]: read.text } };
  // HTML and scripts on the published site require the right to put them there (D-077).
  const isForeignCode = read.form.submissionHTML !== '' && !author.rights.has('ownerCode.edit');
  if (isForeignCode) return { ok: false, errors: { 'form.submissionHTML': formMessages.ownerCode } };
  return { ok: true, body: { form: withoutId(read.form), texts } };
}

function withoutId(definition: object): Record<string, unknown> {
  const { id: _id, ...form } = definition as Record<string, unknown>;
  return form;
}

/** Faults of translations already have the prefix `texts`. */
export function fieldOf(path: string): string {
  if (path.startsWith('texts.')) return path;
  return path === '' ? 'form' : `form.${path}`;
}
