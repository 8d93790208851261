import { TeamRole, type TeamRoleCode } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../assembly/features.ts';
import { invitationTemplate } from '../../people/team/invitation/mail.ts';
import { sendMail } from './index.ts';

let server: TestServer;
let admin: Visitor;
let viewer: Visitor;
let mailId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInMember(server);
  viewer = await signedInMember(server, { roles: [TeamRole.VIEWER] });
  mailId = await send('first@example.test');
});
afterAll(() => server.close());

interface Outbox {
  readonly mails: readonly { readonly id: string; readonly recipient: string; readonly status: string }[];
  readonly nextAfter: string | null;
  readonly hasMailServer: boolean;
}

interface Template {
  readonly kind: string;
  readonly audience: 'team' | 'customer';
  readonly subjects: readonly { readonly language: string; readonly subject: string }[];
}

describe('the outbox', () => {
  it('shows what is held without a mail server, the latest first', async () => {
    server.clock.advance({ seconds: 1 });
    await send('second@example.test');
    const outbox = (await admin.get('/api/mail/outbox')).json<Outbox>();

    expect(outbox.hasMailServer).toBe(false);
    expect(outbox.mails.map((mail) => [mail.recipient, mail.status])).toEqual([
      ['second@example.test', 'held'],
      ['first@example.test', 'held'],
    ]);
  });

  it('leads from page to page without repeating or losing a mail', async () => {
    for (let index = 0; index < 60; index += 1) {
      server.clock.advance({ seconds: 1 });
      await send(`many-${index}@example.test`);
    }
    const first = (await admin.get('/api/mail/outbox?status=held')).json<Outbox>();
    const second = (await admin.get(`/api/mail/outbox?status=held&after=${first.nextAfter}`)).json<Outbox>();
    const seen = [...first.mails, ...second.mails].map((mail) => mail.recipient);

    expect(first.mails).toHaveLength(50);
    expect(second.nextAfter).toBeNull();
    expect(new Set(seen).size).toBe(62);
    expect(seen[0]).toBe('many-59@example.test');
    expect((await admin.get('/api/mail/outbox?status=sent')).json<Outbox>().mails).toEqual([]);
  });

  it('shows together what bounced and what failed, as the dashboard counts it', async () => {
    const statusOf = { bounced: await send('no-such@example.test'), failed: await send('refused@example.test') };
    for (const [status, id] of Object.entries(statusOf)) {
      await server.database.kysely
        .updateTable('mail')
        .set({ status })
        .where('website_id', '=', server.website.id)
        .where('id', '=', id)
        .execute();
    }
    const { mails } = (await admin.get('/api/mail/outbox?status=undelivered')).json<Outbox>();
    expect(mails.map(({ status }) => status).toSorted()).toEqual(['bounced', 'failed']);
    const { toDos } = (await admin.get('/api/back-office/overview')).json<{ toDos: readonly object[] }>();
    expect(toDos).toContainEqual({ name: 'failedMails', count: 2 });
  });

  it('is for ADMIN only (ROLE-015)', async () => {
    const others = Object.values(TeamRole).filter((role): role is TeamRoleCode => role > TeamRole.ADMIN);
    const member = await signedInMember(server, { roles: others });
    const calls = ['/api/mail/outbox', `/api/mail/outbox/${mailId}`, `/config/settings/mail/${mailId}/preview`];

    expect(await statusesOf(member, calls)).toEqual([403, 403, 403]);
    expect((await member.post(`/api/mail/outbox/${mailId}/send`)).status).toBe(403);
    expect(await statusesOf(server.visitor(), calls.slice(0, 2))).toEqual([401, 401]);
  });

  it('shows nothing of another website', async () => {
    const stranger = await signedInMember(server, { website: server.otherWebsite });

    expect((await stranger.get('/api/mail/outbox')).json<Outbox>().mails).toEqual([]);
    expect((await stranger.get(`/api/mail/outbox/${mailId}`)).status).toBe(404);
    expect((await stranger.get(`/config/settings/mail/${mailId}/preview`)).status).toBe(404);
    expect((await stranger.post(`/api/mail/outbox/${mailId}/send`)).status).not.toBe(200);
  });

  it.each(['status=gone', 'after=1', 'status=held&status=sent'])('refuses ?%s', async (query) => {
    expect((await admin.get(`/api/mail/outbox?${query}`)).status).toBe(400);
  });
});

