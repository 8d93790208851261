import {
  confirmMembers,
  type MailBox,
  openMailBox,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { features } from '../../../assembly/features.ts';
import { invitationTemplate } from '../../../people/team/invitation/mail.ts';
import { sendMail } from '../index.ts';

const path = '/api/website/mail-server';
const signIn = { user: 'shop@shop.test', password: 'p@ss "word' };

let box: MailBox;
let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  box = await openMailBox({
    signIn,
    recipient: (address) => (address.startsWith('unknown') ? { code: 550, text: 'No such mailbox' } : undefined),
  });
  server = await startTestServer({ features, settings: { PRIVATE_WEBHOOKS: 'allow' } });
  admin = await signedInMember(server, { isOwner: true });
});
afterAll(async () => {
  await server.close();
  await box.close();
});
beforeEach(async () => {
  // Past the rate limit of test mails.
  server.clock.advance({ minutes: 1 });
  await confirmMembers(server);
  await admin.delete(path);
});

function typed(change: Readonly<Record<string, unknown>> = {}) {
  const { port } = new URL(box.url);
  const from = 'hello@shop.test';
  return { host: '127.0.0.1', port: Number(port), security: 'none', ...signIn, from, ...change };
}

function withoutPassword(change: Readonly<Record<string, unknown>> = {}) {
  const { password: _, ...rest } = typed(change);
  return rest;
}

describe('the mail server of a website', () => {
  it('sends its mails from the next one on, and its password is never told or stored in clear', async () => {
    expect((await admin.get(path)).json()).toMatchObject({ source: 'none', port: 587, security: 'starttls' });
    const held = await invite('held@example.test');
    expect(await statusOf(held)).toBe('held');

    const saved = await admin.put(path, typed());
    expect(saved.status).toBe(200);
    const { password: _, ...shown } = typed();
    expect(saved.json()).toEqual({ source: 'website', ...shown, hasPassword: true });
    expect((await admin.get(path)).json()).toEqual(saved.json());
    expect((await admin.get('/api/team/members')).json()).toMatchObject({ hasMailServer: true });

    const id = await invite('ada@example.test');
    await server.runJobs();
    expect(await statusOf(id)).toBe('sent');
    expect(await statusOf(held)).toBe('held');
    const received = box.mails.at(-1)!;
    expect(received).toMatchObject({ from: 'hello@shop.test', to: ['ada@example.test'] });
    expect(received.source).toContain(`Message-ID: <${id}@shop.test>`);
    expect((await admin.get(`/api/mail/outbox/${id}`)).json()).toMatchObject({
      from: 'hello@shop.test',
      hasMailServer: true,
    });

    const { sealed } = await server.database.kysely
      .selectFrom('website_secret')
      .select('sealed')
      .where('website_id', '=', server.website.id)
      .where('name', '=', 'mail-server')
      .executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain('shop');
    const audits = await server.database.kysely
      .selectFrom('audit')
      .selectAll()
      .where('website_id', '=', server.website.id)
      .where('what', '=', 'mailServer.changed')
      .execute();
    expect(JSON.stringify(audits)).not.toContain('p@ss');
    expect(audits.at(-1)).toMatchObject({ after: { host: '127.0.0.1' } });

    expect((await admin.post(`/api/mail/outbox/${held}/send`)).status).toBe(200);
    await server.runJobs();
    expect(await statusOf(held)).toBe('sent');
  });

  it('is not used by another website', async () => {
    await admin.put(path, typed());
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    expect((await stranger.get(path)).json()).toMatchObject({ source: 'none', host: '' });
    expect((await stranger.post(`${path}/test`, { to: 'a@example.test' })).status).toBe(409);
    expect(await statusOf(await invite('b@example.test', server.otherWebsite.id), server.otherWebsite.id)).toBe('held');
  });

  it('keeps its password only for the same server and user, and never sends it in clear', async () => {
    expect((await admin.put(path, withoutPassword())).json()).toMatchObject({ reason: 'passwordNeeded' });
    await admin.put(path, typed());
    expect((await admin.put(path, withoutPassword({ from: 'other@shop.test' }))).json()).toMatchObject({
      from: 'other@shop.test',
      hasPassword: true,
    });
    for (const change of [{ host: 'localhost' }, { port: 2525 }, { user: 'eve@shop.test' }]) {
      const answer = await admin.put(path, withoutPassword(change));
      expect([answer.status, answer.json<{ reason: string }>().reason]).toEqual([400, 'passwordNeeded']);
    }
    const inClear = await admin.put(path, typed({ host: 'smtp.example.com' }));
    expect(inClear.json()).toMatchObject({ reason: 'passwordInClear' });
    await admin.put(path, typed({ security: 'starttls' }));
    expect((await admin.put(path, withoutPassword({ security: 'none' }))).json()).toMatchObject({
      reason: 'passwordNeeded',
    });
  });

  it.each([
    { from: 'no address' },
    { from: 'a@example.test\r\nBcc: b@example.test' },
    { from: 'Shop <a@example.test>' },
    { host: '' },
    { host: 'mail.example/x' },
    { host: 'a b' },
    { port: 0 },
    { port: 70_000 },
    { security: 'ssl' },
    { user: 'a\r\nb' },
    { password: 'a\r\nb' },
  ])('refuses %j', async (change) => {
    expect((await admin.put(path, typed(change))).status).toBe(400);
    expect((await admin.get(path)).json()).toMatchObject({ source: 'none' });
  });

  it('asks for a confirmation of the member before it changes', async () => {
    server.clock.advance({ minutes: 11 });
    expect((await admin.put(path, typed())).status).toBe(403);
    expect((await admin.delete(path)).status).toBe(403);
    await confirmMembers(server);
  });

  it('is changed by the owner alone: it carries the links that open the owner’s account', async () => {
    const colleague = await signedInMember(server);
    for (const answer of [await colleague.put(path, typed()), await colleague.delete(path)]) {
      expect([answer.status, answer.json<{ reason: string }>().reason]).toEqual([409, 'ownerDecides']);
    }
    expect((await colleague.get(path)).status).toBe(200);
  });
});

