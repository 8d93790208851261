import { signedInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterEach, expect, test } from 'vitest';

let server: TestServer;
afterEach(() => server.close());

const promised = /We have sent|on its way|we’ll send|haben Ihnen|unterwegs|Wir senden|avons envoyé|en route|enverrons/;

async function pages(): Promise<string[]> {
  const paths = ['', '/de', '/fr'].flatMap((prefix) =>
    ['/account/register?notice=sent', '/account/reset', '/account/reset?notice=sent'].map((path) => `${prefix}${path}`),
  );
  // What a page shows, without the texts that its island has in store.
  return await Promise.all(paths.map(async (path) => shownBy((await server.visitor().get(path)).text)));
}

function shownBy(html: string): string {
  return html.slice(html.indexOf('<main')).replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, '\n');
}

test('without a mail server no page of the account promises a mail', async () => {
  server = await startTestServer();
  for (const page of await pages()) {
    expect(promised.exec(page)?.[0]).toBeUndefined();
    expect(page).toMatch(
      /cannot send emails|keine E-Mails? send|keine E-Mail gesendet|d’e-mails pour le moment|Aucun e-mail|No email can/,
    );
  }
  const user = await signedInSiteUser(server);
  const asked = await user.submit('/account/email', { email: 'new@example.com', password: user.password });
  expect([asked.status, asked.headers['location']]).toEqual([303, '/account?notice=email-waits']);
  const profile = shownBy((await user.get('/account?notice=email-waits')).text);
  expect(profile).toContain('The email to the new address follows as soon as it can.');
  expect(profile).not.toContain('We’ll email you');
});

test('with a mail server they say that it is on its way', async () => {
  server = await startTestServer({ settings: { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'hello@shop.test' } });
  for (const page of await pages()) expect(page).toMatch(promised);
});
