import {
  type Answer,
  addTeamMember,
  endedOrBlocked,
  signedInMember,
  startTestServer,
  type TestMember,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { teamFeature } from '../feature.ts';
import { deleteSessionsOf } from '../session/store.ts';
import { lockMember } from '../store.ts';
import { atSecondStep, codeOf, giveCode, givePassword, mailKindsTo, memberWithApp } from './second-factor.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
});
afterAll(() => server.close());

const path = '/api/team/second-factor';
const app = `${path}/code-app`;

describe('an app for one-time codes', () => {
  it('is told its secret as text and as an address with the names of website and member', async () => {
    const visitor = await signedInMember(server, { email: 'scan@shop.test' });
    const { secret, address } = (await visitor.post(app)).json<{ secret: string; address: string }>();

    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(
      `otpauth://totp/Shop:scan%40shop.test?issuer=Shop&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });

  it('counts only after one of its codes was right', async () => {
    const visitor = await signedInMember(server);
    const { secret } = (await visitor.post(app)).json<{ secret: string }>();
    const refused = await visitor.put(app, { code: '000000' });

    expect([refused.status, refused.json()]).toEqual([400, expect.objectContaining({ reason: 'codeWrong' })]);
    expect((await visitor.get(path)).json()).toEqual({ codeAppSince: null, passkeys: [], recoveryCodesLeft: 0 });
    const added = await visitor.put(app, { code: codeOf(server, secret) });
    expect(added.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await visitor.get(path)).json()).toEqual({
      codeAppSince: server.clock.now().toISOString(),
      passkeys: [],
      recoveryCodesLeft: 10,
    });
  });

  it('that was begun half an hour ago is not finished', async () => {
    const visitor = await signedInMember(server);
    const { secret } = (await visitor.post(app)).json<{ secret: string }>();
    server.clock.advance({ minutes: 9 });
    await visitor.post('/api/team/confirmation', { way: 'password', secret: 'a long walk on the beach' });
    server.clock.advance({ minutes: 9 });
    await visitor.post('/api/team/confirmation', { way: 'password', secret: 'a long walk on the beach' });
    server.clock.advance({ minutes: 9 });
    await visitor.post('/api/team/confirmation', { way: 'password', secret: 'a long walk on the beach' });
    server.clock.advance({ minutes: 3 });
    const answer = await visitor.put(app, { code: codeOf(server, secret) });

    expect([answer.status, answer.json()]).toEqual([409, expect.objectContaining({ reason: 'codeAppSetupGone' })]);
  });

  it('takes the place of the one before, whose codes are worth nothing then; recovery codes stay', async () => {
    const member = await memberWithApp(server);
    const { secret } = (await member.visitor.post(app)).json<{ secret: string }>();
    expect((await giveCode(await atSecondStep(server, member), member.code())).status).toBe(200);
    server.clock.advance({ seconds: 30 });
    const replaced = await member.visitor.put(app, { code: codeOf(server, secret) });

    expect(replaced.json()).toEqual({ recoveryCodes: [] });
    server.clock.advance({ seconds: 60 });
    expect((await giveCode(await atSecondStep(server, member), member.code())).status).toBe(400);
    expect((await giveCode(await atSecondStep(server, member), codeOf(server, secret))).status).toBe(200);
    expect((await giveCode(await atSecondStep(server, member), member.recoveryCodes[0]!, 'recovery')).status).toBe(200);
  });

  it('taken out of use lets the password alone open the door again, and takes the recovery codes along', async () => {
    const member = await memberWithApp(server);
    expect((await member.visitor.delete(app)).status).toBe(200);

    expect((await givePassword(server.visitor(), member)).json()).toMatchObject({ member: { id: member.id } });
    expect((await member.visitor.get(path)).json()).toEqual({ codeAppSince: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await member.visitor.delete(app)).status).toBe(404);
  });

  it('is stored sealed, and recovery codes as hashes', async () => {
    const visitor = await signedInMember(server);
    const { secret } = (await visitor.post(app)).json<{ secret: string }>();
    const added = await visitor.put(app, { code: codeOf(server, secret) });
    const { recoveryCodes } = added.json<{ recoveryCodes: string[] }>();
    const { kysely } = server.database;
    const websiteId = server.website.id;
    const apps = await kysely.selectFrom('team_code_app').selectAll().where('website_id', '=', websiteId).execute();
    const codes = await kysely
      .selectFrom('team_recovery_code')
      .selectAll()
      .where('website_id', '=', websiteId)
      .execute();
    const stored = [...apps.map((row) => row.secret), ...codes.map((row) => row.code_hash)].map((bytes) =>
      bytes.toString('latin1').toLowerCase(),
    );

    for (const told of [secret, ...recoveryCodes].map((text) => text.toLowerCase())) {
      expect(stored.some((text) => text.includes(told) || text.includes(told.replaceAll('-', '')))).toBe(false);
    }
  });
});

describe('every change', () => {
  it('is told by mail and written down', async () => {
    const member = await memberWithApp(server);
    await member.visitor.post(`${path}/recovery-codes`);
    await member.visitor.delete(app);

    expect(await mailKindsTo(server, member)).toEqual([
      'team-new-device',
      'team-code-app-added',
      'team-recovery-codes-made',
      'team-code-app-removed',
    ]);
    const deeds = await server.database.kysely
      .selectFrom('audit')
      .select('what')
      .where('website_id', '=', server.website.id)
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(deeds.map(({ what }) => what)).toEqual([
      'team.signedIn',
      'team.codeAppAdded',
      'team.recoveryCodesMade',
      'team.recoveryCodesMade',
      'team.codeAppRemoved',
    ]);
  });

  it('that fails is neither', async () => {
    const member = await memberWithApp(server);
    const before = await mailKindsTo(server, member);
    await member.visitor.put(app, { code: '000000' });
    await member.visitor.delete(app);
    await member.visitor.delete(app);
    await member.visitor.post(`${path}/recovery-codes`);

    expect(await mailKindsTo(server, member)).toEqual([...before, 'team-code-app-removed']);
  });
});

describe('a session that has just been ended', () => {
  it('leaves no factor behind, though its request had begun before', async () => {
    const member = await addTeamMember(server);
    const thief = server.visitor();
    await givePassword(thief, member);
    const { secret } = (await thief.post(app)).json<{ secret: string }>();

    const answer = await whileSessionsEnd(member, () => thief.put(app, { code: codeOf(server, secret) }));
    expect([answer.status, answer.json()]).toEqual([401, expect.objectContaining({ reason: 'sessionGone' })]);
    expect((await givePassword(server.visitor(), member)).json()).toMatchObject({ member: { id: member.id } });
  });

  it('takes none away, and makes no recovery codes', async () => {
    const [ada, bob] = [await memberWithApp(server), await memberWithApp(server)];
    const removed = await whileSessionsEnd(ada, () => ada.visitor.delete(app));
    const renewed = await whileSessionsEnd(bob, () => bob.visitor.post(`${path}/recovery-codes`));

    expect([removed.status, renewed.status]).toEqual([401, 401]);
    expect((await giveCode(await atSecondStep(server, ada), ada.code())).status).toBe(200);
    expect((await giveCode(await atSecondStep(server, bob), bob.recoveryCodes[0]!, 'recovery')).status).toBe(200);
  });
});

describe('new recovery codes', () => {
  it('make all earlier ones worthless', async () => {
    const member = await memberWithApp(server);
    const renewed = await member.visitor.post(`${path}/recovery-codes`);
    const { recoveryCodes } = renewed.json<{ recoveryCodes: string[] }>();

    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes.filter((code) => member.recoveryCodes.includes(code))).toEqual([]);
    const visitor = await atSecondStep(server, member);
    expect((await giveCode(visitor, member.recoveryCodes[0]!, 'recovery')).status).toBe(400);
    expect((await giveCode(visitor, recoveryCodes[0]!, 'recovery')).status).toBe(200);
  });

  it('are of no use without a second factor', async () => {
    const visitor = await signedInMember(server);
    const answer = await visitor.post(`${path}/recovery-codes`);

    expect([answer.status, answer.json()]).toEqual([409, expect.objectContaining({ reason: 'noSecondFactor' })]);
  });

  it('can be asked for when all are used up', async () => {
    const member = await memberWithApp(server);
    for (const code of member.recoveryCodes) {
      const visitor = await atSecondStep(server, member);
      expect((await giveCode(visitor, code, 'recovery')).status).toBe(200);
    }
    expect((await givePassword(server.visitor(), member)).json()).toEqual({ secondStep: { ways: ['code'] } });

    expect((await member.visitor.post(`${path}/recovery-codes`)).status).toBe(200);
    expect((await member.visitor.get(path)).json()).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

describe('confirming that it is you', () => {
  it('is possible with a code, once', async () => {
    const member = await memberWithApp(server);
    server.clock.advance({ minutes: 10 });
    expect((await member.visitor.get('/api/team/confirmation')).json()).toEqual({
      isFresh: false,
      ways: ['code', 'recovery'],
    });
    const body = { way: 'code', secret: member.code() };
    expect((await member.visitor.post('/api/team/confirmation', body)).status).toBe(200);

    expect((await member.visitor.post(`${path}/recovery-codes`)).status).toBe(200);
    const again = await member.visitor.post('/api/team/confirmation', body);
    expect([again.status, again.json()]).toEqual([400, expect.objectContaining({ reason: 'codeWrong' })]);
    expect((await giveCode(await atSecondStep(server, member), body.secret)).status).toBe(400);
  });

  it('is possible with a recovery code', async () => {
    const member = await memberWithApp(server);
    server.clock.advance({ minutes: 10 });
    const body = { way: 'recovery', secret: member.recoveryCodes[9]! };
    expect((await member.visitor.post('/api/team/confirmation', body)).status).toBe(200);

    expect((await member.visitor.delete(app)).status).toBe(200);
  });

  it('takes the second factor and nothing else: a stolen session and the password do not switch it off', async () => {
    const member = await memberWithApp(server);
    const { visitor, password } = member;
    server.clock.advance({ minutes: 10 });
    const confirmed = await visitor.post('/api/team/confirmation', { way: 'password', secret: password });
    expect([confirmed.status, confirmed.json()]).toEqual([409, expect.objectContaining({ reason: 'factorAsked' })]);
    expect(await removal(visitor)).toEqual([403, 'confirmationNeeded']);

    const newPassword = 'nine red umbrellas';
    const changed = await visitor.put('/api/team/password', { currentPassword: password, newPassword });
    expect(changed.status).toBe(200);
    expect(await removal(visitor)).toEqual([403, 'confirmationNeeded']);
    await visitor.post('/api/team/confirmation', { way: 'code', secret: member.code() });
    expect(await removal(visitor)).toEqual([200, undefined]);
  });

  it('counts wrong codes together with those of signing in', async () => {
    const member = await memberWithApp(server);
    server.clock.advance({ minutes: 10 });
    for (let index = 0; index < 30; index += 1) {
      const answer = await member.visitor.post('/api/team/confirmation', { way: 'code', secret: '000000' });
      expect(answer.status).toBe(400);
      server.clock.advance({ seconds: 10 });
    }

    expect((await giveCode(await atSecondStep(server, member), member.code())).status).toBe(429);
  });
});

/**
 * The response to a call that was admitted before all sessions of the member ended, and makes its change after that.
 */
async function whileSessionsEnd({ id }: TestMember, call: () => Promise<Answer>): Promise<Answer> {
  let called: Promise<Answer> | undefined;
  await server.database.transaction(async (connection) => {
    await lockMember(connection, server.website.id, id);
    called = call();
    await endedOrBlocked(server, called);
    await deleteSessionsOf(connection, server.website.id, id);
  });
  return called!;
}

async function removal(visitor: Visitor) {
  const answer = await visitor.delete(app);
  return [answer.status, answer.json<{ reason?: string }>().reason];
}
