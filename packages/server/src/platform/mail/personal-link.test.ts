import { languages } from '@awning/formats';
import {
  addSiteUser,
  addTeamMember,
  type MailBox,
  openMailBox,
  signedInMember,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../assembly/features.ts';
import { sendMail } from './index.ts';
import { hasPersonalLink, withoutLink } from './personal-link.ts';
import { renderMail } from './template.ts';

interface ListedMail {
  readonly id: string;
  readonly recipient: string;
}

const token = 'nWOd4Bql-_zZ0123456789abcdefghijklmnopqrstuv';
const templates = features.flatMap(({ mails = [] }) => mails);

let box: MailBox;
let plain: TestServer;
let sending: TestServer;
beforeAll(async () => {
  box = await openMailBox();
  plain = await startTestServer();
  sending = await startTestServer({ settings: { SMTP_URL: box.url, MAIL_FROM: 'hello@shop.test' } });
});
afterAll(async () => {
  await plain.close();
  await sending.close();
  await box.close();
});

describe('a link that opens an account', () => {
  it('reliability 43: an ADMIN reads nowhere in the outbox how to choose the owner’s password', async () => {
    const owner = await addTeamMember(plain, { isOwner: true });
    await plain.visitor().post('/api/team/password-reset', { email: owner.email });
    await plain.runJobs();
    const { mail, everything } = await readAsAdmin(plain, owner.email);

    expect((await storedMail(plain, owner.email)).text).toMatch(/token=[\w-]{43}/);
    expect(mail).toMatchObject({ kind: 'team-password-reset', status: 'held', isLinkHidden: true });
    expect(everything).toContain('/config/new-password?token=…');
    expect(everything).not.toMatch(/token=[\w-]/);
  });

  it('is taken out of the database when the mail was sent, and reaches the recipient whole', async () => {
    const { email } = await addSiteUser(sending);
    await sending.visitor().post('/api/site-users/account/password-reset', { email });
    await sending.runJobs();

    const [received] = box.mails.filter(({ to }) => to.includes(email));
    expect(received?.text).toMatch(/\/account\/new-password\?token=[\w-]{43}/);
    const { mail, everything } = await readAsAdmin(sending, email);
    expect(mail).toMatchObject({ kind: 'site-user-password-reset', status: 'sent', isLinkHidden: true });
    const stored = Object.values(await storedMail(sending, email));
    for (const text of [everything, ...stored]) {
      expect(text).toContain('token=…');
      expect(text).not.toMatch(/token=[\w-]/);
    }
  });

  it.each([
    'site-user-confirm',
    'site-user-password-reset',
    'site-user-email-change',
    'newsletter-confirm',
    'restock-confirm',
  ])(
    'is hidden in %s before the mail server takes it, and passed on by hand where there is none (D-167)',
    async (kind) => {
      const to = `${kind}@example.test`;
      await writeMail(sending, kind, to);
      await writeMail(plain, kind, to);
      const waiting = await readAsAdmin(sending, to);
      const held = await readAsAdmin(plain, to);

      expect(waiting.mail).toMatchObject({ kind, status: 'waiting', isLinkHidden: true });
      expect(waiting.everything).not.toContain(token);
      expect(held.mail).toMatchObject({ kind, status: 'held', isLinkHidden: false });
      expect(held.everything).toContain(token);
    },
  );

  it('of an invitation is for who manages the team, until it is sent', async () => {
    const to = 'ada@example.test';
    await writeMail(sending, 'team-invitation', to);
    const waiting = await readAsAdmin(sending, to);
    expect(waiting.mail).toMatchObject({ status: 'waiting', isLinkHidden: false });
    expect(waiting.everything).toContain(token);

    await sending.runJobs();
    const sent = await readAsAdmin(sending, to);
    expect(sent.mail).toMatchObject({ status: 'sent', isLinkHidden: true });
    expect(sent.everything).not.toContain(token);
  });
});

describe('every kind of mail', () => {
  it('whose link has a token is known here, unless the link shows what the reader of the outbox may see or do anyway', () => {
    const withToken = templates.filter(({ example }) => /token=/.test(JSON.stringify(example)));
    const orders = ['cancellation', 'confirmation', 'downloads', 'expiry', 'note', 'refund', 'shipment'].map(
      (kind) => `order-${kind}`,
    );
    // The code of a gift card is in its mail anyway, which is why only ADMIN reads the outbox (D-167).
    const harmless = ['gift-card', 'newsletter-welcome', ...orders, 'restock-notice'];
    expect(
      withToken
        .map(({ kind }) => kind)
        .filter((kind) => !hasPersonalLink(kind))
        .sort(),
    ).toEqual(harmless);
  });

  it.each(templates.filter(({ kind }) => hasPersonalLink(kind)).map((template) => [template.kind, template] as const))(
    '%s keeps its words without the token, as text and as HTML',
    (_, template) => {
      for (const language of languages) {
        const data = JSON.parse(
          JSON.stringify(template.example).replaceAll('token=example', `token=${token}`),
        ) as never;
        const whole = renderMail(template, language, data);
        const broken = withoutLink(whole);
        for (const form of ['html', 'text'] as const) {
          expect(whole[form]).toContain(token);
          expect(broken[form]).toBe(whole[form].replaceAll(token, '…'));
        }
      }
    },
  );
});

/** Everything that another ADMIN can see of the mail to an address. */
async function readAsAdmin(server: TestServer, recipient: string) {
  const admin = await signedInMember(server);
  const list = await admin.get('/api/mail/outbox');
  const found = list.json<{ mails: ListedMail[] }>().mails.find((mail) => mail.recipient === recipient);
  const detail = await admin.get(`/api/mail/outbox/${found?.id}`);
  const preview = await admin.get(`/config/settings/mail/${found?.id}/preview`, { accept: 'text/html' });
  expect([list.status, detail.status, preview.status]).toEqual([200, 200, 200]);
  return { mail: detail.json<object>(), everything: list.text + detail.text + preview.text };
}

async function storedMail({ database, website }: TestServer, recipient: string) {
  return database.kysely
    .selectFrom('mail')
    .select(['html', 'text'])
    .where('website_id', '=', website.id)
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
}

async function writeMail({ database, parts, website }: TestServer, kind: string, to: string): Promise<void> {
  const template = templates.find((known) => known.kind === kind)!;
  const link = `https://shop.example/account?token=${token}`;
  const mail = { websiteId: website.id, to, language: 'en', template, data: { ...template.example, link } };
  await database.transaction((connection) => sendMail(parts, connection, mail));
}
