import { type MailBox, openMailBox, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamFeature } from '../../people/team/feature.ts';
import { invitationTemplate } from '../../people/team/invitation/mail.ts';
import { mailFeature } from './feature.ts';
import { deleteMails, sendMail } from './index.ts';
import { smtpOptions } from './smtp-options.ts';
import { selectMail } from './store.ts';

let box: MailBox;
let server: TestServer;
beforeAll(async () => {
  box = await openMailBox({
    recipient: (address) => (address.startsWith('unknown') ? { code: 550, text: 'No such mailbox' } : undefined),
  });
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
    expect((await selectMail(server.database, server.website.id, id))?.status).toBe('waiting');
    await server.runJobs();
    const mail = await selectMail(server.database, server.website.id, id);
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

  it('that is deleted with what it spoke of is not sent any more', async () => {
    const before = box.mails.length;
    const [id, kept] = [await send('gone@example.test'), await send('kept@example.test')];
    await deleteMails(server.database, server.otherWebsite.id, [kept]);
    await deleteMails(server.database, server.website.id, []);
    await deleteMails(server.database, server.website.id, [id]);
    await server.runJobs();

    expect(box.mails.slice(before).flatMap(({ to }) => to)).toEqual(['kept@example.test']);
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
    // The worker died after the mail server accepted the mail and before it recorded that.
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

  it('carries a file for calendars, and none unless there is one', async () => {
    await send('ada@example.test', {}, { calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' });
    await send('bob@example.test');
    await server.runJobs();
    const [withFile, without] = box.mails.slice(-2).map(({ source }) => source);

    expect(withFile).toMatch(/text\/calendar; charset=utf-8[^]*filename=event\.ics/);
    expect(withFile).toContain(Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n').toString('base64'));
    expect(without).not.toContain('calendar');
  });

  it('that is refused for good is noted as bounced and not tried again', async () => {
    const id = await send('unknown@example.test');
    await server.runJobs();
    const mail = await selectMail(server.database, server.website.id, id);

    expect(mail).toMatchObject({
      status: 'bounced',
      attempts: 1,
      lastError: expect.stringContaining('No such mailbox'),
    });
    server.clock.advance({ days: 3 });
    expect(await server.runJobs()).toEqual([]);
  });

  it.each([
    ['"a,b"@example.test'],
    ['a,b@example.test'],
    ['a;b@example.test'],
    ["o'hara+news@example.test"],
    ['jörg@müller.example'],
  ])('to %s goes to that one address', async (to) => {
    const before = box.mails.length;
    const id = await send(to);
    await server.runJobs();

    expect((await selectMail(server.database, server.website.id, id))?.status).toBe('sent');
    expect(box.mails.slice(before).flatMap((mail) => mail.to)).toHaveLength(1);
    expect(box.mails.at(-1)!.to[0]!.replaceAll('"', '')).toBe(to.replaceAll('"', ''));
  });

  it('to what only looks like an address bounces without being tried elsewhere', async () => {
    const before = box.mails.length;
    const id = await send('eve<victim@example.test');
    await server.runJobs();

    expect((await selectMail(server.database, server.website.id, id))?.status).toBe('bounced');
    expect(box.mails).toHaveLength(before);
  });

  it('has the sender as reply address, and is unsubscribed with one click', async () => {
    const unsubscribeUrl = 'https://shop.test/newsletter/unsubscribe?token=a b>\r\nBcc: x@example.test';
    await send('ada@example.test', {}, { replyTo: 'visitor@example.test', unsubscribeUrl });
    await server.runJobs();
    const { source } = box.mails.at(-1)!;

    expect(header(source, 'Reply-To')).toBe('visitor@example.test');
    expect(header(source, 'List-Unsubscribe')).toBe(
      '<https://shop.test/newsletter/unsubscribe?token=a%20b%3EBcc:%20x@example.test>',
    );
    expect(header(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(source, 'Auto-Submitted')).toBe('auto-generated');
    expect(header(source, 'Bcc')).toBeUndefined();
  });

  it.each(['no address', 'a@example.test\r\nBcc: victim@example.test', '<a@example.test>, b@example.test'])(
    'leaves out %j to answer to, and goes out',
    async (replyTo) => {
      await send('ada@example.test', {}, { replyTo });
      await server.runJobs();
      const { source, to } = box.mails.at(-1)!;

      expect([header(source, 'Reply-To'), header(source, 'Bcc'), to]).toEqual([
        undefined,
        undefined,
        ['ada@example.test'],
      ]);
    },
  );

  it('keeps a line break out of the headers', async () => {
    const id = await send('ada@example.test', { inviter: 'Eve\r\nBcc: victim@example.test' });
    await server.runJobs();
    const { subject } = (await selectMail(server.database, server.website.id, id))!;

    expect(subject).not.toMatch(/[\r\n]/);
    expect(header(box.mails.at(-1)!.source, 'Bcc')).toBeUndefined();
  });
});

describe('a mail server that says no for now', () => {
  it('is asked again after a pause, and the mail arrives', async () => {
    const answers = [
      { code: 451, text: 'Greylisted, come back later' },
      { code: 452, text: 'Mailbox is full' },
    ];
    const busy = await openMailBox({ recipient: () => answers.shift() });
    await onServer({ SMTP_URL: busy.url }, async ({ read, attempt }) => {
      await attempt();
      expect(await read()).toMatchObject({
        status: 'waiting',
        attempts: 1,
        lastError: expect.stringMatching(/Greylisted/),
      });
      await attempt();
      expect(await read()).toMatchObject({ status: 'waiting', attempts: 2, lastError: expect.stringMatching(/full/) });
      await attempt();
      expect(await read()).toMatchObject({ status: 'sent', attempts: 3, lastError: null });
    });
    expect(busy.mails).toHaveLength(1);
    await busy.close();
  });

  it('a line that dies after the whole mail was sent is tried again, with the same Message-ID', async () => {
    let isFirst = true;
    const shaky = await openMailBox({
      mail: () => {
        const verdict = isFirst ? ('hang-up' as const) : undefined;
        isFirst = false;
        return verdict;
      },
    });
    await onServer({ SMTP_URL: shaky.url }, async ({ read, attempt, id }) => {
      await attempt();
      expect(await read()).toMatchObject({
        status: 'waiting',
        attempts: 1,
        lastError: expect.stringMatching(/closed/),
      });
      await attempt();
      expect(await read()).toMatchObject({ status: 'sent', attempts: 2 });
      expect(shaky.mails.map(({ source }) => header(source, 'Message-ID'))).toEqual([
        `<${id}@shop.test>`,
        `<${id}@shop.test>`,
      ]);
    });
    await shaky.close();
  });
});

describe('a mail server that says no for good', () => {
  it.each([
    ['after the mail', { mail: () => ({ code: 554, text: 'Looks like spam' }) }, 'Looks like spam'],
    ['to the recipient', { recipient: () => ({ code: 553, text: 'Not here' }) }, 'Not here'],
  ])('%s has bounced it: the job is done and nothing is tried again', async (_, options, error) => {
    const strict = await openMailBox(options);
    await onServer({ SMTP_URL: strict.url }, async ({ lonely, read, attempt }) => {
      await attempt();
      expect(await read()).toMatchObject({ status: 'bounced', attempts: 1, lastError: expect.stringContaining(error) });
      lonely.clock.advance({ days: 3 });
      expect(await lonely.runJobs()).toEqual([]);
    });
    await strict.close();
  });

  it('because it wants a sign-in has not judged the mail: it waits until the setting is mended', async () => {
    const signIn = { user: 'shop@shop.test', password: 'p@ss/word?' };
    const guarded = await openMailBox({ signIn });
    const { port } = new URL(guarded.url);
    for (const address of [`smtp://127.0.0.1:${port}`, `smtp://shop%40shop.test:wrong@127.0.0.1:${port}`]) {
      await onServer({ SMTP_URL: address }, async ({ read, attempt }) => {
        await attempt();
        expect(await read()).toMatchObject({ status: 'waiting', attempts: 1, lastError: expect.stringMatching(/^5/) });
      });
    }
    expect(guarded.mails).toEqual([]);
    await onServer({ SMTP_URL: guarded.url }, async ({ read, attempt }) => {
      await attempt();
      expect(await read()).toMatchObject({ status: 'sent' });
    });
    await guarded.close();
  });
});

describe.each(['at-once', 'upgrade'] as const)('a mail server with TLS (%s)', (tls) => {
  const signIn = { user: 'shop', password: 'secret' };

  it('is given nothing while its certificate is not to be trusted', async () => {
    const guarded = await openMailBox({ tls, signIn });
    await onServer({ SMTP_URL: guarded.url }, async ({ read, attempt }) => {
      await attempt();
      expect(await read()).toMatchObject({ status: 'waiting', lastError: expect.stringMatching(/certificate/i) });
    });
    expect(guarded.mails).toEqual([]);
    await guarded.close();
  });

  it('takes the mail and the sign-in when the address says that its certificate is fine', async () => {
    const guarded = await openMailBox({ tls, signIn });
    await onServer({ SMTP_URL: `${guarded.url}/?tls.rejectUnauthorized=false` }, async ({ read, attempt }) => {
      await attempt();
      expect(await read()).toMatchObject({ status: 'sent', lastError: null });
    });
    expect(guarded.mails).toHaveLength(1);
    await guarded.close();
  });
});

describe('smtpOptions', () => {
  it.each([
    ['smtp://shop:secret@mail.example', true],
    ['smtp://shop:secret@mail.example?requireTLS=false', undefined],
    ['smtp://shop:secret@localhost:1025', undefined],
    ['smtp://mail.example', undefined],
    ['smtps://shop:secret@mail.example', undefined],
  ])('%s: no password in clear (requireTLS %s)', (url, requireTLS) => {
    expect(smtpOptions(url)).toMatchObject({ url, disableFileAccess: true, disableUrlAccess: true });
    expect(smtpOptions(url).requireTLS).toBe(requireTLS);
  });
});

describe('the sender', () => {
  it.each([
    ['hello@shop.test', 'Shop <hello@shop.test>'],
    ['Potters, Ltd. <hello@shop.test>', '"Potters, Ltd." <hello@shop.test>'],
  ])('%s is shown as %s', async (from, shown) => {
    const open = await openMailBox();
    await onServer({ SMTP_URL: open.url, MAIL_FROM: from }, async ({ attempt }) => {
      await attempt();
      expect(header(open.mails[0]!.source, 'From')).toBe(shown);
    });
    await open.close();
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
    const read = () => selectMail(lonely.database, lonely.website.id, id);
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
    expect(await selectMail(quiet.database, quiet.website.id, id)).toMatchObject({ status: 'held', attempts: 0 });
    const admin = await signedInMember(quiet);
    const answer = await admin.post(`/api/mail/outbox/${id}/send`);
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ reason: 'noMailServer' });
    await quiet.close();
  });
});

interface Scene {
  readonly lonely: TestServer;
  readonly id: string;
  readonly read: () => ReturnType<typeof selectMail>;
  /** Advances the clock past the longest pause and runs the due jobs. */
  readonly attempt: () => Promise<void>;
}

/** A separate server with one mail on its way. */
async function onServer(settings: Readonly<Record<string, string>>, work: (scene: Scene) => Promise<void>) {
  const lonely = await startTestServer({
    features: [teamFeature, mailFeature],
    settings: { MAIL_FROM: 'Shop <hello@shop.test>', ...settings },
  });
  const websiteId = lonely.website.id;
  const mail = { ...outgoing('ada@example.test', { websiteName: 'Shop' }), websiteId };
  const id = await lonely.database.transaction((connection) => sendMail(lonely.parts, connection, mail));
  const attempt = async () => {
    lonely.clock.advance({ hours: 7 });
    await lonely.runJobs({ mayFail: true });
  };
  await work({ lonely, id, read: () => selectMail(lonely.database, websiteId, id), attempt });
  await lonely.close();
}

function outgoing(to: string, data: Partial<typeof invitationTemplate.example> = {}) {
  return {
    websiteId: server.website.id,
    to,
    language: 'de',
    template: invitationTemplate,
    data: { ...invitationTemplate.example, ...data },
  };
}

async function send(
  to: string,
  data: Partial<typeof invitationTemplate.example> = {},
  more: { readonly replyTo?: string; readonly unsubscribeUrl?: string; readonly calendar?: string } = {},
): Promise<string> {
  const mail = { ...outgoing(to, data), ...more };
  return server.database.transaction((connection) => sendMail(server.parts, connection, mail));
}

function header(source: string, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1];
}
