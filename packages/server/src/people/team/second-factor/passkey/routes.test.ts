import {
  type Answer,
  addTeamMember,
  endedOrBlocked,
  startTestServer,
  type TestMember,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../../platform/mail/feature.ts';
import { teamFeature } from '../../feature.ts';
import { deleteSessionsOf } from '../../session/store.ts';
import { lockMember } from '../../store.ts';
import { removeSecondFactors } from '../rescue.ts';
import { atSecondStep, giveCode, givePassword, isSignedIn, mailKindsTo } from '../second-factor.fixture.ts';
import { type Device, type DeviceFault, newDevice } from './authenticator.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
});
afterAll(() => server.close());

const path = '/api/team/second-factor/passkeys';
const optionsPath = '/api/team/second-factor/passkey-options';
const place = { origin: 'http://shop.test', rpId: 'shop.test' };
const refused = { status: 400, reason: 'passkeyRefused' };

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string; readonly name: string };
  readonly rpId?: string;
  readonly allowCredentials?: readonly { readonly id: string }[];
  readonly excludeCredentials?: readonly { readonly id: string }[];
  readonly userVerification?: string;
}

describe('a new passkey', () => {
  it('is asked for with the stored host of the website, whatever host a request names', async () => {
    const { visitor } = await signedIn();
    const options = await optionsOf(visitor.post(optionsPath, {}, { host: 'shop.test:6666' }));

    expect(options.rp).toEqual({ id: 'shop.test', name: 'Shop' });
    expect(options.challenge).toMatch(/^[\w-]{43}$/);
  });

  it('is the second factor from then on, with recovery codes, a name and a mail', async () => {
    const member = await signedIn();
    const added = await add(member.visitor, newDevice(place), 'Key at home');

    expect(added.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await member.visitor.get('/api/team/second-factor')).json()).toMatchObject({
      codeAppSince: null,
      passkeys: [{ name: 'Key at home', createdAt: server.clock.now().toISOString(), lastUsedAt: null }],
    });
    expect(await mailKindsTo(server, member)).toContain('team-passkey-added');
    expect((await givePassword(server.visitor(), member)).json()).toEqual({
      secondStep: { ways: ['passkey', 'recovery'] },
    });
  });

  it.each<[string, DeviceFault]>([
    ['another page', { origin: 'https://evil.test' }],
    ['the same host over another scheme', { origin: 'https://shop.test' }],
    ['another port', { origin: 'http://shop.test:6666' }],
    ['another host’s passkeys', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'a'.repeat(43) }],
    ['a proof in place of a new passkey', { type: 'webauthn.get' }],
    ['no finger, face or PIN', { isVerified: false }],
    ['a form that brings certificates', { format: 'fido-u2f' }],
  ])('is refused from %s', async (_what, mischief) => {
    const { visitor } = await signedIn();
    expect(refusalOf(await add(visitor, newDevice(place), 'Key', mischief))).toEqual(refused);
  });

  it('answers its challenge once, in the session that asked, within five minutes', async () => {
    const member = await signedIn();
    const elsewhere = server.visitor();
    await givePassword(elsewhere, member);
    const device = newDevice(place);
    const { challenge } = await optionsOf(member.visitor.post(optionsPath));
    const body = { attestation: device.make(challenge), name: 'Key' };
    expect(refusalOf(await elsewhere.post(path, body))).toEqual(refused);
    expect((await member.visitor.post(path, body)).status).toBe(200);
    expect(refusalOf(await member.visitor.post(path, body))).toEqual(refused);

    const late = await optionsOf(member.visitor.post(optionsPath));
    server.clock.advance({ minutes: 5 });
    const answer = await member.visitor.post(path, {
      attestation: newDevice(place).make(late.challenge),
      name: 'Late',
    });
    expect(refusalOf(answer)).toEqual(refused);
  });

  it('is not added by a session that has ended meanwhile', async () => {
    const { visitor, id } = await signedIn();
    const { challenge } = await optionsOf(visitor.post(optionsPath));
    let adding: Promise<Answer> | undefined;
    await server.database.transaction(async (connection) => {
      await lockMember(connection, server.website.id, id);
      adding = visitor.post(path, { attestation: newDevice(place).make(challenge), name: 'Key' });
      await endedOrBlocked(server, adding);
      await deleteSessionsOf(connection, server.website.id, id);
    });
    expect(refusalOf((await adding)!)).toEqual({ status: 401, reason: 'sessionGone' });
  });

  it('is not made twice, and not taken over by another member', async () => {
    const [ada, bob] = [await signedIn(), await signedIn()];
    const device = newDevice(place);
    await add(ada.visitor, device);
    const again = await optionsOf(ada.visitor.post(optionsPath));

    expect(again.excludeCredentials?.map(({ id }) => id)).toEqual([device.id]);
    expect(refusalOf(await add(bob.visitor, device))).toEqual(refused);
  });

  it('is one of twenty at most', async () => {
    const { visitor } = await signedIn();
    for (let index = 0; index < 20; index += 1) expect((await add(visitor, newDevice(place))).status).toBe(200);

    expect(refusalOf(await add(visitor, newDevice(place)))).toEqual({ status: 409, reason: 'tooManyPasskeys' });
  });

  it('gets another name and is removed by its member alone; with the last one go the recovery codes', async () => {
    const [ada, bob] = [await signedIn(), await signedIn()];
    await add(ada.visitor, newDevice(place));
    const [{ id }] = await passkeysOf(ada.visitor);
    expect((await bob.visitor.put(`${path}/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await bob.visitor.delete(`${path}/${id}`)).status).toBe(404);
    expect((await ada.visitor.put(`${path}/${id}`, { name: ' ' })).status).toBe(400);
    expect((await ada.visitor.put(`${path}/${id}`, { name: 'Key\nof Eve' })).status).toBe(400);
    expect((await ada.visitor.put(`${path}/${id}`, { name: ' Blue key ' })).status).toBe(200);
    expect(await passkeysOf(ada.visitor)).toMatchObject([{ name: 'Blue key' }]);

    expect((await ada.visitor.delete(`${path}/${id}`)).status).toBe(200);
    expect((await ada.visitor.get('/api/team/second-factor')).json()).toEqual({
      codeAppSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await mailKindsTo(server, ada)).toContain('team-passkey-removed');
    expect((await givePassword(server.visitor(), ada)).json()).toMatchObject({ member: { id: ada.id } });
  });

  it('goes with the other factors when the operator helps', async () => {
    const member = await signedIn();
    await add(member.visitor, newDevice(place));
    expect(await removeSecondFactors(server.parts, member.email)).toMatchObject([{ isRemoved: true }]);

    expect(await passkeysOf(member.visitor)).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  it('follows the password, and names the member’s own passkeys', async () => {
    const { member, device } = await memberWithPasskey();
    const visitor = await atSecondStep(server, member);
    const options = await signInOptions(visitor);

    expect(options).toMatchObject({ rpId: 'shop.test', userVerification: 'required' });
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([device.id]);
    const answer = await finish(visitor, device, options.challenge);
    expect(answer.json()).toMatchObject({ member: { id: member.id } });
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await passkeysOf(visitor)).toMatchObject([{ lastUsedAt: server.clock.now().toISOString() }]);
  });

  it('is not begun or finished without the password before it', async () => {
    const { member, device } = await memberWithPasskey();
    expect((await server.visitor().post('/api/team/session/passkey/options')).status).toBe(401);
    const { challenge } = await signInOptions(await atSecondStep(server, member));

    expect((await finish(server.visitor(), device, challenge)).status).toBe(401);
  });

  it.each<[string, DeviceFault]>([
    ['another page', { origin: 'https://evil.test' }],
    ['another port', { origin: 'http://shop.test:6666' }],
    ['another host’s passkeys', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'a'.repeat(43) }],
    ['a new passkey in place of a proof', { type: 'webauthn.create' }],
    ['no finger, face or PIN', { isVerified: false }],
  ])('is refused from %s', async (_what, mischief) => {
    const { member, device } = await memberWithPasskey();
    const visitor = await atSecondStep(server, member);
    const { challenge } = await signInOptions(visitor);

    expect(refusalOf(await finish(visitor, device, challenge, mischief))).toEqual(refused);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is refused with the passkey of another member, and with a signature of another device', async () => {
    const [ada, bob] = [await memberWithPasskey(), await memberWithPasskey()];
    const visitor = await atSecondStep(server, ada.member);
    const first = await signInOptions(visitor);
    expect(refusalOf(await finish(visitor, bob.device, first.challenge))).toEqual(refused);
    const second = await signInOptions(visitor);
    const forged = { ...bob.device.prove(second.challenge), id: ada.device.id };

    expect(refusalOf(await visitor.post('/api/team/session/passkey', { assertion: forged }))).toEqual(refused);
  });

  it('answers its challenge once, also when it is sent many times at once', async () => {
    const { member, device } = await memberWithPasskey();
    const visitor = await atSecondStep(server, member);
    const { challenge } = await signInOptions(visitor);
    const assertion = device.prove(challenge);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => visitor.post('/api/team/session/passkey', { assertion })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const other = await atSecondStep(server, member);
    await signInOptions(other);
    expect(refusalOf(await other.post('/api/team/session/passkey', { assertion }))).toEqual(refused);
  });

  it('counts no proof twice of a device that does not count its uses, in the same sign-in or when confirming', async () => {
    const { member, device, visitor: confirming } = await memberWithPasskey();
    const visitor = await atSecondStep(server, member);
    const { challenge } = await signInOptions(visitor);
    // A wrong proof also uses up the challenge.
    expect((await finish(visitor, device, challenge, { isVerified: false })).status).toBe(400);
    expect(refusalOf(await finish(visitor, device, challenge, { counter: 0 }))).toEqual(refused);

    const { challenge: second } = await optionsOf(confirming.post('/api/team/confirmation/passkey/options'));
    const assertion = device.prove(second, { counter: 0 });
    expect((await confirming.post('/api/team/confirmation/passkey', { assertion })).status).toBe(200);
    expect(refusalOf(await confirming.post('/api/team/confirmation/passkey', { assertion }))).toEqual(refused);
  });

  it('is refused when the counter of the device went back, and that is written down', async () => {
    const { member, device } = await memberWithPasskey();
    const visitor = await atSecondStep(server, member);
    const first = await signInOptions(visitor);
    expect((await finish(visitor, device, first.challenge, { counter: 7 })).status).toBe(200);
    const copied = await atSecondStep(server, member);
    const second = await signInOptions(copied);

    expect(refusalOf(await finish(copied, device, second.challenge, { counter: 7 }))).toEqual(refused);
    expect(await deedsOf(member)).toContain('team.passkeyCopied');
  });

  it('ends after five wrong proofs', async () => {
    const { member, device } = await memberWithPasskey();
    const visitor = await atSecondStep(server, member);
    for (let index = 0; index < 5; index += 1) {
      const { challenge } = await signInOptions(visitor);
      expect((await finish(visitor, device, challenge, { isVerified: false })).status).toBe(400);
      server.clock.advance({ minutes: 1 });
    }
    const { challenge } = await signInOptions(visitor);

    expect((await finish(visitor, device, challenge)).status).toBe(401);
  });

  it('is not needed by who has a recovery code', async () => {
    const { member, recoveryCodes } = await memberWithPasskey();
    const visitor = await atSecondStep(server, member);

    expect((await giveCode(visitor, recoveryCodes[0]!, 'recovery')).status).toBe(200);
  });
});

describe('confirming with a passkey', () => {
  it('opens what asks for it, once, in the session that was asked', async () => {
    const { member, device, visitor } = await memberWithPasskey();
    const elsewhere = await atSecondStep(server, member);
    await finish(elsewhere, device, (await signInOptions(elsewhere)).challenge);
    server.clock.advance({ minutes: 10 });
    expect((await visitor.get('/api/team/confirmation')).json()).toEqual({
      isFresh: false,
      ways: ['passkey', 'recovery'],
    });
    expect((await visitor.post(optionsPath)).status).toBe(403);
    const { challenge } = await optionsOf(visitor.post('/api/team/confirmation/passkey/options'));
    const assertion = device.prove(challenge);
    expect(refusalOf(await elsewhere.post('/api/team/confirmation/passkey', { assertion }))).toEqual(refused);

    expect((await visitor.post('/api/team/confirmation/passkey', { assertion })).status).toBe(200);
    expect((await visitor.post(optionsPath)).status).toBe(200);
    expect(refusalOf(await visitor.post('/api/team/confirmation/passkey', { assertion }))).toEqual(refused);
  });
});

async function signedIn(): Promise<TestMember & { readonly visitor: Visitor }> {
  const member = await addTeamMember(server);
  const visitor = server.visitor();
  await givePassword(visitor, member);
  return { ...member, visitor };
}

async function memberWithPasskey() {
  const member = await signedIn();
  const device = newDevice(place);
  const added = await add(member.visitor, device);
  const { recoveryCodes } = added.json<{ recoveryCodes: string[] }>();
  return { member, device, recoveryCodes, visitor: member.visitor };
}

async function optionsOf(answer: Promise<Answer>): Promise<Options> {
  return (await answer).json<{ options: Options }>().options;
}

function signInOptions(visitor: Visitor): Promise<Options> {
  return optionsOf(visitor.post('/api/team/session/passkey/options'));
}

async function add(visitor: Visitor, device: Device, name = 'Key', mischief: DeviceFault = {}): Promise<Answer> {
  const { challenge } = await optionsOf(visitor.post(optionsPath));
  return visitor.post(path, { attestation: device.make(challenge, mischief), name });
}

function finish(visitor: Visitor, device: Device, challenge: string, mischief: DeviceFault = {}): Promise<Answer> {
  return visitor.post('/api/team/session/passkey', { assertion: device.prove(challenge, mischief) });
}

async function passkeysOf(visitor: Visitor) {
  const { passkeys } = (await visitor.get('/api/team/second-factor')).json<{
    passkeys: [{ readonly id: string; readonly name: string; readonly lastUsedAt: string | null }];
  }>();
  return passkeys;
}

function refusalOf(answer: Answer) {
  return { status: answer.status, reason: answer.json<{ reason?: string }>().reason };
}

async function deedsOf({ id }: TestMember): Promise<readonly string[]> {
  const entries = await server.database.kysely
    .selectFrom('audit')
    .select('what')
    .where('website_id', '=', server.website.id)
    .where('member_id', '=', id)
    .execute();
  return entries.map(({ what }) => what);
}
