import { TeamRole } from '@awning/site-model';
import { addTeamMember, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsFeature } from '../../../platform/jobs/feature.ts';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { backOfficeFeature } from '../../../site/back-office/feature.ts';
import { teamFeature } from '../feature.ts';

const path = '/api/team/api-keys';
const wanted = { name: 'Stock sync', rights: ['jobs.read', 'team.manage'], expiresAt: null, skipsConfirmation: false };

interface MadeKey {
  readonly id: string;
  readonly key: string;
  readonly hint: string;
}

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature, jobsFeature, backOfficeFeature] });
  admin = await signedInMember(server, { name: 'Ada Admin' });
});
afterAll(() => server.close());

describe('a key', () => {
  it('opens the calls of its rights and no others', async () => {
    const { key } = await made();

    expect((await withKey(key).get('/api/jobs?state=failed')).status).toBe(200);
    expect((await withKey(key).get('/api/team/members')).status).toBe(200);
    expect((await withKey(key).get('/api/mail/outbox')).status).toBe(403);
  });

  it('changes something without a crumb, since no browser sends it by itself', async () => {
    const { key } = await made({ skipsConfirmation: true });
    const answer = await withKey(key).send('POST', '/api/team/invitations', {
      email: 'program@shop.test',
      roles: [4],
    });

    expect(answer.status).toBe(200);
    const told = await server.database.kysely
      .selectFrom('audit')
      .select('who')
      .where('website_id', '=', server.website.id)
      .where('what', '=', 'team.memberInvited')
      .execute();
    expect(told).toEqual([{ who: 'Ada Admin (Stock sync)' }]);
  });

  it('is refused what asks a member for confirmation, unless it was made for that', async () => {
    const { key } = await made();
    const answer = await withKey(key).send('POST', '/api/team/invitations', { email: 'x@shop.test', roles: [4] });

    expect(answer.status).toBe(403);
    expect(answer.text).toContain('This API key may not make calls that ask a member for confirmation.');
  });

  it.each([
    ['GET', '/api/team/session'],
    ['GET', '/api/team/sessions'],
    ['GET', path],
  ] as const)('cannot call %s %s, which is for signed-in members', async (method, address) => {
    const { key } = await made({ rights: ['apiKeys.manage'], skipsConfirmation: true });
    const answer = await withKey(key).send(method, address);

    expect(answer.status).toBe(403);
    expect(answer.text).toContain('an API key cannot make it');
  });

  it('does not borrow the rights of the browser that sends it', async () => {
    const { key } = await made({ rights: ['jobs.read'] });

    expect((await admin.get('/api/team/members', bearer(key))).status).toBe(403);
    expect((await admin.get('/api/team/members', bearer('awning_unknown'))).status).toBe(401);
  });

  it('holds no right that its member has lost, and ends with the member', async () => {
    const account = await addTeamMember(server, { roles: [TeamRole.ADMIN] });
    const visitor = server.visitor();
    await visitor.post('/api/team/session', { email: account.email, password: account.password });
    const { key } = await made({}, visitor);
    await admin.put(`/api/team/members/${account.id}/roles`, { roles: [TeamRole.EDITOR] });

    expect((await withKey(key).get('/api/team/members')).status).toBe(403);
    await admin.delete(`/api/team/members/${account.id}`);
    expect((await withKey(key).get('/api/team/members')).status).toBe(401);
  });

  it('ends at its time', async () => {
    const { key } = await made({ expiresAt: new Date(server.clock.now().getTime() + 60_000).toISOString() });

    expect((await withKey(key).get('/api/team/members')).status).toBe(200);
    server.clock.advance({ seconds: 61 });
    const answer = await withKey(key).get('/api/team/members');
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('This API key is not valid.');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('opens nothing on another website', async () => {
    const { key } = await made();
    const answer = await server.visitor(server.otherWebsite).get('/api/team/members', bearer(key));

    expect(answer.status).toBe(401);
  });

  it('waits with its member for a second factor that the owner asks for', async () => {
    const { key } = await made();
    await askForSecondFactor(true);
    const answer = await withKey(key).get('/api/team/members');
    await askForSecondFactor(false);

    expect(answer.status).toBe(403);
  });
});

describe('the list of keys', () => {
  it('shows what a key may do and when it was used, but never the key', async () => {
    const { id, key, hint } = await made({ name: 'Shelf labels' });
    expect(await listed(id)).toMatchObject({ lastUsedAt: null });
    await withKey(key).get('/api/team/members');

    expect(await listed(id)).toMatchObject({
      name: 'Shelf labels',
      hint: key.slice(-4),
      memberName: 'Ada Admin',
      rights: wanted.rights,
      lastUsedAt: server.clock.now().toISOString(),
    });
    expect(hint).toBe(key.slice(-4));
    expect((await admin.get(path)).text).not.toContain(key);
    const stored = await server.database.kysely
      .selectFrom('team_api_key')
      .selectAll()
      .where('website_id', '=', server.website.id)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(key.slice('awning_'.length));
  });

  it('names the rights that a key can be given: those that some call asks for', async () => {
    const { rights } = (await admin.get(path)).json<{ rights: string[] }>();

    expect(rights).toContain('jobs.read');
    expect(rights).not.toContain('apiKeys.manage');
    expect(rights).not.toContain('orders.read');
  });

  it('is for administrators', async () => {
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR, TeamRole.STORE_MANAGER] });

    expect((await editor.get(path)).status).toBe(403);
    expect((await editor.post(path, wanted)).status).toBe(403);
  });
});

