import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { FormScreen } from './form-screen.tsx';
import { FormsScreen } from './forms-screen.tsx';
import { NewFormScreen } from './new-form-screen.tsx';
import type { StoredForm } from './queries.ts';

const stored: StoredForm = {
  id: 'f1',
  version: 3,
  state: 'published',
  isVisible: true,
  body: {
    form: {
      name: 'Contact',
      formType: 'contact',
      submitButtonText: '',
      submissionMessage: '',
      submissionHTML: '',
      successRedirect: '',
      disclaimerMessage: '',
      captchaEnabled: false,
      captchaTheme: 'light',
      captchaAlignment: 'left',
      fields: [
        { id: 'email', kind: 'email', title: 'Email', description: '', placeholder: '', required: true },
        { id: 'topic', kind: 'select', title: 'Topic', description: '', required: false, options: ['Cups', 'Bowls'] },
      ],
    },
    texts: { de: { fields: { topic: { title: 'Thema', options: ['Tassen', 'Schalen'] } } } },
  },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

const common = {
  'POST /api/form-preview': () => ({ html: '<div data-edit-area=""></div>' }),
  'GET /api/forms/f1/uses': () => ({ uses: [], nextAfter: null }),
};

type Replies = Parameters<typeof answerCalls>[0];

async function open(replies: Replies = {}, options: Partial<Parameters<typeof renderScreen>[1]> = {}) {
  const sent = answerCalls({ 'GET /api/forms/f1': () => stored, ...common, ...replies });
  const address = '/config/forms/f1';
  const shown = await renderScreen(() => <FormScreen />, { address, path: '/config/forms/$id', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  return { sent, ...shown };
}

const saving = {
  'PUT /api/forms/f1': ({ body }: { readonly body: unknown }) => ({
    ...stored,
    version: 4,
    state: 'draft',
    body: (body as StoredForm).body,
  }),
} as Replies;
const savedBy = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  (sent.find(({ name }) => name.startsWith('PUT'))!.body as StoredForm).body;
const order = () => [...document.querySelectorAll<HTMLElement>('[data-field]')].map((row) => row.dataset['field']);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a form', () => {
  it('gets a field, with the focus on its question, and says beside it what is missing', async () => {
    const { user } = await open();
    await user.click(press('Add field'));
    await user.click(press(/^One choice/));
    const question = screen.getByLabelText(/^Question/);
    await waitFor(() => expect(document.activeElement).toBe(question));
    await user.click(press('Save'));
    expect(await screen.findByText('Enter what visitors are asked.')).toBeTruthy();
    expect(screen.getByText('Enter at least one.')).toBeTruthy();
    expect(document.activeElement).toBe(question);
  });

  it('opens the first field that is wrong', async () => {
    const { user } = await open();
    await user.click(press(/^Topic/));
    await user.clear(screen.getByLabelText(/^Question/));
    await user.click(press(/^Without a title/));
    await user.click(press('Save'));
    expect(await screen.findByText('Enter what visitors are asked.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Question/)));
  });

  it('is put in order by the arrow keys, which say where the field is', async () => {
    const { sent, user } = await open(saving);
    press('Move Topic').focus();
    await user.keyboard('{ArrowUp}');
    expect(order()).toEqual(['topic', 'email']);
    expect(document.activeElement).toBe(press('Move Topic'));
    screen.getByText('Topic: place 1 of 2');
    await user.keyboard('{ArrowUp}');
    expect(order()).toEqual(['topic', 'email']);
    await user.click(press('Save'));
    await screen.findByText('Saved');
    expect(savedBy(sent).form['fields']).toMatchObject([{ id: 'topic' }, { id: 'email' }]);
  });

  it('brings back a deleted field with its translations', async () => {
    const { sent, user } = await open(saving);
    await user.click(press('Delete Topic'));
    expect(order()).toEqual(['email']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(order()).toEqual(['email', 'topic']));
    await user.type(screen.getByLabelText(/^Name/), ' us');
    await user.click(press('Save'));
    await screen.findByText('Saved');
    expect(savedBy(sent).texts).toEqual(stored.body.texts);
  });

  it('takes a pasted list as options, and Enter begins another one', async () => {
    const { sent, user } = await open(saving);
    await user.click(press(/^Topic/));
    await user.click(screen.getByLabelText('Option 2'));
    await user.paste('Plates\nVases\n');
    await user.click(screen.getByLabelText('Option 4'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 5')));
    await user.keyboard('Lamps');
    await user.click(press('Save'));
    await screen.findByText('Saved');
    const body = savedBy(sent);
    expect(body.form['fields']).toMatchObject([{}, { options: ['Cups', 'Bowls', 'Plates', 'Vases', 'Lamps'] }]);
    expect(body.texts['de']?.fields?.['topic']?.options).toEqual(['Tassen', 'Schalen', '', '', '']);
  });

  it('says what is missing in another language, and takes its texts beside those of the first', async () => {
    const { sent, user } = await open(saving);
    const email = press(/^Email/);
    within(email).getByText(/Missing in Deutsch/);
    expect(within(press(/^Topic/)).queryByText(/Missing/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Show another language'), 'Deutsch');
    await user.click(email);
    await user.type(screen.getByLabelText('Question (Deutsch)'), 'E-Mail');
    expect(within(press(/^Email/)).queryByText(/Missing/)).toBeNull();
    await user.type(screen.getByLabelText('Name (Deutsch)'), 'Kontakt');
    await user.click(press('Save'));
    await screen.findByText('Saved');
    expect(savedBy(sent).texts['de']).toMatchObject({ name: 'Kontakt', fields: { email: { title: 'E-Mail' } } });
  });

  it('is told beside its field what the server found', async () => {
    const errors = { 'body.form.fields.1.options': 'Wrong.' };
    const { user } = await open({ 'PUT /api/forms/f1': () => new Refusal(400, { reason: 'invalid', errors }) });
    await user.type(screen.getByLabelText(/^Name/), ' us');
    await user.click(press('Save'));
    expect(await screen.findByText('In one of the languages, an option is there twice.')).toBeTruthy();
  });

  it('lets only those set code who may', async () => {
    await open({}, { mayOnly: ['forms.edit'] });
    expect(screen.queryByLabelText('HTML after sending')).toBeNull();
    expect(screen.queryByRole('link', { name: 'See submissions' })).toBeNull();
  });

  it('says where visitors find it', async () => {
    const uses = [{ kind: 'page', id: 'p1', title: 'Visit', isTrashed: false }];
    await open({ 'GET /api/forms/f1/uses': () => ({ uses, nextAfter: null }) });
    expect(await screen.findByText('Visit')).toBeTruthy();
    expect(screen.queryByText(/Not on any page yet/)).toBeNull();
  });

  it('FORM-060 is normal until something is typed, then it is edited, then it is saved', async () => {
    let answer: (() => void) | undefined;
    const { user } = await open({
      'PUT /api/forms/f1': async ({ body }) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return { ...stored, version: 4, body: (body as StoredForm).body };
      },
    });
    const state = () => document.querySelector<HTMLElement>('[data-form-state]')?.dataset['formState'];
    expect(state()).toBeUndefined();
    await user.type(screen.getByLabelText(/^Name/), ' us');
    expect(state()).toBe('editing');
    await user.click(press('Save'));
    await waitFor(() => expect(state()).toBe('saving'));
    await waitFor(() => expect(answer).toBeDefined());
    answer!();
    await screen.findByText('Saved');
    expect(state()).toBeUndefined();
  });
});

describe('a new form', () => {
  it('begins with real fields in the languages of the website, and can begin anew', async () => {
    const sent = answerCalls({
      ...common,
      'POST /api/forms': ({ body }) => ({ ...stored, id: 'f2', version: 1, body: (body as StoredForm).body }),
    });
    const address = '/config/forms/new';
    const { user } = await renderScreen(() => <NewFormScreen />, { address, path: address });
    await user.click(await screen.findByRole('radio', { name: /^Newsletter/ }));
    expect(order()).toEqual(['email']);
    await user.click(screen.getByRole('radio', { name: /^Contact/ }));
    expect(order()).toEqual(['name', 'email', 'message']);
    await user.click(press('Save'));
    await waitFor(() => expect(sent.some(({ name }) => name === 'POST /api/forms')).toBe(true));
    const { body } = sent.find(({ name }) => name === 'POST /api/forms')!.body as StoredForm;
    expect(body.texts['de']).toMatchObject({ name: 'Kontakt', fields: { message: { title: 'Nachricht' } } });
  });

  it('begins with what the address names', async () => {
    answerCalls(common);
    const path = '/config/forms/new';
    await renderScreen(() => <NewFormScreen />, { address: `${path}?start=product`, path });
    expect(
      await screen.findByText('Buyers answer it before a product goes into the cart. The answers are in the order.'),
    ).toBeTruthy();
  });
});

describe('the list of forms', () => {
  it('leads to each form, and to what was sent with it', async () => {
    const facts = { version: 1, isArchived: false, submissionCount: 2, latestSubmissionAt: null };
    const rows = [
      { id: 'f1', version: 3, title: 'Contact', facts: { ...facts, formType: 'contact' } },
      { id: 'f2', version: 3, title: 'Engraving', facts: { ...facts, formType: 'additional-fields' } },
    ];
    answerCalls({ 'GET /api/forms': () => ({ rows, nextAfter: null }) });
    await renderScreen(() => <FormsScreen />, { address: '/config/forms' });
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('Contact')).toBe('/config/forms/f1');
    expect(await hrefOf('2 submissions')).toBe('/config/forms/f1/submissions');
    expect(await hrefOf('Answers are in the orders')).toBe('/config/commerce/orders');
    expect(await hrefOf('New form')).toBe('/config/forms/new');
  });
});
