import { type MailBox, openMailBox, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamFeature } from '../team/index.ts';
import { invitationTemplate } from '../team/invitation/mail.ts';
import { mailFeature, sendMail } from './index.ts';
import { mailById } from './store.ts';

let box: MailBox;
let server: TestServer;
beforeAll(async () => {
  box = await openMailBox((recipient) => (recipient.startsWith('unknown') ? 'No such mailbox' : undefined));
  server = await startTestServer({
    features: [teamFeature, mailFeature],
    settings: { SMTP_URL: box.url, MAIL_FROM: 'Shop <hello@shop.test>' },
  });
});
afterAll(async () => {
  await server.close();
  await box.close();
});

describe('a mail', () => {
  it('is delivered with HTML and text, its own Message-ID and umlauts', async () => {
    const id = await send('ada@example.test', { inviter: 'Jürgen Größe' });
    expect((await mailById(server.database, server.website.id, id))?.status).toBe('waiting');
    await server.runJobs();
    const mail = await mailById(server.database, server.website.id, id);
    const received = box.mails.at(-1)!;

    expect(mail).toMatchObject({ status: 'sent', attempts: 1, lastError: null, sentAt: server.clock.now() });
    expect(received).toMatchObject({ from: 'hello@shop.test', to: ['ada@example.test'] });
    expect(header(received.source, 'Message-ID')).toBe(`<${id}@shop.test>`);
    expect(header(received.source, 'From')).toBe('Shop <hello@shop.test>');
    expect(header(received.source, 'Subject')).toMatch(/^=\?UTF-8\?/i);
    expect(received.source).toContain('multipart/alternative');
    expect(received.source).toContain('text/plain');
    expect(received.source).toContain('text/html');
  });

  it('does not exist when what it speaks of was rolled back', async () => {
    const before = box.mails.length;
    await expect(
      server.database.transaction(async (connection) => {
        await sendMail(server.parts, connection, outgoing('ada@example.test'));
        throw new Error('the order failed');
      }),
    ).rejects.toThrow('the order failed');

    expect(await server.runJobs()).toEqual([]);
    expect(box.mails).toHaveLength(before);
  });

  it('is sent once, however often its job runs', async () => {
    const id = await send('once@example.test');
    await server.parts.jobs.add(server.database, 'mail.deliver', { websiteId: server.website.id, mailId: id });
    await server.runJobs();

    expect(box.mails.filter((mail) => mail.to.includes('once@example.test'))).toHaveLength(1);
  });

  it('that a crash repeats carries the same Message-ID', async () => {
    const id = await send('twice@example.test');
    await server.runJobs();
    // The worker died after the mail server's yes and before it could note it.
    await server.database.kysely
      .updateTable('mail')
      .set({ status: 'waiting' })
      .where('website_id', '=', server.website.id)
      .where('id', '=', id)
      .execute();
    await server.parts.jobs.add(server.database, 'mail.deliver', { websiteId: server.website.id, mailId: id });
    await server.runJobs();
    const ids = box.mails
      .filter((mail) => mail.to.includes('twice@example.test'))
      .map((mail) => header(mail.source, 'Message-ID'));

    expect(ids).toEqual([`<${id}@shop.test>`, `<${id}@shop.test>`]);
  });

  it('that is refused for good is noted as bounced and not tried again', async () => {
    const id = await send('unknown@example.test');
    await server.runJobs();
    const mail = await mailById(server.database, server.website.id, id);

    expect(mail).toMatchObject({
      status: 'bounced',
      attempts: 1,
      lastError: expect.stringContaining('No such mailbox'),
    });
    server.clock.advance({ days: 3 });
    expect(await server.runJobs()).toEqual([]);
  });

  it('keeps a line break out of the headers', async () => {
    const id = await send('ada@example.test', { inviter: 'Eve\r\nBcc: victim@example.test' });
    await server.runJobs();
    const { subject } = (await mailById(server.database, server.website.id, id))!;

    expect(subject).not.toMatch(/[\r\n]/);
    expect(header(box.mails.at(-1)!.source, 'Bcc')).toBeUndefined();
  });
});

describe('without an answering mail server', () => {
  it('a mail is tried again with pauses and given up after the last attempt, and can be sent by hand', async () => {
    const deaf = await openMailBox();
    await deaf.close();
    const lonely = await startTestServer({
      features: [teamFeature, mailFeature],
      settings: { SMTP_URL: deaf.url, MAIL_FROM: 'hello@shop.test' },
    });
    const id = await lonely.database.transaction((connection) =>
      sendMail(lonely.parts, connection, { ...outgoing('ada@example.test'), websiteId: lonely.website.id }),
    );
    const read = () => mailById(lonely.database, lonely.website.id, id);
    await lonely.runJobs({ mayFail: true });
    expect(await read()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    for (let attempt = 2; attempt <= 14; attempt += 1) {
      lonely.clock.advance({ hours: 7 });
      await lonely.runJobs({ mayFail: true });
    }
    expect(await read()).toMatchObject({ status: 'failed', attempts: 14 });

    const admin = await signedInMember(lonely);
    expect((await admin.post(`/api/mail/outbox/${id}/send`)).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'waiting' });
    await lonely.close();
  });
});

describe('without a mail server', () => {
  it('a mail is held in the outbox and nothing is tried', async () => {
    const quiet = await startTestServer({ features: [teamFeature, mailFeature] });
    const id = await quiet.database.transaction((connection) =>
      sendMail(quiet.parts, connection, { ...outgoing('ada@example.test'), websiteId: quiet.website.id }),
    );

    expect(await quiet.runJobs()).toEqual([]);
    expect(await mailById(quiet.database, quiet.website.id, id)).toMatchObject({ status: 'held', attempts: 0 });
    const admin = await signedInMember(quiet);
    const answer = await admin.post(`/api/mail/outbox/${id}/send`);
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ reason: 'noMailServer' });
    await quiet.close();
  });
});

function outgoing(to: string, data: Partial<typeof invitationTemplate.example> = {}) {
  return {
    websiteId: server.website.id,
    to,
    language: 'de',
    template: invitationTemplate,
    data: { ...invitationTemplate.example, ...data },
  };
}

async function send(to: string, data: Partial<typeof invitationTemplate.example> = {}): Promise<string> {
  return server.database.transaction((connection) => sendMail(server.parts, connection, outgoing(to, data)));
}

function header(source: string, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1];
}
