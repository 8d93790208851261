import { addTeamMember, startTestServer, type TestMember, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { siteUserFeature } from '../../site-user/feature.ts';
import { teamFeature } from '../feature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    features: [teamFeature, siteUserFeature, mailFeature],
    settings: { PUBLIC_URL: 'https://shop.test' },
  });
});
afterAll(() => server.close());

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

describe('signing in with a new browser', () => {
  it('is told by mail, with browser, network and time, in the language of the member', async () => {
    const member = await addTeamMember(server);
    await server.database.kysely
      .updateTable('team_member')
      .set({ language: 'de' })
      .where('website_id', '=', server.website.id)
      .where('id', '=', member.id)
      .execute();
    await server.visitor().post('/api/team/session', credentials(member), firefox);

    const [mail] = await mailsTo(member);
    expect(mail).toMatchObject({ kind: 'team-new-device', subject: 'Neue Anmeldung bei Shop' });
    expect(mail!.text).toContain('Browser: Firefox, Linux');
    expect(mail!.text).toMatch(/Netzwerk: 10\.0\.0\.\*/);
    expect(mail!.text).toContain('2. März 2026');
    expect(mail!.text).toContain('https://shop.test/config/account');
  });

  it('says nothing of a browser that has signed in before', async () => {
    const member = await addTeamMember(server);
    const visitor = server.visitor();
    await visitor.post('/api/team/session', credentials(member));
    await visitor.delete('/api/team/session');
    server.clock.advance({ days: 30 });
    expect((await visitor.post('/api/team/session', credentials(member))).status).toBe(200);

    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('repeats nothing that the browser says of itself', async () => {
    const member = await addTeamMember(server);
    await server.visitor().post('/api/team/session', credentials(member), {
      'user-agent': 'Click https://evil.test Chrome/1 <b>now</b>',
      referer: 'https://evil.test',
    });

    const [mail] = await mailsTo(member);
    expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toContain('evil');
    expect(mail!.text).toContain('Browser: Chrome\n');
  });

  it('is not told after a wrong password, and a browser does not become known by one', async () => {
    const member = await addTeamMember(server);
    const visitor = server.visitor();
    await visitor.post('/api/team/session', { email: member.email, password: 'a wrong guess' });

    expect(visitor.cookies.get('KnownDevice')).toBeUndefined();
    expect(await mailsTo(member)).toEqual([]);
  });

  it('is known to the member alone who used it', async () => {
    const [first, second] = [await addTeamMember(server), await addTeamMember(server)];
    const visitor = server.visitor();
    await visitor.post('/api/team/session', credentials(first));
    await visitor.post('/api/team/session', credentials(second));

    expect(await mailsTo(second)).toHaveLength(1);
  });

  it('leaves a mark that scripts cannot read', async () => {
    const member = await addTeamMember(server);
    const visitor = server.visitor();
    await visitor.post('/api/team/session', credentials(member));

    const cookie = visitor.cookies.get('KnownDevice');
    expect(cookie?.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(cookie?.value).not.toContain('@');
  });

  it('is told when a mailed link has set the password, too', async () => {
    const member = await addTeamMember(server);
    await server.visitor().post('/api/team/password-reset', { email: member.email });
    await server.runJobs();
    const [reset] = await mailsTo(member);
    const token = /token=([\w-]{43})/.exec(reset!.text)![1]!;
    await server.visitor().put('/api/team/password-reset', { token, password: 'nine red umbrellas' });

    expect((await mailsTo(member)).map(({ kind }) => kind)).toEqual([
      'team-password-reset',
      'team-password-changed',
      'team-new-device',
    ]);
  });
});

function credentials({ email, password }: TestMember) {
  return { email, password };
}

async function mailsTo({ email }: TestMember) {
  return server.database.kysely
    .selectFrom('mail')
    .select(['kind', 'subject', 'text', 'html'])
    .where('website_id', '=', server.website.id)
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}
