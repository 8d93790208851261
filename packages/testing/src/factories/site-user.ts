import { newId } from '@awning/server/platform/database';
import { emailKey } from '@awning/site-model';
import type { TestServer } from '../server/test-server.ts';
import type { Visitor } from '../server/visitor.ts';
import type { TestWebsite } from './website.ts';

export interface TestSiteUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export interface WantedSiteUser {
  readonly email?: string;
  readonly name?: string;
  readonly language?: string;
  readonly website?: Pick<TestWebsite, 'id' | 'host'>;
}

const password = 'a long walk on the beach';
// The hash with the least work possible: comparing takes less than a millisecond instead of 70.
const passwordHash = '$argon2id$v=19$m=8,t=1,p=1$bfE8OjpcGYfjyb+Iz9NxJw$pvAWfvJYTeFzSaStDtHChQqbd9ldQJC6yoIZcOl5TP4';

/** Adds a confirmed account on the first website. */
export async function addSiteUser(server: TestServer, wanted: WantedSiteUser = {}): Promise<TestSiteUser> {
  const id = newId(server.clock);
  const email = wanted.email ?? `user-${id.slice(-12)}@example.test`;
  await server.database.kysely
    .insertInto('site_user')
    .values({
      website_id: (wanted.website ?? server.website).id,
      id,
      email,
      email_key: emailKey(email),
      name: wanted.name ?? 'Uma User',
      password_hash: passwordHash,
      language: wanted.language ?? 'en',
      created_at: server.clock.now(),
      password_changed_at: server.clock.now(),
    })
    .execute();
  return { id, email, password };
}

/** A browser in which a site user is signed in; its changes carry the token of D-090 as the website's scripts do. */
export interface SignedInSiteUser extends Visitor, TestSiteUser {
  xsrfToken: string;
}

export async function signedInSiteUser(server: TestServer, wanted: WantedSiteUser = {}): Promise<SignedInSiteUser> {
  return signInSiteUser(server.visitor(wanted.website), await addSiteUser(server, wanted));
}

/** The same with an existing account and browser. */
export async function signInSiteUser(visitor: Visitor, user: TestSiteUser): Promise<SignedInSiteUser> {
  const { id, email, password: known } = user;
  const answer = await visitor.post('/api/site-users/account/session', { email, password: known });
  if (answer.status !== 200) throw new Error(`Signing in returned ${answer.status}: ${answer.text}`);
  const { xsrfToken } = answer.json<{ xsrfToken: string }>();
  const token = (headers: Readonly<Record<string, string>> = {}) => ({
    'x-siteuser-xsrf-token': signedIn.xsrfToken,
    ...headers,
  });
  const signedIn: SignedInSiteUser = {
    ...visitor,
    id,
    email,
    password: known,
    xsrfToken,
    post: (path, body, headers) => visitor.post(path, body, token(headers)),
    put: (path, body, headers) => visitor.put(path, body, token(headers)),
    patch: (path, body, headers) => visitor.patch(path, body, token(headers)),
    delete: (path, body, headers) => visitor.delete(path, body, token(headers)),
  };
  return signedIn;
}
