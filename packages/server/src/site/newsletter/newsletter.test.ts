import { PageType, TeamRole } from '@awning/site-model';
import {
  addForm,
  type MailBox,
  openMailBox,
  setSettings,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teamFeature } from '../../people/team/feature.ts';
import { mailFeature } from '../../platform/mail/feature.ts';
import { websiteFeature } from '../../platform/website/feature.ts';
import { formFeature } from '../form/feature.ts';
import { renderingFeature } from '../rendering/feature.ts';
import { newsletterFeature } from './feature.ts';

let server: TestServer;
let box: MailBox;
let admin: Visitor;
let formId: string;
let turn = 0;
let email: string;
beforeAll(async () => {
  box = await openMailBox();
  server = await startTestServer({
    features: [teamFeature, websiteFeature, formFeature, newsletterFeature, mailFeature, renderingFeature],
    settings: { SMTP_URL: box.url, MAIL_FROM: 'hello@shop.test' },
  });
  formId = await addForm(server, {
    form: {
      name: 'Newsletter',
      formType: 'newsletter',
      fields: [{ id: 'email', kind: 'email', title: 'Email', required: true }],
    },
  });
});
afterAll(async () => {
  await server.close();
  await box.close();
});
beforeEach(async () => {
  turn += 1;
  email = `Person${turn}@example.com`;
  // Sessions end while the clock moves by days.
  admin = await signedInMember(server);
  await setSettings(server, server.website, { newsletterDoubleOptIn: true });
});

describe('signing up with double opt-in', () => {
  it('waits for a yes by mail: opening the link changes nothing, the button does', async () => {
    await signUp(email);
    expect(await statusOf(email)).toBe('pending');
    const [mail] = await mailsTo(email);
    const link = linkIn(mail!.text, 'confirm');

    const page = await server.visitor().get(link);
    expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(page.text).toContain('Confirm subscription');
    expect(await statusOf(email)).toBe('pending');
    const done = await server.visitor().submit(link, {});
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('You are subscribed.')]);
    expect(await statusOf(email)).toBe('subscribed');
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-welcome']);
    // Pressed again, or by another person: the same page, no second mail.
    expect((await server.visitor().submit(link, {})).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('ends after a week, and the address is forgotten', async () => {
    await signUp(email);
    const [mail] = await mailsTo(email);
    server.clock.advance({ days: 7 });
    const late = await server.visitor().submit(linkIn(mail!.text, 'confirm'), {});
    expect([late.status, await statusOf(email)]).toEqual([404, 'pending']);
    await server.parts.jobs.add(server.database, 'newsletter.forget-unconfirmed', {});
    await server.runJobs();
    expect(await statusOf(email)).toBeUndefined();
  });

  it('mails once an hour, however often the address is entered', async () => {
    await signUp(email);
    await signUp(email.toUpperCase());
    await signUp(email);
    expect(await mailsTo(email)).toHaveLength(1);
    server.clock.advance({ hours: 1 });
    await signUp(email);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect((await server.visitor().submit(linkIn(mails[0]!.text, 'confirm'), {})).status).toBe(404);
    expect((await server.visitor().submit(linkIn(mails[1]!.text, 'confirm'), {})).status).toBe(200);
  });

  it('of one address at once, from ten places, makes one contact and one mail', async () => {
    await Promise.all(Array.from({ length: 10 }, () => signUp(email)));
    expect(await mailsTo(email)).toHaveLength(1);
    const { contacts } = await listed(`q=${email}`);
    expect(contacts).toHaveLength(1);
  });

  it.each([
    ['de', 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von Shop', '/de/newsletter/confirm'],
    ['fr', 'Confirmez votre inscription à la newsletter de Shop', '/fr/newsletter/confirm'],
  ])('writes in the visitor’s language: %s', async (language, subject, path) => {
    await signUp(email, `/${language}`);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject, language });
    expect(mail!.text).toContain(path);
  });

  it('opens nothing on another website, and nothing with a made-up token', async () => {
    await signUp(email);
    const [mail] = await mailsTo(email);
    const link = linkIn(mail!.text, 'confirm');
    expect((await server.visitor(server.otherWebsite).submit(link, {})).status).toBe(404);
    expect((await server.visitor().submit('/newsletter/confirm?token=x', {})).status).toBe(404);
    expect((await server.visitor().submit('/newsletter/confirm', {})).status).toBe(404);
    expect(await statusOf(email)).toBe('pending');
  });
});