describe('making a key', () => {
  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['without rights', { rights: [] }, 'rights'],
    ['with an unknown right', { rights: ['everything'] }, 'rights.0'],
    ['that has expired', { expiresAt: '2020-01-01T00:00Z' }, 'expiresAt'],
    ['until a day that does not exist', { expiresAt: '2099-99-99T00:00Z' }, 'expiresAt'],
  ])('is refused %s', async (_case, change, field) => {
    const answer = await admin.post(path, { ...wanted, ...change });

    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('is refused beyond 50 of one member, also when two calls come at once', async () => {
    const collector = await signedInMember(server);
    for (let number = 0; number < 49; number += 1) await made({ name: `Key ${number}` }, collector);
    const answers = await Promise.all([collector.post(path, wanted), collector.post(path, wanted)]);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('revoking a key', () => {
  it('ends it at once, for its own website only', async () => {
    const { id, key } = await made();
    const stranger = await signedInMember(server, { website: server.otherWebsite });

    expect((await stranger.delete(`${path}/${id}`)).status).toBe(404);
    expect((await withKey(key).get('/api/team/members')).status).toBe(200);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(200);
    expect((await withKey(key).get('/api/team/members')).status).toBe(401);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(404);
  });
});

async function made(change: Partial<typeof wanted> | { expiresAt: string } = {}, by = admin): Promise<MadeKey> {
  const answer = await by.post(path, { ...wanted, ...change });
  expect(answer.status).toBe(200);
  return answer.json<MadeKey>();
}

async function askForSecondFactor(isAsked: boolean): Promise<void> {
  await server.database.kysely
    .updateTable('website')
    .set({ admins_need_second_factor: isAsked })
    .where('id', '=', server.website.id)
    .execute();
}

async function listed(id: string): Promise<unknown> {
  return (await admin.get(path)).json<{ keys: { id: string }[] }>().keys.find((key) => key.id === id);
}

function bearer(key: string) {
  return { authorization: `Bearer ${key}` };
}

function withKey(key: string) {
  const program = server.visitor();
  return {
    get: (address: string) => program.get(address, bearer(key)),
    send: (method: 'GET' | 'POST', address: string, body?: unknown) =>
      program.send(method, address, { ...(body === undefined ? {} : { body }), headers: bearer(key) }),
  };
}