describe('a test mail', () => {
  it('really goes through the server, and the answer is told', async () => {
    await admin.put(path, typed());
    const answer = await admin.post(`${path}/test`, { to: 'owner@example.test' });
    expect(answer.json()).toEqual({ outcome: 'sent', answer: expect.stringMatching(/^250 /) });
    expect(box.mails.at(-1)).toMatchObject({ to: ['owner@example.test'] });
    expect(box.mails.at(-1)!.text).toContain('This is a test email.');
  });

  it('tells in a word what is wrong, with what the server said', async () => {
    const secured = await openMailBox({ tls: 'at-once', signIn });
    const closed = await openMailBox();
    await closed.close();
    const securedPort = Number(new URL(secured.url).port);
    const cases = [
      [typed({ password: 'wrong' }), 'a@example.test', 'signIn', /535/],
      [typed({ user: '', password: undefined }), 'a@example.test', 'signIn', /530/],
      [typed(), 'unknown@example.test', 'recipient', /No such mailbox/],
      [typed({ port: Number(new URL(closed.url).port) }), 'a@example.test', 'unreachable', /ECONNREFUSED/],
      [typed({ host: 'nowhere.invalid', security: 'starttls' }), 'a@example.test', 'unknownHost', /not known/],
      [typed({ security: 'starttls' }), 'a@example.test', 'security', /500/],
      [typed({ security: 'tls' }), 'a@example.test', 'security', /./],
      [typed({ security: 'tls', port: securedPort }), 'a@example.test', 'certificate', /certificate/i],
    ] as const;
    for (const [body, to, outcome, said] of cases) {
      const saved = await admin.put(path, body);
      expect(saved.status).toBe(200);
      const answer = (await admin.post(`${path}/test`, { to })).json<{ outcome: string; answer: string }>();
      expect(answer).toEqual({ outcome, answer: expect.stringMatching(said) });
    }
    expect((await admin.post(`${path}/test`, { to: 'nobody' })).status).toBe(400);
    await secured.close();
  });

  it('without a mail server is refused', async () => {
    const answer = await admin.post(`${path}/test`, { to: 'owner@example.test' });
    expect([answer.status, answer.json<{ reason: string }>().reason]).toEqual([409, 'noMailServer']);
  });
});

it('the mail server of the environment wins and cannot be changed', async () => {
  const settings = { SMTP_URL: box.url, MAIL_FROM: 'Shop <env@shop.test>' };
  const operated = await startTestServer({ features, settings });
  const boss = await signedInMember(operated, { isOwner: true });
  expect((await boss.get(path)).json()).toEqual({
    source: 'environment',
    host: '127.0.0.1',
    port: Number(new URL(box.url).port),
    security: 'starttls',
    user: signIn.user,
    hasPassword: true,
    from: 'Shop <env@shop.test>',
  });
  expect((await boss.put(path, typed())).json()).toMatchObject({ reason: 'setByOperator' });
  expect((await boss.delete(path)).json()).toMatchObject({ reason: 'setByOperator' });
  expect((await boss.post(`${path}/test`, { to: 'owner@example.test' })).json()).toMatchObject({ outcome: 'sent' });
  await operated.close();
});

it('does not reach machines of the operator’s network', async () => {
  const strict = await startTestServer({ features });
  const boss = await signedInMember(strict, { isOwner: true });
  await boss.put(path, typed());
  const count = box.mails.length;
  expect((await boss.post(`${path}/test`, { to: 'owner@example.test' })).json()).toMatchObject({ outcome: 'private' });
  expect(box.mails).toHaveLength(count);
  await strict.close();
});

it('a password that cannot be read any more is said, and can be entered again', async () => {
  await admin.put(path, typed());
  await server.database.kysely
    .updateTable('website_secret')
    .set({ sealed: Buffer.alloc(64) })
    .where('website_id', '=', server.website.id)
    .where('name', '=', 'mail-server')
    .execute();
  expect((await admin.get(path)).json()).toMatchObject({ source: 'unreadable' });
  expect((await admin.post(`${path}/test`, { to: 'a@example.test' })).json()).toMatchObject({ outcome: 'unreadable' });
  expect((await admin.put(path, typed())).json()).toMatchObject({ source: 'website' });
});

function invite(to: string, websiteId = server.website.id): Promise<string> {
  const mail = { websiteId, to, language: 'en', template: invitationTemplate, data: invitationTemplate.example };
  return server.database.transaction((connection) => sendMail(server.parts, connection, mail));
}

async function statusOf(id: string, websiteId = server.website.id): Promise<string> {
  const { status } = await server.database.kysely
    .selectFrom('mail')
    .select('status')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}
