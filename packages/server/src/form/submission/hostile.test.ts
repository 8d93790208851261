import { answerText, checkAnswers, csvCell, type Form, passwordMask, readForm } from '@awning/forms';
import { hostileTexts, inShapeOf, kindCases } from '@awning/forms/kind-cases';
import { addForm, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailFeature } from '../../mail/index.ts';
import { newsletterFeature } from '../../newsletter/index.ts';
import { renderingFeature } from '../../rendering/index.ts';
import { teamFeature } from '../../team/index.ts';
import { formFeature } from '../index.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const valuesPerKind = isFull ? 500 : 12;

vi.setConfig({ testTimeout: isFull ? 1_200_000 : 120_000 });

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer({
    features: [teamFeature, mailFeature, formFeature, newsletterFeature, renderingFeature],
    settings: { RATE_LIMITS: 'form-submission=999999,submission-key=999999' },
  });
  admin = await signedInMember(server);
});
afterAll(() => server.close());

const texts = hostileTexts(valuesPerKind);

test.each(kindCases.filter(({ kind }) => kind !== 'section').map((row) => [row.kind, row] as const))(
  `reliability 31: ${valuesPerKind} hostile values of the kind %s are stored as typed, shown escaped everywhere, and break nothing`,
  async (kind, row) => {
    const formId = await addForm(server, {
      form: { name: 'Hostile', fields: [row.field] },
      delivery: { notifyEmail: 'owner@shop.test' },
    });
    const form = formOf(row.field);
    const [field] = form.fields;
    const visitor = server.visitor();
    for (const text of texts) {
      const raw = { [kind]: inShapeOf(field!, text) };
      const expected = checkAnswers(form, raw, {});
      const key = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>().key;
      // The page is told in the mail, where a password must not be.
      const pageText = kind === 'password' ? 'Page' : text.slice(0, 2000);
      const body = { key, formId, form: JSON.stringify(raw), pageTitle: pageText, pagePath: pageText };
      const answer = await visitor.send('POST', '/api/form/SaveFormSubmission', { body });
      // A body that holds the zero byte is refused before anybody reads it; inside the answers it is cleaned.
      const isUnreadable = body.pageTitle.includes('\0');
      expect(answer.status, text).toBe(isUnreadable ? 400 : expected.ok ? 200 : 400);
      await expectEscapedPage(visitor, formId, kind, text);
      if (answer.status !== 200) continue;
      const id = answer.json<{ submissionId: string }>().submissionId;
      await expectShown(formId, id, field!, expected.answers[kind] ?? '');
    }
    await expectHarmlessFile(formId);
  },
);

/** What was typed comes back in the plain page as text, and nothing of it becomes markup. */
async function expectEscapedPage(visitor: Visitor, formId: string, kind: string, text: string): Promise<void> {
  const page = await visitor.submit(`/form/${formId}`, { [`field.${kind}`]: text, pagePath: '/', pageTitle: text.slice(0, 2000) });
  expect(page.status, text).toBeLessThan(500);
  expectNoMarkup(page.text, text);
}

async function expectShown(formId: string, id: string, field: Form['fields'][number], value: Parameters<typeof answerText>[1]) {
  const row = await server.database.kysely
    .selectFrom('form_submission')
    .selectAll()
    .where('website_id', '=', server.website.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isSecret = field.kind === 'password';
  const kept = (JSON.parse(row.answers) as Record<string, unknown>)[field.id];
  if (isSecret) expect([passwordMask, value]).toContainEqual(kept);
  else expect(kept).toEqual(value);
  const shown = (await admin.get(`/api/forms/${formId}/submissions/${id}`)).json<{ answers: { text: string }[] }>();
  expect(shown.answers.map(({ text }) => text)).toEqual([answerText(field, value, 'en')]);
  const mail = await server.database.kysely
    .selectFrom('mail')
    .select(['subject', 'html', 'text'])
    .where('website_id', '=', server.website.id)
    .where('id', '=', row.mail_id!)
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe('Hostile: a new submission');
  expectNoMarkup(mail.html, String(kept));
  if (isSecret && typeof value === 'string' && value.trim().length > 3) {
    expect(mail.text).not.toContain(value);
    expect(row.secrets?.toString('latin1') ?? '').not.toContain(value);
    const told = await admin.get(`/api/forms/${formId}/submissions/${id}/passwords`);
    expect(told.json()).toEqual({ passwords: { [field.id]: value } });
  }
}

async function expectHarmlessFile(formId: string): Promise<void> {
  const file = await admin.get(`/config/forms/${formId}/submissions.csv`);
  expect(file.status).toBe(200);
  for (const cell of cellsOf(file.text.slice(1))) {
    expect(cell).not.toMatch(/^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u);
    expect(csvCell(cell)).toBe(`"${cell.replaceAll('"', '""')}"`);
  }
}

/** Handlers, scripts and pictures that only a hostile text could have brought. */
function expectNoMarkup(html: string, from: string): void {
  const strange: string[] = [];
  new Parser({
    onopentag(name, attributes) {
      const handlers = Object.keys(attributes).filter((attribute) => attribute.startsWith('on'));
      const isOurs = name !== 'script' || 'src' in attributes || attributes['type'] === 'application/json';
      if (handlers.length > 0 || !isOurs || attributes['src'] === 'x' || attributes['title'] === '<') strange.push(name);
    },
  }).end(html);
  expect(strange, from).toEqual([]);
  expect(html).not.toMatch(/<script>alert|<img src=x|<p title=/);
}

function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => (match[1] ?? '').replaceAll('""', '"'));
}

function formOf(field: unknown): Form {
  const read = readForm({ id: 'f', name: 'Hostile', fields: [field] });
  if (!read.ok) throw new Error(read.reason);
  return read.form;
}
