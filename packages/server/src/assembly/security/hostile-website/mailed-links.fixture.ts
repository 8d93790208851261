import { addTeamMember, signedInSiteUser, type TestServer } from '@awning/testing';
import type { Pool } from '../values.fixture.ts';

const password = 'salt glaze and sea thrift';

/** Requests every kind of mailed link. Returns the tokens by the page that they open: `/account/confirm token`. */
export async function mailedLinks(server: TestServer): Promise<Pool['named']> {
  const user = await signedInSiteUser(server);
  const member = await addTeamMember(server);
  const done = [
    await server.visitor().post('/api/site-users/account', { email: 'new@example.test', name: 'New', password }),
    await server.visitor().post('/api/site-users/account/password-reset', { email: user.email }),
    await user.post('/api/site-users/account/email-change', { email: 'next@example.test', password: user.password }),
    await server.visitor().post('/api/team/password-reset', { email: member.email }),
  ];
  const refused = done.find(({ status }) => status >= 300);
  if (refused) throw new Error(`A link was not mailed: ${refused.status} ${refused.text}`);
  await server.runJobs();
  const mails = await server.database.kysely
    .selectFrom('mail')
    .select('text')
    .where('website_id', '=', server.website.id)
    .execute();
  const links = mails.flatMap(({ text }) => [...text.matchAll(/https?:\/\/[^/\s]+(\/[^\s?]*)\?token=([\w.-]+)/g)]);
  const tokens = links.map(([, path, token]): [string, string[]] => [`${path!} token`, [token!]]);
  const named = Object.fromEntries(tokens);
  return {
    ...named,
    '/api/team/invitation token': named['/config/invitation token'] ?? [],
    '/api/team/password-reset token': named['/config/new-password token'] ?? [],
  };
}