describe('signing up without double opt-in', () => {
  it('counts at once, once, and welcomes', async () => {
    await setSettings(server, server.website, { newsletterDoubleOptIn: false });
    await signUp(email);
    await signUp(email);
    expect(await statusOf(email)).toBe('subscribed');
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['newsletter-welcome']);
  });
});

describe('unsubscribing', () => {
  async function subscribed(): Promise<string> {
    await setSettings(server, server.website, { newsletterDoubleOptIn: false });
    await signUp(email);
    const [mail] = await mailsTo(email);
    return linkIn(mail!.text, 'unsubscribe');
  }

  it('asks on page 300, and does it with the button', async () => {
    const link = await subscribed();
    const page = await server.visitor().get(link);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`page-type-${PageType.newsletterUnsubscribe}`);
    expect(page.text).toContain(email);
    expect(await statusOf(email)).toBe('subscribed');
    const done = await server.visitor().submit(link, {});
    expect([done.status, done.text]).toEqual([200, expect.stringContaining(`${email} is unsubscribed.`)]);
    expect(await statusOf(email)).toBe('unsubscribed');
    expect((await server.visitor().get(link)).text).toContain('is unsubscribed.');
  });

  it('works with one click of a mail program, which has no cookies and no origin', async () => {
    const link = await subscribed();
    await server.runJobs();
    const { source } = box.mails.find(({ to }) => to.includes(email))!;
    const header = source.replaceAll(/\r\n[ \t]+/g, ' ');
    expect(header).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const address = /^List-Unsubscribe: <(\S+)>$/m.exec(header)?.[1] ?? '';
    expect(new URL(address).pathname + new URL(address).search).toBe(link);
    const answer = await server.visitor().send('POST', link, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, await statusOf(email)]).toEqual([200, 'unsubscribed']);
  });

  it('can be taken back by signing up again', async () => {
    const link = await subscribed();
    await server.visitor().submit(link, {});
    await setSettings(server, server.website, { newsletterDoubleOptIn: true });
    await signUp(email);
    expect(await statusOf(email)).toBe('pending');
  });

  it('can be taken back within the hour, and again by mail', async () => {
    await setSettings(server, server.website, { newsletterDoubleOptIn: true });
    await signUp(email);
    const [asked] = await mailsTo(email);
    await server.visitor().submit(linkIn(asked!.text, 'confirm'), {});
    const welcome = (await mailsTo(email)).at(-1)!;
    await server.visitor().submit(linkIn(welcome.text, 'unsubscribe'), {});
    expect(await statusOf(email)).toBe('unsubscribed');

    await signUp(email);
    await signUp(email);
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-welcome', 'newsletter-confirm']);
    await server.visitor().submit(linkIn(mails.at(-1)!.text, 'confirm'), {});
    expect(await statusOf(email)).toBe('subscribed');
  });

  it('is not forgotten because a stranger signs the address up', async () => {
    await server.visitor().submit(await subscribed(), {});
    await setSettings(server, server.website, { newsletterDoubleOptIn: true });
    await signUp(email);
    expect(await statusOf(email)).toBe('pending');
    server.clock.advance({ days: 7 });
    await server.parts.jobs.add(server.database, 'newsletter.forget-unconfirmed', {});
    await server.runJobs();
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('works for hundreds of readers whose mail program does it from one address', async () => {
    const link = await subscribed();
    const program = server.visitor();
    for (let index = 0; index < 30; index += 1) expect((await program.submit(link, {})).status).toBe(200);
  });

  it.each([
    (link: string) => link.slice(0, -1),
    (link: string) => link.replace(/token=(.)/, (_, sign) => `token=${sign === '0' ? '1' : '0'}`),
    () => '/newsletter/unsubscribe?token=',
    () => '/newsletter/unsubscribe',
    () => '/newsletter/unsubscribe?token=a.b.c',
  ])('needs the very link (%#)', async (change) => {
    const link = change(await subscribed());
    expect((await server.visitor().get(link)).status).toBe(404);
    expect((await server.visitor().submit(link, {})).status).toBe(404);
    expect(await statusOf(email)).toBe('subscribed');
  });

  it('of one website changes nothing on another', async () => {
    const link = await subscribed();
    expect((await server.visitor(server.otherWebsite).submit(link, {})).status).toBe(404);
    expect(await statusOf(email)).toBe('subscribed');
  });
});

