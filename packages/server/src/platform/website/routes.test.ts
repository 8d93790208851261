import { TeamRole } from '@awning/site-model';
import { eventually, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamFeature } from '../../people/team/feature.ts';
import { websiteFeature } from './feature.ts';

const path = '/api/website/settings';
const wanted = {
  strictEmailEndings: true,
  formTextareaMaxLength: false,
  newsletterDoubleOptIn: false,
  mailRetentionDays: 30,
};

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, websiteFeature] });
  admin = await signedInMember(server);
});
afterAll(() => server.close());

describe('the settings of a website', () => {
  it('are told with what the operator has set', async () => {
    expect((await admin.get(path)).json()).toEqual({
      strictEmailEndings: false,
      formTextareaMaxLength: true,
      newsletterDoubleOptIn: true,
      mailRetentionDays: null,
      hasMailServer: false,
      mailFrom: '',
    });
  });

  it('are changed at once, written down, and leave all others as they are', async () => {
    const answer = await admin.put(path, wanted);
    expect([answer.status, answer.json()]).toEqual([200, { ...wanted, hasMailServer: false, mailFrom: '' }]);
    await eventually(async () => expect((await admin.get(path)).json()).toMatchObject(wanted));
    const { settings } = await server.database.kysely
      .selectFrom('website')
      .select('settings')
      .where('id', '=', server.website.id)
      .executeTakeFirstOrThrow();
    expect(settings).toMatchObject({ ...wanted, timeZone: 'America/New_York', captchaSettings: { siteKey: '' } });
    const { before, after } = await server.database.kysely
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('website_id', '=', server.website.id)
      .where('what', '=', 'website.settingsChanged')
      .executeTakeFirstOrThrow();
    expect([before, after]).toMatchObject([{ mailRetentionDays: null }, { mailRetentionDays: 30 }]);
  });

  it.each([0, 3651, 1.5, '30'])('are refused as a whole when a mail shall be kept for %s days', async (days) => {
    const answer = await admin.put(path, { ...wanted, strictEmailEndings: false, mailRetentionDays: days });
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { errors: { mailRetentionDays: 'Between 1 and 3650 days, or empty.' } },
    ]);
    expect((await admin.get(path)).json()).toMatchObject({ strictEmailEndings: true });
  });

  it('are refused when they are none of these', async () => {
    expect((await admin.put(path, { ...wanted, timeZone: 'Europe/Berlin' })).status).toBe(400);
  });

  it('are for ADMIN only', async () => {
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    expect((await editor.get(path)).status).toBe(403);
    expect((await editor.put(path, wanted)).status).toBe(403);
  });
});
