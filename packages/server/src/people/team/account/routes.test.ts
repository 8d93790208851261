import { addTeamMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { teamFeature } from '../feature.ts';
import { mailKindsTo } from '../second-factor/second-factor.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
});
afterAll(() => server.close());

const newPassword = 'nine red umbrellas';

it.each(['Ada\r\nBcc: all@shop.test', 'Ada\u2028Lovelace'])('the name is one line, which %j is not', async (name) => {
  const { visitor } = await member();
  const answer = await visitor.put('/api/team/profile', { name, language: null });
  expect([answer.status, answer.json()]).toMatchObject([400, { errors: { name: expect.any(String) } }]);
});

describe('changing the password', () => {
  it('reliability 36: ends every other session and gives this one a new id', async () => {
    const { email, password, visitor } = await member();
    const elsewhere = server.visitor();
    await elsewhere.post('/api/team/session', { email, password });
    const before = visitor.cookies.get('TeamSession')!.value;
    const answer = await visitor.put('/api/team/password', { currentPassword: password, newPassword });

    expect(answer.status).toBe(200);
    expect(visitor.cookies.get('TeamSession')!.value).not.toBe(before);
    expect((await visitor.get('/api/team/session')).status).toBe(200);
    expect((await elsewhere.get('/api/team/session')).status).toBe(401);
    expect((await server.visitor().post('/api/team/session', { email, password })).status).toBe(401);
    expect((await server.visitor().post('/api/team/session', { email, password: newPassword })).status).toBe(200);
  });

  it('reliability 36: either this or a reset by mail counts, never both', async () => {
    const { email, password, visitor } = await member();
    await server.visitor().post('/api/team/password-reset', { email });
    await server.runJobs();
    const { text } = await server.database.kysely
      .selectFrom('mail')
      .select('text')
      .where('website_id', '=', server.website.id)
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]{43})/.exec(text)![1]!;
    const thiefs = 'the password of a thief';
    const [thief, owner] = await Promise.all([
      visitor.put('/api/team/password', { currentPassword: password, newPassword: thiefs }),
      server.visitor().put('/api/team/password-reset', { token, password: newPassword }),
    ]);

    expect(thief.status === 200).not.toBe(owner.status === 200);
    const opens = async (typed: string) =>
      (await server.visitor().post('/api/team/session', { email, password: typed })).status === 200;
    expect([await opens(thiefs), await opens(newPassword)]).toEqual([thief.status === 200, owner.status === 200]);
  });

  it('is told by mail, and a try that fails is not', async () => {
    const { email, password, visitor } = await member();
    await visitor.put('/api/team/password', { currentPassword: 'a guess of mine', newPassword });
    await visitor.put('/api/team/password', { currentPassword: password, newPassword });

    expect(await mailKindsTo(server, { email })).toEqual(['team-new-device', 'team-password-changed']);
  });

  it('needs the current one', async () => {
    const { visitor } = await member();
    const answer = await visitor.put('/api/team/password', { currentPassword: 'a guess of mine', newPassword });

    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      reason: 'currentPasswordWrong',
      errors: { currentPassword: expect.any(String) },
    });
  });

  it('refuses a weak one', async () => {
    const { visitor, password } = await member();
    const answer = await visitor.put('/api/team/password', { currentPassword: password, newPassword: 'short' });

    expect(answer.json()).toMatchObject({ reason: 'passwordTooShort', errors: { newPassword: expect.any(String) } });
  });

  it('D-177 is slowed by wrong passwords of this session, not by those of strangers', async () => {
    const { visitor, email, password } = await member();
    for (let index = 0; index < 11; index += 1) {
      await server.visitor().post('/api/team/session', { email, password: 'a guess of a stranger' });
    }
    const guess = { currentPassword: 'a guess of mine', newPassword };
    for (let index = 0; index < 10; index += 1) {
      server.clock.advance({ seconds: 10 });
      expect((await visitor.put('/api/team/password', guess)).status).toBe(400);
    }
    const slowed = await visitor.put('/api/team/password', guess);
    expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '1']);
    expect(slowed.json()).toMatchObject({ reason: 'tooManyWrong' });
    server.clock.advance({ seconds: 10 });
    expect((await visitor.put('/api/team/password', { currentPassword: password, newPassword })).status).toBe(200);
  });
});

describe('the profile', () => {
  it('keeps name and language', async () => {
    const { visitor } = await member();
    const answer = await visitor.put('/api/team/profile', { name: '  Zoë  ', language: 'de' });

    expect(answer.json()).toMatchObject({ member: { name: 'Zoë', language: 'de' } });
    expect((await visitor.get('/api/team/session')).json()).toMatchObject({ member: { name: 'Zoë', language: 'de' } });
    await visitor.put('/api/team/profile', { name: 'Zoë', language: null });
    expect((await visitor.get('/api/team/session')).json()).toMatchObject({ member: { language: null } });
  });

  it.each([
    { name: ' ', language: null },
    { name: 'Zoë', language: 'xx' },
    { name: 'Zoë', language: null, roles: [1] },
    { name: 'Zoë', language: null, isOwner: true },
  ])('refuses %j', async (body) => {
    const { visitor } = await member();

    expect((await visitor.put('/api/team/profile', body)).status).toBe(400);
  });

  it('is for who is signed in', async () => {
    expect((await server.visitor().put('/api/team/profile', { name: 'Z', language: null })).status).toBe(401);
    expect((await server.visitor().put('/api/team/password', {})).status).toBe(401);
  });
});

async function member() {
  const added = await addTeamMember(server);
  const visitor = server.visitor();
  await visitor.post('/api/team/session', { email: added.email, password: added.password });
  return { ...added, visitor };
}
