import { addTeamMember, addWebsite, startTestServer, type TestServer } from '@awning/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { teamFeature } from '../feature.ts';
import { ownerSetupLinks } from '../index.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
  await addTeamMember(server, { isOwner: true, website: server.otherWebsite });
});
afterEach(() => server.close());

const owner = { email: 'owner@shop.test', name: 'Olga Owner', password: 'nine red umbrellas' };

describe('the setup link', () => {
  it('makes the owner, who holds ADMIN and is signed in (ROLE-001)', async () => {
    const visitor = server.visitor();
    const answer = await visitor.post(`/api/team/owner?token=${await newToken()}`, owner);

    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      member: { email: owner.email, name: 'Olga Owner', roles: [1], isOwner: true },
    });
    expect((await visitor.get('/api/team/session')).status).toBe(200);
    const again = { email: owner.email, password: owner.password };
    expect((await server.visitor().post('/api/team/session', again)).status).toBe(200);
  });

  it('leads to the website it is for: every website without an owner has its own', async () => {
    await addWebsite(server.parts, { name: 'Third', host: 'third.test' });
    const { parts } = server;
    const links = async (publicUrl?: string) =>
      (await ownerSetupLinks({ ...parts, config: { ...parts.config, publicUrl } })).map(({ websiteName, link }) => [
        websiteName,
        new URL(link).origin,
      ]);

    expect(await links()).toEqual([
      ['Shop', 'http://shop.test:3000'],
      ['Third', 'http://third.test:3000'],
    ]);
    expect(await links('https://third.test')).toEqual([
      ['Shop', 'https://shop.test'],
      ['Third', 'https://third.test'],
    ]);
    const [first, second] = await ownerSetupLinks(server.parts);
    const token = (given: typeof first) => new URL(given!.link).searchParams.get('token');
    expect((await server.visitor().post(`/api/team/owner?token=${token(second)}`, owner)).status).toBe(404);
    expect((await server.visitor().post(`/api/team/owner?token=${token(first)}`, owner)).status).toBe(200);
    expect((await ownerSetupLinks(server.parts)).map(({ websiteName }) => websiteName)).toEqual(['Third']);
  });

  it('works once, and every other link dies with it', async () => {
    const [used, other] = [await newToken(), await newToken()];
    await server.visitor().post(`/api/team/owner?token=${used}`, owner);

    for (const token of [used, other]) {
      const answer = await server.visitor().post(`/api/team/owner?token=${token}`, { ...owner, email: 'b@shop.test' });
      expect(answer.status).toBe(404);
    }
  });

  it('makes one owner when it is used several times at once', async () => {
    const token = await newToken();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) =>
        server.visitor().post(`/api/team/owner?token=${token}`, { ...owner, email: `o${index}@shop.test` }),
      ),
    );

    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  });

  it('is not printed once there is an owner', async () => {
    await addTeamMember(server, { isOwner: true });

    expect(await ownerSetupLinks(server.parts)).toEqual([]);
  });

  it('ends after a week', async () => {
    const token = await newToken();
    server.clock.advance({ days: 7 });

    expect((await server.visitor().post(`/api/team/owner?token=${token}`, owner)).status).toBe(404);
  });

  it.each(['', 'x', 'A'.repeat(43)])('is not found with the token "%s"', async (token) => {
    await newToken();

    expect((await server.visitor().post(`/api/team/owner?token=${token}`, owner)).status).toBe(404);
  });

  it('opens nothing on another website that has no owner either', async () => {
    const token = await newToken();
    const third = await addWebsite(server.parts, { name: 'Third shop', host: 'third.test' });

    expect((await server.visitor(third).post(`/api/team/owner?token=${token}`, owner)).status).toBe(404);
    expect((await server.visitor().post(`/api/team/owner?token=${token}`, owner)).status).toBe(200);
  });

  it('stores no token that could be read and used', async () => {
    const token = await newToken();
    const rows = await server.database.kysely
      .selectFrom('team_setup_link')
      .selectAll()
      .where('website_id', '=', server.website.id)
      .execute();

    expect(rows).toHaveLength(1);
    expect(rows[0]!.token_hash.toString('latin1')).not.toContain(token);
  });

  it.each([
    ['passwordTooShort', { password: 'short' }, 'password'],
    ['passwordCommon', { password: 'Password123' }, 'password'],
    ['passwordSameAsEmail', { password: 'owner@shop.test' }, 'password'],
    ['emailInvalid', { email: 'owner at shop' }, 'email'],
    ['nameMissing', { name: '   ' }, 'name'],
  ])('refuses with %s and stays valid', async (reason, mistake, field) => {
    const address = `/api/team/owner?token=${await newToken()}`;
    const answer = await server.visitor().post(address, { ...owner, ...mistake });

    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ reason, errors: { [field]: expect.any(String) } });
    expect((await server.visitor().post(address, owner)).status).toBe(200);
  });
});

async function newToken(): Promise<string> {
  const [setup] = await ownerSetupLinks(server.parts);
  return new URL(setup!.link).searchParams.get('token')!;
}
