import { addTeamMember, type TestMember, type TestServer, type Visitor } from '@awning/testing';
import { Secret, TOTP } from 'otpauth';

export interface MemberWithApp extends TestMember {
  /** The browser in which the app was set up; it is signed in. */
  readonly visitor: Visitor;
  readonly recoveryCodes: readonly string[];
  /** The app's code, now or this many seconds later. */
  code(secondsLater?: number): string;
}

/** A member with a code app; half a minute later, so that the code of the set-up has expired. */
export async function memberWithApp(
  server: TestServer,
  wanted: Parameters<typeof addTeamMember>[1] = {},
): Promise<MemberWithApp> {
  const member = await addTeamMember(server, wanted);
  const visitor = server.visitor(wanted.website);
  await givePassword(visitor, member);
  const begun = await visitor.post('/api/team/second-factor/code-app');
  const { secret } = begun.json<{ secret: string }>();
  const finished = await visitor.put('/api/team/second-factor/code-app', { code: codeOf(server, secret) });
  if (finished.status !== 200) throw new Error(`Setting up returned ${finished.status}: ${finished.text}`);
  const { recoveryCodes } = finished.json<{ recoveryCodes: string[] }>();
  server.clock.advance({ seconds: 30 });
  return { ...member, visitor, recoveryCodes, code: (later) => codeOf(server, secret, later) };
}

export function codeOf({ clock }: TestServer, secret: string, secondsLater = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: clock.now().getTime() + secondsLater * 1000,
  });
}

export function givePassword(visitor: Visitor, { email, password }: TestMember) {
  return visitor.post('/api/team/session', { email, password });
}

/** A new browser in which the member has entered the password. */
export async function atSecondStep(server: TestServer, member: TestMember): Promise<Visitor> {
  const visitor = server.visitor();
  const answer = await givePassword(visitor, member);
  if (answer.status !== 200) throw new Error(`The password returned ${answer.status}: ${answer.text}`);
  return visitor;
}

export function giveCode(visitor: Visitor, code: string, way: 'code' | 'recovery' = 'code') {
  return visitor.post('/api/team/session/second-step', { way, code });
}

export async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/api/team/session')).status === 200;
}

export async function mailKindsTo(
  { database, website }: TestServer,
  { email }: Pick<TestMember, 'email'>,
): Promise<readonly string[]> {
  const mails = await database.kysely
    .selectFrom('mail')
    .select('kind')
    .where('website_id', '=', website.id)
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return mails.map(({ kind }) => kind);
}
