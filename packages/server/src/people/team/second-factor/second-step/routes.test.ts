import { type Answer, addTeamMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailFeature } from '../../../../platform/mail/feature.ts';
import { teamFeature } from '../../feature.ts';
import {
  atSecondStep,
  giveCode,
  givePassword,
  isSignedIn,
  type MemberWithApp,
  mailKindsTo,
  memberWithApp,
} from '../second-factor.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
});
afterAll(() => server.close());

const gone = { status: 401, reason: 'secondStepGone' };
const wrong = { status: 400, reason: 'codeWrong' };

describe('the password of a member with a second factor', () => {
  it('opens no session, but asks for a code or a recovery code', async () => {
    const visitor = server.visitor();
    const answer = await givePassword(visitor, await memberWithApp(server));

    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ secondStep: { ways: ['code', 'recovery'] } });
    expect(visitor.cookies.get('TeamSession')).toBeUndefined();
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('gives the browser a mark that scripts cannot read, and that is no session', async () => {
    const visitor = await atSecondStep(server, await memberWithApp(server));
    const mark = visitor.cookies.get('TeamSignIn')!;

    expect(mark.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/']));
    visitor.cookies.set('TeamSession', mark.value);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('does not make the browser known, and is not told by mail yet', async () => {
    const member = await memberWithApp(server);
    const before = await mailKindsTo(server, member);
    const visitor = await atSecondStep(server, member);

    expect(visitor.cookies.get('KnownDevice')).toBeUndefined();
    expect(await mailKindsTo(server, member)).toEqual(before);
  });

  it('is not told apart from a wrong one of a member without', async () => {
    const answers = [
      await givePassword(server.visitor(), { ...(await memberWithApp(server)), password: 'a wrong guess' }),
      await givePassword(server.visitor(), { ...(await addTeamMember(server)), password: 'a wrong guess' }),
    ];

    expect(answers[0]!.json()).toEqual(answers[1]!.json());
  });

  it('causes the same statements as a member’s without, as long as it is wrong, so that no clock tells them apart', async () => {
    const statements: (readonly unknown[])[] = [];
    for (const member of [await memberWithApp(server), await addTeamMember(server)]) {
      const visitor = server.visitor();
      await visitor.crumb();
      const sent = vi.spyOn(Client.prototype, 'query');
      await givePassword(visitor, { ...member, password: 'a wrong guess' });
      statements.push(sent.mock.calls.map(([query]) => textOf(query)));
      sent.mockRestore();
    }

    expect(statements[0]!.length).toBeGreaterThan(2);
    expect(statements[0]).toEqual(statements[1]);
  });
});

describe('a code', () => {
  it('finishes signing in, with a new session, a new crumb and a mail', async () => {
    const member = await memberWithApp(server);
    const visitor = await atSecondStep(server, member);
    const crumb = await visitor.crumb();
    const answer = await giveCode(visitor, member.code());

    expect(answer.json()).toMatchObject({ member: { id: member.id }, crumb: expect.any(String) });
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await visitor.crumb()).not.toBe(crumb);
    expect(visitor.cookies.get('TeamSignIn')).toBeUndefined();
    expect(visitor.cookies.get('KnownDevice')).toBeDefined();
    expect(await mailKindsTo(server, member)).toEqual(['team-new-device', 'team-code-app-added', 'team-new-device']);
  });

  it('may be half a minute early or late', async () => {
    for (const seconds of [-30, 30]) {
      const member = await memberWithApp(server);
      server.clock.advance({ minutes: 1 });
      expect((await giveCode(await atSecondStep(server, member), member.code(seconds))).status).toBe(200);
    }
    for (const seconds of [-60, 60]) {
      const member = await memberWithApp(server);
      server.clock.advance({ minutes: 2 });
      expect(await refusalOf(await atSecondStep(server, member), member.code(seconds))).toEqual(wrong);
    }
  });

  it('counts once, also that of the set-up', async () => {
    const member = await memberWithApp(server);
    expect(await refusalOf(await atSecondStep(server, member), member.code(-30))).toEqual(wrong);
    const code = member.code();
    expect((await giveCode(await atSecondStep(server, member), code)).status).toBe(200);

    expect(await refusalOf(await atSecondStep(server, member), code)).toEqual(wrong);
    server.clock.advance({ seconds: 30 });
    expect(await refusalOf(await atSecondStep(server, member), code)).toEqual(wrong);
  });

  it('counts once when many browsers use it at the same moment', async () => {
    const member = await memberWithApp(server);
    const visitors = await Promise.all(Array.from({ length: 6 }, () => atSecondStep(server, member)));
    const code = member.code();
    const answers = await Promise.all(visitors.map((visitor) => giveCode(visitor, code)));

    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400, 400]);
    const signedIn = await Promise.all(visitors.map(isSignedIn));
    expect(signedIn.filter(Boolean)).toHaveLength(1);
  });

  it('opens one session when one browser sends it many times at once', async () => {
    const member = await memberWithApp(server);
    const visitor = await atSecondStep(server, member);
    const code = member.code();
    const answers = await Promise.all(Array.from({ length: 6 }, () => giveCode(visitor, code)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is of no use in the sign-in of another member', async () => {
    const [ada, bob] = [await memberWithApp(server), await memberWithApp(server)];
    const visitor = await atSecondStep(server, ada);

    expect(await refusalOf(visitor, bob.code())).toEqual(wrong);
    expect((await giveCode(await atSecondStep(server, bob), bob.code())).status).toBe(200);
  });

  it('opens nothing without the password before it', async () => {
    const member = await memberWithApp(server);

    expect(await refusalOf(server.visitor(), member.code())).toEqual(gone);
    const planted = server.visitor();
    planted.cookies.set('TeamSignIn', 'a'.repeat(43));
    expect(await refusalOf(planted, member.code())).toEqual(gone);
  });

  it('does not finish what was begun on another website', async () => {
    const member = await memberWithApp(server);
    const elsewhere = await memberWithApp(server, { website: server.otherWebsite, email: member.email });
    const visitor = await atSecondStep(server, member);
    const foreign = server.visitor(server.otherWebsite);
    foreign.cookies.set('TeamSignIn', visitor.cookies.get('TeamSignIn')!.value);

    expect(await refusalOf(foreign, elsewhere.code())).toEqual(gone);
  });

  it('reliability 36: a sign-in that a stranger began and planted is replaced by the member’s own', async () => {
    const [victim, attacker] = [await memberWithApp(server), await memberWithApp(server)];
    const planted = (await atSecondStep(server, attacker)).cookies.get('TeamSignIn')!.value;
    const visitor = server.visitor();
    visitor.cookies.set('TeamSignIn', planted);
    await givePassword(visitor, victim);

    expect(visitor.cookies.get('TeamSignIn')!.value).not.toBe(planted);
    expect((await giveCode(visitor, victim.code())).json()).toMatchObject({ member: { id: victim.id } });
  });

  it('comes too late after ten minutes', async () => {
    const member = await memberWithApp(server);
    const visitor = await atSecondStep(server, member);
    const mark = visitor.cookies.get('TeamSignIn')!.value;
    server.clock.advance({ minutes: 10 });
    // The browser has dropped the cookie; an attacker would keep it.
    visitor.cookies.set('TeamSignIn', mark);

    expect(await refusalOf(visitor, member.code())).toEqual(gone);
  });

  it('needs the crumb', async () => {
    const member = await memberWithApp(server);
    const visitor = await atSecondStep(server, member);
    const body = { way: 'code', code: member.code() };

    expect((await visitor.send('POST', '/api/team/session/second-step', { body })).status).toBe(400);
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe('wrong codes', () => {
  it('end the sign-in after five, also when they are sent at once', async () => {
    const member = await memberWithApp(server);
    const visitor = await atSecondStep(server, member);
    const answers = await Promise.all(Array.from({ length: 8 }, () => giveCode(visitor, '000000')));

    expect(statusesOf(answers)).toEqual([400, 400, 400, 400, 400, 401, 401, 401]);
    expect(await refusalOf(visitor, member.code())).toEqual(gone);
  });

  it('are told by mail once, at the fifth', async () => {
    const member = await memberWithApp(server);
    await guess(member, 4);
    expect(await mailKindsTo(server, member)).not.toContain('team-wrong-codes');
    await guess(member, 6);

    const kinds = await mailKindsTo(server, member);
    expect(kinds.filter((kind) => kind === 'team-wrong-codes')).toHaveLength(1);
  });

  it('close codes for the rest of a day after thirty, but neither recovery codes nor other members', async () => {
    const [member, other] = [await memberWithApp(server), await memberWithApp(server)];
    await guess(member, 30);
    const blocked = await giveCode(await atSecondStep(server, member), member.code());

    expect([blocked.status, blocked.json()]).toEqual([429, expect.objectContaining({ reason: 'codesBlocked' })]);
    expect((await giveCode(await atSecondStep(server, other), other.code())).status).toBe(200);
    const [recovery] = member.recoveryCodes;
    expect((await giveCode(await atSecondStep(server, member), recovery!, 'recovery')).status).toBe(200);
    server.clock.advance({ seconds: Number(blocked.headers['retry-after']) });
    expect((await giveCode(await atSecondStep(server, member), member.code())).status).toBe(200);
  });

  it('are counted by the address as well', async () => {
    const member = await memberWithApp(server);
    const visitor = await atSecondStep(server, member);
    const statuses: number[] = [];
    // The password was the first of ten attempts in a minute.
    for (let index = 0; index < 10; index += 1) statuses.push((await giveCode(visitor, '000000')).status);

    expect(statuses.slice(0, 9)).not.toContain(429);
    expect(statuses[9]).toBe(429);
  });
});

describe('a recovery code', () => {
  it('finishes signing in once, however it is typed, and is told by mail', async () => {
    const member = await memberWithApp(server);
    const code = ` ${member.recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ')} `;
    expect((await giveCode(await atSecondStep(server, member), code, 'recovery')).status).toBe(200);

    expect(await mailKindsTo(server, member)).toContain('team-recovery-code-used');
    const again = await atSecondStep(server, member);
    expect(await refusalOf(again, code, 'recovery')).toEqual({ status: 400, reason: 'recoveryCodeWrong' });
  });

  it('counts once when many browsers use it at the same moment', async () => {
    const member = await memberWithApp(server);
    const visitors = await Promise.all(Array.from({ length: 6 }, () => atSecondStep(server, member)));
    const answers = await Promise.all(visitors.map((one) => giveCode(one, member.recoveryCodes[0]!, 'recovery')));

    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400, 400]);
    const kinds = await mailKindsTo(server, member);
    expect(kinds.filter((kind) => kind === 'team-recovery-code-used')).toHaveLength(1);
  });

  it('is of no use to another member', async () => {
    const [ada, bob] = [await memberWithApp(server), await memberWithApp(server)];
    const visitor = await atSecondStep(server, ada);

    expect((await giveCode(visitor, bob.recoveryCodes[0]!, 'recovery')).status).toBe(400);
  });

  it('is the way in when the secret that sealed the app is lost', async () => {
    const member = await memberWithApp(server);
    await server.database.kysely
      .updateTable('team_code_app')
      .set({ secret: Buffer.alloc(60) })
      .where('website_id', '=', server.website.id)
      .where('member_id', '=', member.id)
      .execute();

    expect(await refusalOf(await atSecondStep(server, member), member.code())).toEqual(wrong);
    const [code] = member.recoveryCodes;
    expect((await giveCode(await atSecondStep(server, member), code!, 'recovery')).status).toBe(200);
  });
});

describe('a new password', () => {
  const newPassword = 'nine red umbrellas';

  it('makes a sign-in worthless that was begun with the old one', async () => {
    const member = await memberWithApp(server);
    const thief = await atSecondStep(server, member);
    const change = { currentPassword: member.password, newPassword };
    expect((await member.visitor.put('/api/team/password', change)).status).toBe(200);

    expect(await refusalOf(thief, member.code())).toEqual(gone);
  });

  it('by a mailed link asks for the second factor all the same', async () => {
    const member = await memberWithApp(server);
    const thief = await atSecondStep(server, member);
    await server.visitor().post('/api/team/password-reset', { email: member.email });
    await server.runJobs();
    const { text } = await server.database.kysely
      .selectFrom('mail')
      .select('text')
      .where('website_id', '=', server.website.id)
      .where('recipient', '=', member.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]{43})/.exec(text)![1]!;
    const visitor = server.visitor();
    const answer = await visitor.put('/api/team/password-reset', { token, password: newPassword });

    expect(answer.json()).toEqual({ secondStep: { ways: ['code', 'recovery'] } });
    expect(await isSignedIn(visitor)).toBe(false);
    expect(await refusalOf(thief, member.code())).toEqual(gone);
    expect((await giveCode(visitor, member.code())).status).toBe(200);
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

describe('what is left over', () => {
  it('is swept away', async () => {
    await atSecondStep(server, await memberWithApp(server));
    server.clock.advance({ minutes: 10 });
    const open = await atSecondStep(server, await memberWithApp(server));
    await server.parts.jobs.add(server.database, 'team.sweep', {});
    await server.runJobs();
    const { count } = await server.database.kysely
      .selectFrom('team_pending_sign_in')
      .select((pending) => pending.fn.countAll<bigint>().as('count'))
      .where('website_id', '=', server.website.id)
      .executeTakeFirstOrThrow();

    expect(Number(count)).toBe(1);
    expect(open.cookies.get('TeamSignIn')).toBeDefined();
  });
});

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
}

function statusesOf(answers: readonly Answer[]): readonly number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

async function refusalOf(visitor: Visitor, code: string, way: 'code' | 'recovery' = 'code') {
  const answer = await giveCode(visitor, code, way);
  return { status: answer.status, reason: answer.json<{ reason?: string }>().reason };
}

/** Wrong codes, five per sign-in, from as many browsers as needed. */
async function guess(member: MemberWithApp, count: number): Promise<void> {
  for (let done = 0; done < count; done += 5) {
    const visitor = await atSecondStep(server, member);
    for (let index = done; index < Math.min(done + 5, count); index += 1) {
      expect((await giveCode(visitor, '000000')).status).toBe(400);
    }
  }
}
