import { TeamRole } from '@awning/site-model';
import { eventually, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamFeature } from '../../../people/team/feature.ts';
import { websiteFeature } from '../feature.ts';
import { websiteMessages } from '../messages.ts';
import type { SettingsBody } from './schema.ts';

const path = '/api/website/settings';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, websiteFeature] });
  admin = await signedInMember(server);
});
afterAll(() => server.close());

describe('the settings of a website', () => {
  it('exist before the first change', async () => {
    const document = await read();
    expect(document).toMatchObject({ version: 0, state: 'published', body: { name: server.website.name } });
    expect(document.body).toMatchObject({ timeZone: 'America/New_York', mailRetentionDays: 365 });
  });

  it('count at once, for the site, too, and leave the settings of features as they are', async () => {
    const { captchaSettings, storeSettings, theme } = await stored();
    const change = { name: 'Strandgut', timeZone: 'Europe/Berlin', mailRetentionDays: 30, strictEmailEndings: true };
    expect((await save(change)).status).toBe(200);
    expect(await stored()).toMatchObject({ timeZone: 'Europe/Berlin', captchaSettings, storeSettings, theme });
    await eventually(() =>
      expect(server.app.websites.known(server.website.host)).toMatchObject({
        name: 'Strandgut',
        settings: { timeZone: 'Europe/Berlin', mailRetentionDays: 30, strictEmailEndings: true },
      }),
    );
  });

  it('can be brought back, other than what a feature has changed since', async () => {
    const before = await read();
    await save({ name: 'A mistake', commentsEnabled: !before.body.commentsEnabled });
    const { version } = await read();
    const restored = await admin.post(`${path}/restore`, { version, no: before.version });
    expect([restored.status, restored.json()]).toMatchObject([200, { version: version + 1, body: before.body }]);
    expect((await read()).body).toEqual(before.body);
  });

  it('of a version from before the team was told by mail can be read and brought back', async () => {
    const { version } = await read();
    await sql`update revision set schema = 1, body = body - 'teamMails'
      where website_id = ${server.website.id} and kind = 'settings' and no = ${version}`.execute(
      server.database.kysely,
    );
    const told = {
      newOrder: { isOn: true, to: '' },
      submission: { isOn: true, to: '' },
      lowStock: { isOn: true, to: '' },
      attendee: { isOn: true, to: '' },
    };
    const old = await admin.get(`${path}/version?no=${version}`);
    expect([old.status, old.json()]).toMatchObject([200, { body: { teamMails: told } }]);
    await save({ name: 'Newer' });
    const restored = await admin.post(`${path}/restore`, { version: version + 1, no: version });
    expect([restored.status, restored.json()]).toMatchObject([200, { body: { teamMails: told } }]);
  });

  it.each([0, 3651, 1.5, '30'])('are refused as a whole when a mail is to be kept for %s days', async (days) => {
    const { body } = await read();
    const answer = await save({ strictEmailEndings: !body.strictEmailEndings, mailRetentionDays: days as number });
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { errors: { 'body.mailRetentionDays': 'Between 1 and 3650 days, or empty.' } },
    ]);
    expect((await read()).body).toEqual(body);
  });

  it('are refused with a time zone that no clock knows, and with fields that are no settings', async () => {
    const answer = await save({ timeZone: 'Berlin' });
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { errors: { 'body.timeZone': websiteMessages.unknownTimeZone } },
    ]);
    expect((await save({ theme: 'other' } as object)).status).toBe(400);
  });

  it('are for ADMIN only, and cannot be deleted', async () => {
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    const { version, body } = await read();
    expect((await editor.get(path)).status).toBe(403);
    expect((await editor.put(path, { version, body })).status).toBe(403);
    expect((await editor.post(`${path}/restore`, { version, no: 0 })).status).toBe(403);
    expect((await admin.delete(`${path}?version=${version}`)).status).toBe(405);
  });
});

async function read() {
  return (await admin.get(path)).json<{ version: number; state: string; body: SettingsBody }>();
}

async function save(change: Partial<SettingsBody>) {
  const { version, body } = await read();
  return await admin.put(path, { version, body: { ...body, ...change } });
}

async function stored() {
  const { settings } = await server.database.kysely
    .selectFrom('website')
    .select('settings')
    .where('id', '=', server.website.id)
    .executeTakeFirstOrThrow();
  return settings as Record<string, unknown>;
}
