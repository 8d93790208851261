import { expect, type Locator, type Page } from '@playwright/test';

type Definition = Readonly<Record<string, unknown>> & { readonly fields: readonly Readonly<Record<string, unknown>>[] };

/** Publishes a form as the owner and returns its id. Each journey creates its own: rate limits count per form. */
export async function makeForm(
  backOffice: Page,
  form: Definition,
  { texts = {} }: { readonly texts?: object } = {},
): Promise<string> {
  const body = { form: { name: 'Ask the pottery', formType: 'contact', ...form }, texts };
  const { id } = await teamCall<{ id: string }>(backOffice, 'POST', '/api/forms', { body });
  await teamCall(backOffice, 'POST', `/api/forms/${id}/publish`, { version: 1 });
  return id;
}

export async function teamCall<Answer>(
  backOffice: Page,
  method: string,
  path: string,
  data?: unknown,
): Promise<Answer> {
  const cookies = await backOffice.context().cookies();
  const crumb = cookies.find(({ name }) => name === 'crumb')?.value ?? '';
  const answer = await backOffice.context().request.fetch(path, { method, headers: { 'x-crumb': crumb }, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json().catch(() => undefined)) as Answer;
}

/** The answers of every submission of a form, latest first, by field id and as the owner reads them. */
export async function answersOf(backOffice: Page, formId: string): Promise<Record<string, string>[]> {
  const list = `/api/forms/${formId}/submissions`;
  const { submissions } = await teamCall<{ submissions: { id: string }[] }>(backOffice, 'GET', list);
  return await Promise.all(
    submissions.map(async ({ id }) => {
      interface Read {
        answers: { fieldId: string; text: string }[];
      }
      const { answers } = await teamCall<Read>(backOffice, 'GET', `/api/form-submissions/${id}`);
      return Object.fromEntries(answers.map(({ fieldId, text }) => [fieldId, text]));
    }),
  );
}

/** Opens the page of a form and waits until the form is hydrated. */
export async function openForm(page: Page, formId: string, query = '', prefix = ''): Promise<Locator> {
  await page.goto(`${prefix}/form/${formId}${query}`);
  // The footer has a form, too, and may be hydrated first.
  await expect(page.locator('main [data-island="form"][data-awake]')).toBeAttached();
  return formOn(page, formId);
}

function formOn(page: Page, formId: string): Locator {
  return page.locator(`[data-form-id="${formId}"]`);
}

export function submitButton(form: Locator): Locator {
  return form.locator('button[type="submit"]');
}

/** The element around a field. */
export function fieldOf(form: Locator, fieldId: string): Locator {
  return form.locator(`[data-field-id="${fieldId}"]`);
}

/** Types an answer as a visitor does, in the shape of the table of kinds. */
export async function typeAnswer(form: Locator, field: { id: string; kind: string }, typed: unknown): Promise<void> {
  const item = fieldOf(form, field.id);
  switch (field.kind) {
    case 'section':
    case 'hidden':
      return;
    case 'radio':
      await item.getByLabel(String(typed), { exact: true }).check();
      return;
    case 'checkbox':
      for (const option of typed as string[]) await item.getByLabel(option, { exact: true }).check();
      return;
    case 'select':
      await item.locator('select').selectOption(String(typed));
      return;
    case 'likert':
      for (const [statement, answer] of Object.entries(typed as Record<string, string>)) {
        await item.getByRole('radiogroup', { name: statement }).locator(`input[value="${answer}"]`).check();
      }
      return;
    case 'date':
    case 'time':
    case 'name':
    case 'address':
    case 'phone':
      for (const [part, text] of Object.entries(typed as Record<string, string>)) {
        const input = item.locator(`[name="field.${field.id}.${part}"]`);
        await (part === 'ampm' ? input.selectOption(text) : input.fill(text));
      }
      return;
    default:
      await item.locator('input, textarea').fill(String(typed));
  }
}