describe('contacts in the back office', () => {
  it('are listed the latest first, searched, and filtered by status', async () => {
    await setSettings(server, server.website, { newsletterDoubleOptIn: false });
    await signUp(`a-${email}`);
    await signUp(`b-${email}`);
    const { contacts } = await listed();
    expect(contacts.slice(0, 2).map((contact) => contact.email)).toEqual([`b-${email}`, `a-${email}`]);
    expect((await listed(`q=A-${email.toUpperCase()}`)).contacts).toMatchObject([{ email: `a-${email}` }]);
    expect((await listed('status=unsubscribed')).contacts.every(({ status }) => status === 'unsubscribed')).toBe(true);
    expect((await listed('q=%25')).contacts).toEqual([]);
  });

  it('come page by page, each exactly once', async () => {
    await setSettings(server, server.website, { newsletterDoubleOptIn: false });
    for (let index = 0; index < 60; index += 1) await signUp(`many-${index}-${email}`);
    const first = await listed(`q=many-`);
    const second = await listed(`q=many-&after=${first.nextAfter}`);
    expect([first.contacts.length, second.nextAfter]).toEqual([50, null]);
    const all = [...first.contacts, ...second.contacts].map((contact) => contact.email);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(60);
  });

  it('are exported without formulas, and deleted for good', async () => {
    await setSettings(server, server.website, { newsletterDoubleOptIn: false });
    await signUp(`=1+1-${email}`);
    const file = await admin.get('/config/contacts.csv');
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="contacts.csv"',
    });
    expect(file.text).toContain(`"'=1+1-${email}","subscribed","en","form:${formId}"`);
    const [contact] = (await listed(`q=${encodeURIComponent(`=1+1-${email}`)}`)).contacts;
    expect((await admin.delete(`/api/newsletter/contacts/${contact!.id}`)).json()).toEqual({ ok: true });
    expect((await admin.delete(`/api/newsletter/contacts/${contact!.id}`)).status).toBe(404);
  });

  it('are for those who look after the newsletter, of this website', async () => {
    const campaigner = await signedInMember(server, { roles: [TeamRole.CAMPAIGNS_EDITOR] });
    expect((await campaigner.get('/api/newsletter/contacts')).status).toBe(200);
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    expect((await editor.get('/api/newsletter/contacts')).status).toBe(403);
    expect((await editor.get('/config/contacts.csv')).status).toBe(403);
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    expect((await stranger.get('/api/newsletter/contacts')).json()).toMatchObject({ contacts: [] });
  });
});

interface Listed {
  readonly contacts: { readonly id: string; readonly email: string; readonly status: string }[];
  readonly nextAfter: string | null;
}

async function listed(query = ''): Promise<Listed> {
  return (await admin.get(`/api/newsletter/contacts?${query}`)).json();
}

async function signUp(address: string, prefix = ''): Promise<void> {
  const visitor = server.visitor();
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  const body = { key, formId, form: JSON.stringify({ email: address }) };
  const answer = await visitor.send('POST', `${prefix}/api/form/SaveFormSubmission`, { body });
  expect(answer.status).toBe(200);
}

async function statusOf(address: string): Promise<string | undefined> {
  const row = await server.database.kysely
    .selectFrom('newsletter_contact')
    .select('status')
    .where('website_id', '=', server.website.id)
    .where('email_key', '=', address.toLowerCase())
    .executeTakeFirst();
  return row?.status;
}

async function mailsTo(recipient: string) {
  return server.database.kysely
    .selectFrom('mail')
    .select(['kind', 'subject', 'text', 'language'])
    .where('website_id', '=', server.website.id)
    .where('recipient', 'ilike', recipient)
    .orderBy('id')
    .execute();
}

function linkIn(text: string, page: 'confirm' | 'unsubscribe'): string {
  const address = new RegExp(`http://\\S+/newsletter/${page}\\?token=[\\w.-]+`).exec(text)?.[0] ?? '';
  const { pathname, search } = new URL(address);
  return pathname + search;
}
