import { addWebsite, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodbyeTemplate } from '../../people/site-user/privacy/mail.ts';
import { confirmTemplate } from '../../people/site-user/registration/mail.ts';
import { invitationTemplate } from '../../people/team/invitation/mail.ts';
import { changeSettings } from '../website/index.ts';
import { mailFeature } from './feature.ts';
import { sendMail } from './index.ts';
import type { MailStatus } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [mailFeature] });
});
afterAll(() => server.close());

describe('how long mails are kept', () => {
  it('D-173 is a year, until the owner says otherwise', async () => {
    const website = await addWebsite(server, { host: 'standard.test' });
    await send(website.id, 'ordinary@example.test', 'held');
    server.clock.advance({ days: 365 });
    await sweep();
    expect(await recipients(website.id)).toEqual(['ordinary@example.test']);
    server.clock.advance({ seconds: 1 });
    await sweep();
    expect(await recipients(website.id)).toEqual([]);
  });

  it('is for ever where the owner says so', async () => {
    const website = await addWebsite(server, { host: 'patient.test' });
    await changeSettings(server.database, website.id, { mailRetentionDays: null });
    await send(website.id, 'ancient@example.test', 'sent');
    server.clock.advance({ days: 4000 });
    await sweep();
    expect(await recipients(website.id)).toEqual(['ancient@example.test']);
  });

  it('D-173 is a month for a mail whose link has expired, whatever the owner says', async () => {
    const website = await addWebsite(server, { host: 'links.test' });
    await changeSettings(server.database, website.id, { mailRetentionDays: null });
    const data = confirmTemplate.example;
    const mail = { websiteId: website.id, to: 'asked@example.test', language: 'en', template: confirmTemplate, data };
    await sendMail(server.parts, server.database, mail);
    await send(website.id, 'other@example.test', 'sent');
    server.clock.advance({ days: 30 });
    await sweep();
    expect(await recipients(website.id)).toHaveLength(2);
    server.clock.advance({ seconds: 1 });
    await sweep();
    expect(await recipients(website.id)).toEqual(['other@example.test']);
  });

  it('is as many days as the owner says, whatever became of them, but not for one that waits to be sent', async () => {
    const website = await addWebsite(server, { host: 'tidy.test' });
    await changeSettings(server.database, website.id, { mailRetentionDays: 30 });
    for (const status of ['sent', 'held', 'bounced', 'failed', 'waiting'] as const) {
      await send(website.id, `old-${status}@example.test`, status);
    }
    server.clock.advance({ hours: 1 });
    await send(website.id, 'young@example.test', 'sent');
    server.clock.advance({ hours: 30 * 24 - 1 });
    await sweep();
    expect(await recipients(website.id)).toHaveLength(6);

    server.clock.advance({ seconds: 1 });
    await sweep();
    expect(await recipients(website.id)).toEqual(['old-waiting@example.test', 'young@example.test']);
    expect(await recipients(server.website.id)).toEqual([]);
  });

  it('is a week for the goodbye to a deleted account, which holds a name and an address', async () => {
    const website = await addWebsite(server, { host: 'goodbye.test' });
    const data = goodbyeTemplate.example;
    const mail = { websiteId: website.id, to: 'gone@example.test', language: 'en', template: goodbyeTemplate, data };
    await sendMail(server.parts, server.database, mail);
    await send(website.id, 'other@example.test', 'sent');
    server.clock.advance({ hours: 7 * 24 });
    await sweep();
    expect(await recipients(website.id)).toHaveLength(2);
    server.clock.advance({ seconds: 1 });
    await sweep();
    expect(await recipients(website.id)).toEqual(['other@example.test']);
  });

  it('holds for thousands of them, and for no other website', async () => {
    const website = await addWebsite(server, { host: 'busy.test' });
    const neighbour = await addWebsite(server, { host: 'neighbour.test' });
    await changeSettings(server.database, website.id, { mailRetentionDays: 1 });
    await copies(website.id, await send(website.id, 'one@example.test', 'sent'), 1200);
    await send(neighbour.id, 'theirs@example.test', 'sent');
    server.clock.advance({ hours: 25 });
    await sweep();
    expect(await recipients(website.id)).toEqual([]);
    expect(await recipients(neighbour.id)).toEqual(['theirs@example.test']);
  });
});

async function send(websiteId: string, to: string, status: MailStatus): Promise<string> {
  const { parts, database } = server;
  const data = invitationTemplate.example;
  const id = await sendMail(parts, database, { websiteId, to, language: 'en', template: invitationTemplate, data });
  await database.kysely
    .updateTable('mail')
    .set({ status })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
  return id;
}

async function copies(websiteId: string, id: string, count: number): Promise<void> {
  const { kysely } = server.database;
  const mail = await kysely
    .selectFrom('mail')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(12, '0');
    return { ...mail, id: `${id.slice(0, -12)}${number}`, message_id: number };
  });
  await kysely.insertInto('mail').values(rows).execute();
}

async function sweep(): Promise<void> {
  await server.parts.jobs.add(server.database, 'mail.sweep', {});
  await server.runJobs();
}

async function recipients(websiteId: string): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('mail')
    .select('recipient')
    .where('website_id', '=', websiteId)
    .orderBy('id')
    .execute();
  return rows.map(({ recipient }) => recipient);
}