describe('one mail', () => {
  it('is shown with its text', async () => {
    expect((await admin.get(`/api/mail/outbox/${mailId}`)).json()).toMatchObject({
      id: mailId,
      kind: 'team-invitation',
      subject: 'Ada Example invites you to work on Example Shop',
      text: expect.stringContaining('https://shop.example/config/invitation'),
    });
  });

  it('is previewed as a page that may do nothing and lie in a frame of ours only', async () => {
    const answer = await admin.get(`/config/settings/mail/${mailId}/preview`, { accept: 'text/html' });

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain('Accept the invitation');
  });
});

describe('a preview of a kind of mail (page type 301)', () => {
  const path = '/config/commerce/emails/order-confirmation/preview';

  it('shows the example in the language that is asked for, with the name of the website', async () => {
    const shown = await viewer.get(`${path}?language=de`, { accept: 'text/html' });

    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(shown.text).toContain('<html lang="de"');
    expect(shown.text).toContain('Vielen Dank, Mila');
    expect(shown.text).toContain('Sie erhalten diese E-Mail, weil mit Ihrer Adresse bei Shop bestellt wurde.');
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
    expect((await viewer.get(`/fr${path}`)).text).toContain('Merci, Mila');
  });

  it('answers the same as text and as its model', async () => {
    const text = await viewer.get(`${path}?format=text`);
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await viewer.get(`${path}?format=json`)).json()).toEqual({
      pageType: 301,
      template: 'order-confirmation',
      language: 'en',
      subject: 'Your order 1001 at Shop',
      html: (await viewer.get(path)).text,
      text: text.text,
    });
  });

  it('exists for every kind that a feature brings', async () => {
    const { templates } = (await viewer.get('/api/mail/templates')).json<{ templates: Template[] }>();

    expect(templates.map(({ kind }) => kind)).toEqual(
      features.flatMap(({ mails = [] }) => mails.map(({ kind }) => kind)),
    );
    for (const { kind, subjects } of templates) {
      expect(subjects.map(({ language }) => language)).toEqual(['en', 'de', 'fr']);
      expect((await viewer.get(`/config/commerce/emails/${kind}/preview`)).status).toBe(200);
    }
  });

  it('names the audience of each kind, so that kinds with the same subject are not confused', async () => {
    const { templates } = (await viewer.get('/api/mail/templates')).json<{ templates: Template[] }>();
    const named = templates.flatMap(({ audience, subjects }) =>
      subjects.map(({ language, subject }) => `${language} ${audience}: ${subject}`),
    );

    expect(new Set(named).size).toBe(3 * templates.length);
    expect(templates.filter(({ audience }) => audience === 'team').map(({ kind }) => kind)).toEqual([
      'team-invitation',
      'team-password-reset',
      'team-new-device',
      'team-password-changed',
      'team-code-app-added',
      'team-code-app-removed',
      'team-passkey-added',
      'team-passkey-removed',
      'team-second-factor-removed',
      'team-recovery-codes-made',
      'team-recovery-code-used',
      'team-wrong-codes',
      'mail-server-test',
      'team-attendee',
      'team-comment',
      'form-notification',
      'card-alert',
      'receipt-alert',
      'team-new-order',
      'team-low-stock',
      'team-dispute',
    ]);
  });

  it('is for the team alone, and of nothing else', async () => {
    expect((await server.visitor().get(path, { accept: 'text/html' })).status).toBe(303);
    expect((await server.visitor().get('/api/mail/templates')).status).toBe(401);
    expect(await statusesOf(viewer, ['/config/commerce/emails/no-such/preview', `${path}?language=es`])).toEqual([
      404, 400,
    ]);
  });
});

async function statusesOf(visitor: Visitor, paths: readonly string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await visitor.get(path)).status));
}

async function send(to: string): Promise<string> {
  return server.database.transaction((connection) =>
    sendMail(server.parts, connection, {
      websiteId: server.website.id,
      to,
      language: 'en',
      template: invitationTemplate,
      data: invitationTemplate.example,
    }),
  );
}
