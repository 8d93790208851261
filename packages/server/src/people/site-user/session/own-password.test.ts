import { type SignedInSiteUser, signedInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const path = '/api/site-users/account';

let server: TestServer;
let user: SignedInSiteUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.advance({ hours: 1 });
  user = await signedInSiteUser(server);
});
afterAll(() => server.close());

/** Every call and plain form that asks a signed-in site user for the password again. */
const deeds: readonly (readonly [
  what: string,
  call: (password: string) => Promise<{ readonly status: number }>,
  form: (password: string) => Promise<{ readonly status: number }>,
])[] = [
  [
    'another password',
    (currentPassword) =>
      user.post(`${path}/password-change`, { currentPassword, newPassword: 'a quite different one' }),
    (currentPassword) => user.submit('/account/password', { currentPassword, newPassword: 'a quite different one' }),
  ],
  [
    'another address',
    (password) => user.post(`${path}/email-change`, { email: 'new@example.test', password }),
    (password) => user.submit('/account/email', { email: 'new@example.test', password }),
  ],
  [
    'deleting the account',
    (password) => user.post(`${path}/deletion`, { password }),
    (password) => user.submit('/account/delete', { password }),
  ],
];

describe.each(deeds)('D-177 %s', (_what, call, form) => {
  it('is not slowed by what strangers try', async () => {
    for (let index = 0; index < 12; index += 1) {
      await server.visitor().post(`${path}/session`, { email: user.email, password: 'a guess' });
    }
    expect((await call(user.password)).status).toBe(200);
  });

  it('cannot be used to find the password in a session that was left open, and the right one works after the delay', async () => {
    for (let index = 0; index < 10; index += 1) {
      server.clock.advance({ seconds: 10 });
      expect((await (index % 2 ? call : form)('a guess')).status).toBe(400);
    }
    expect([(await call('a guess')).status, (await form('a guess')).status]).toEqual([429, 429]);
    server.clock.advance({ seconds: 30 });
    expect((await call(user.password)).status).toBe(200);
  });
});
