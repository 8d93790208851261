import { answerText, checkAnswers, type Form, isUnanswered, passwordMask, readForm } from '@awning/forms';
import { hostileTexts, inShapeOf, kindCases } from '@awning/forms/kind-cases';
import { addForm, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { teamFeature } from '../../../people/team/feature.ts';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { newsletterFeature } from '../../newsletter/feature.ts';
import { renderingFeature } from '../../rendering/feature.ts';
import { formFeature } from '../feature.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const valuesPerKind = isFull ? 500 : 12;
/** Enough concurrency to keep both the database and the server busy. */
const atOnce = 8;

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

test.each(kindCases.map((row) => [row.kind, row] as const))(
  `reliability 31: ${valuesPerKind} hostile values of the kind %s are stored as typed, shown escaped everywhere, and break nothing`,
  async (_, row) => {
    const formId = await addForm(server, {
      form: { name: 'Hostile', fields: [row.field] },
      delivery: { notifyEmail: 'owner@shop.test' },
    });
    const form = formOf(row.field);
    const visitor = server.visitor();
    const faults: string[] = [];
    for (let done = 0; done < texts.length; done += atOnce) {
      const some = texts.slice(done, done + atOnce);
      faults.push(...(await Promise.all(some.map((text) => faultsOf(visitor, form, formId, text)))).flat());
    }
    faults.push(...(await fileFaults(formId, form.fields[0]!)));
    expect(faults).toEqual([]);
  },
);

/** Everything that is wrong after one hostile value was sent in both ways. */
async function faultsOf(visitor: Visitor, form: Form, formId: string, text: string): Promise<string[]> {
  const field = form.fields[0]!;
  const { kind } = field;
  const raw = { [kind]: inShapeOf(field, text) };
  const expected = checkAnswers(form, raw, {});
  const key = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>().key;
  // The page is named in the mail, which must not contain a password.
  const pageText = kind === 'password' ? 'Page' : text.slice(0, 2000);
  const body = { key, formId, form: JSON.stringify(raw), pageTitle: pageText, pagePath: pageText };
  const answer = await visitor.send('POST', '/api/form/SaveFormSubmission', { body });
  // A body with a zero byte or half a surrogate pair is refused before it is read; inside the answers both are cleaned.
  const isTaken = expected.ok && !/\0|\p{Cs}/u.test(pageText);
  const { submissionId } = answer.json<{ submissionId?: string }>();
  return [
    ...(answer.status === (isTaken ? 200 : 400) ? [] : [`status ${answer.status} for ${text}`]),
    ...(await pageFaults(visitor, formId, kind, text)),
    ...(submissionId === undefined ? [] : await shownFaults(submissionId, field, expected.answers[kind] ?? '')),
  ];
}

/** The plain page shows the input again as text, and nothing of it becomes markup. */
async function pageFaults(visitor: Visitor, formId: string, kind: string, text: string): Promise<string[]> {
  const fields = { [`field.${kind}`]: text, pagePath: '/', pageTitle: text.slice(0, 2000) };
  const page = await visitor.submit(`/form/${formId}`, fields);
  return [...(page.status < 500 ? [] : [`page with status ${page.status} for ${text}`]), ...strangeMarkup(page.text)];
}

async function shownFaults(
  id: string,
  field: Form['fields'][number],
  value: Parameters<typeof answerText>[1],
): Promise<string[]> {
  const row = await server.database.kysely
    .selectFrom('form_submission')
    .selectAll()
    .where('website_id', '=', server.website.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mail = await server.database.kysely
    .selectFrom('mail')
    .select(['subject', 'html', 'text'])
    .where('website_id', '=', server.website.id)
    .where('id', '=', row.mail_id!)
    .executeTakeFirstOrThrow();
  const path = `/api/form-submissions/${id}`;
  const shown = (await admin.get(path)).json<{ answers: { text: string }[] }>().answers.map(({ text }) => text);
  const kept = (JSON.parse(row.answers) as Record<string, unknown>)[field.id];
  const isSecret = field.kind === 'password' && !isUnanswered(value);
  const told = (await admin.get(`${path}/passwords`)).json<{ passwords: object }>().passwords;
  const clear = [mail.text, mail.html, row.answers, row.search, row.secrets?.toString('latin1') ?? ''].join('\n');
  const typed = typeof value === 'string' ? value : '';
  const checks: Readonly<Record<string, boolean>> = {
    'stored as typed': isSame(kept, isQuestion(field) ? (isSecret ? passwordMask : value) : undefined),
    'shown as it reads': isSame(shown, isQuestion(field) ? [answerText(field, value, 'en')] : []),
    'subject is ours': mail.subject === 'Hostile: a new submission',
    'passwords can be opened': isSame(told, isSecret ? { [field.id]: value } : {}),
    // Two or three characters may occur in any text.
    'passwords are nowhere in clear': !isSecret || typed.trim().length < 4 || !clear.includes(typed),
  };
  const broken = Object.keys(checks).filter((name) => checks[name] !== true);
  return [...broken.map((name) => `not ${name}: ${JSON.stringify(value)}`), ...strangeMarkup(mail.html)];
}

async function fileFaults(formId: string, field: Form['fields'][number]): Promise<string[]> {
  const file = await admin.get(`/config/forms/${formId}/submissions.csv`);
  const cells = cellsOf(file.text.slice(1));
  const formulas = cells.filter((cell) => /^(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/u.test(cell));
  // Four columns and one for the answer: no answer can add a cell.
  const isWhole = cells.length % (isQuestion(field) ? 5 : 4) === 0;
  return [
    ...formulas.map((cell) => `formula: ${cell}`),
    ...(file.status === 200 && isWhole ? [] : ['the file is broken']),
  ];
}

/** A section is not a question: a value under its name is dropped. */
function isQuestion({ kind }: Form['fields'][number]): boolean {
  return kind !== 'section';
}

/** Handlers, scripts and pictures that only a hostile text can have added. */
function strangeMarkup(html: string): string[] {
  const strange: string[] = [];
  new Parser({
    onopentag(name, attributes) {
      const hasHandler = Object.keys(attributes).some((attribute) => attribute.startsWith('on'));
      const isOurs = name !== 'script' || 'src' in attributes || attributes['type'] === 'application/json';
      if (hasHandler || !isOurs || attributes['src'] === 'x') strange.push(`markup: ${name}`);
    },
  }).end(html);
  return /<script>alert|<img src=x|<p title=/.test(html) ? [...strange, 'markup in the source'] : strange;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => (match[1] ?? '').replaceAll('""', '"'));
}

function formOf(field: unknown): Form {
  const read = readForm({ id: 'f', name: 'Hostile', fields: [field] });
  if (!read.ok) throw new Error(read.reason);
  return read.form;
}
