import { TeamRole } from '@awning/site-model';
import { addForm, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
});
afterAll(() => server.close());

const form = {
  name: 'Ask the pottery',
  formType: 'contact',
  submitButtonText: 'Send it',
  submissionMessage: 'We will answer.',
  fields: [{ id: 'topic', kind: 'select', title: 'Topic', options: ['Cups', 'Bowls'] }],
};
const texts = {
  de: { submitButtonText: 'Abschicken', fields: { topic: { title: 'Thema', options: ['Tassen', ''] } } },
};

async function drawn(body: object): Promise<string> {
  const answer = await editor.post('/api/form-preview', { form, texts, language: 'en', isSent: false, ...body });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json<{ html: string }>().html;
}

describe('the preview of a form that is not saved', () => {
  it('is the form as a visitor gets it, marked for the frame', async () => {
    const html = await drawn({});
    expect(html).toContain('data-edit-area=""');
    expect(html).toMatch(/<form[^>]*aria-label="Ask the pottery"/);
    expect(html).toContain('>Bowls</option>');
    expect(html).toContain('>Send it</button>');
  });

  it('is in the language that is asked for, with the first one where a text is missing', async () => {
    const html = await drawn({ language: 'de' });
    expect(html).toContain('Abschicken');
    expect(html).toContain('>Tassen</option>');
    expect(html).toContain('>Bowls</option>');
    expect(await drawn({ language: 'xx' })).toContain('>Send it</button>');
  });

  it('shows what follows when it is sent', async () => {
    const html = await drawn({ isSent: true });
    expect(html).toContain('We will answer.');
    expect(html).not.toContain('<form');
  });

  it('runs nothing that an owner wrote', async () => {
    const script = '<script>alert(1)</script>';
    const html = await drawn({ form: { ...form, name: script, submissionHTML: script } });
    expect(html).not.toContain('<script>alert');
  });

  it('names what is wrong', async () => {
    const wrong = {
      form: { ...form, fields: [{ id: 'a', kind: 'select' }] },
      texts: {},
      language: 'en',
      isSent: false,
    };
    const answer = await editor.post('/api/form-preview', wrong);
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { reason: 'invalid', errors: { 'body.form.fields.0.options': expect.any(String) } },
    ]);
  });

  it('has a frame that runs no code of the theme and is sealed off', async () => {
    const { status, text, headers } = await editor.get('/config/forms/preview?language=de');
    expect(status).toBe(200);
    expect(text).toContain('data-edit-area=""');
    expect(text).toMatch(/<html[^>]*lang="de/);
    expect(headers['content-security-policy']).toMatch(/^sandbox allow-scripts; default-src 'none'/);
    expect((await server.visitor().get('/config/forms/preview')).status).toBe(303);
  });
});

describe('a translation', () => {
  it('may leave out options, which stay in the language of the form', async () => {
    const id = await addForm(server, { form, texts });
    const { text } = await server.visitor().get(`/de/form/${id}`);
    expect(text).toContain('>Tassen</option>');
    expect(text).toContain('>Bowls</option>');
  });
});
