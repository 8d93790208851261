import {
  addWebsite,
  eventually,
  signedInMember,
  startTestServer,
  type TestServer,
  type TestWebsite,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../log.ts';
import { mailAddress, openWebsiteDirectory, readWebsiteById, type WebsiteDirectory } from '../index.ts';

let server: TestServer;
/** What another process knows. */
let elsewhere: WebsiteDirectory;
beforeAll(async () => {
  server = await startTestServer();
  elsewhere = await openWebsiteDirectory(server.database, server.clock, silentLog);
});
afterAll(async () => {
  await elsewhere.close();
  await server.close();
});

const path = '/api/website/hosts';
let count = 0;

interface Owned {
  readonly website: TestWebsite;
  readonly owner: Visitor;
  /** A second name that nobody else has. */
  readonly second: string;
}

async function ownedWebsite(): Promise<Owned> {
  count += 1;
  const website = await addWebsite(server.parts, { name: `Shop ${count}`, host: `main-${count}.test` });
  return { website, owner: await signedInMember(server, { website, isOwner: true }), second: `www-${count}.test` };
}

async function withSecond(): Promise<Owned> {
  const owned = await ownedWebsite();
  expect((await owned.owner.post(path, { host: owned.second })).status).toBe(200);
  await known(() => server.app.websites.known(owned.second)?.id === owned.website.id);
  return owned;
}

const known = (isKnown: () => boolean) => eventually(() => expect(isKnown()).toBe(true));

async function namesOf({ website }: Owned): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('website_host')
    .select(['host', 'is_primary'])
    .where('website_id', '=', website.id)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .execute();
  return rows.map(({ host, is_primary }) => (is_primary ? `${host} (main)` : host));
}

async function deedsOf({ website }: Owned): Promise<unknown[]> {
  const rows = await server.database.kysely
    .selectFrom('audit')
    .select(['what', 'before', 'after'])
    .where('website_id', '=', website.id)
    .where('what', 'like', 'website.%')
    .orderBy('id')
    .execute();
  return rows.map(({ what, before, after }) => [what, before, after]);
}

describe('the names of a website', () => {
  test('are added, changed and removed, and the log says so', async () => {
    const owned = await withSecond();
    const { website, owner, second } = owned;
    expect((await owner.get(path)).json()).toEqual({
      hosts: [
        { host: website.host, isMain: true, isHttps: false, address: `http://${website.host}` },
        { host: second, isMain: false, isHttps: false, address: `http://${second}:3000` },
      ],
      address: `http://${website.host}`,
      decidedByEnvironment: false,
    });

    expect((await owner.put(`${path}/${second}/main`, { anyway: true })).status).toBe(200);
    expect(await namesOf(owned)).toEqual([`${second} (main)`, website.host]);
    const removal = await owner.delete(`${path}/${second}`);
    expect([removal.status, removal.json()]).toMatchObject([409, { reason: 'mainStays' }]);
    expect((await owner.delete(`${path}/${website.host}`)).status).toBe(200);
    expect(await namesOf(owned)).toEqual([`${second} (main)`]);
    expect(await deedsOf(owned)).toEqual([
      ['website.nameAdded', null, { host: second }],
      ['website.mainNameChanged', { host: website.host }, { host: second }],
      ['website.nameRemoved', { host: website.host }, null],
    ]);
  });

  test('are known to every process at once, and no longer when they are removed', async () => {
    const { website, owner, second } = await withSecond();
    await known(() => elsewhere.known(second)?.id === website.id);
    await owner.delete(`${path}/${second}`);
    await known(() => elsewhere.known(second) === undefined && server.app.websites.known(second) === undefined);
    expect((await server.visitor({ host: second }).get('/')).status).toBe(404);
  });

  test('are stored as requests write them', async () => {
    const owned = await ownedWebsite();
    await owned.owner.post(path, { host: ` WWW.Töpferei-${count}.Example. ` });
    expect((await namesOf(owned)).at(-1)).toMatch(/^www\.xn--tpferei-\d+-[a-z\d]+\.example$/);
  });

  test.for([
    ['', 'missing'],
    ['https://a.test', 'notOnlyName'],
    ['a.test:80', 'notOnlyName'],
    ['10.0.0.1', 'ipAddress'],
    ['a_b.test', 'invalid'],
  ])('"%s" is refused beside the field: %s', async ([host, reason]) => {
    const { owner } = await ownedWebsite();
    const answer = await owner.post(path, { host });
    expect([answer.status, answer.json()]).toMatchObject([400, { reason, errors: { host: expect.any(String) } }]);
  });

  test('belong to one website of the installation, and are at most twenty', async () => {
    const owned = await withSecond();
    const others = await ownedWebsite();
    const taken = await others.owner.post(path, { host: owned.second.toUpperCase() });
    expect([taken.status, taken.json()]).toMatchObject([
      409,
      { reason: 'taken', errors: { host: expect.any(String) } },
    ]);
    for (let index = 0; index < 18; index += 1) {
      expect((await owned.owner.post(path, { host: `${index}.${owned.second}` })).status).toBe(200);
    }
    expect((await owned.owner.post(path, { host: `18.${owned.second}` })).json()).toMatchObject({ reason: 'tooMany' });
  });

  test('of another website are not there', async () => {
    const { second } = await withSecond();
    const { owner } = await ownedWebsite();
    const answers = [
      await owner.delete(`${path}/${second}`),
      await owner.post(`${path}/${second}/check`),
      await owner.put(`${path}/${second}/main`, { anyway: true }),
      await owner.put(`${path}/${second}/https`, { isHttps: true, anyway: true }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('are for the owner to change, because links in mails lead to them', async () => {
    const owned = await withSecond();
    const admin = await signedInMember(server, { website: owned.website });
    const answers = [
      await admin.post(path, { host: 'evil.example' }),
      await admin.delete(`${path}/${owned.second}`),
      await admin.put(`${path}/${owned.second}/main`, { anyway: true }),
      await admin.put(`${path}/${owned.second}/https`, { isHttps: true, anyway: true }),
    ];
    expect(answers.map((answer) => answer.json<{ reason: string }>().reason)).toEqual(
      answers.map(() => 'ownerDecides'),
    );
    expect(await namesOf(owned)).toEqual([`${owned.website.host} (main)`, owned.second]);
  });
});

describe('a name that is not the main one', () => {
  test('leads to it, with path and query, and no browser remembers it', async () => {
    const { website, second } = await withSecond();
    const visitor = server.visitor({ host: second });
    const answer = await visitor.get('/de/shop?a=%2F&b=1');
    expect([answer.status, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      301,
      `http://${website.host}/de/shop?a=%2F&b=1`,
      'no-store',
    ]);
    // An address that begins with two slashes is another host to browsers.
    expect((await visitor.get('//evil.example/')).headers['location']).toBe(`http://${website.host}//evil.example/`);
  });

  test('still proves itself, is alive, opens the back office, and takes what is sent to it', async () => {
    const { second } = await withSecond();
    const visitor = server.visitor({ host: second });
    expect((await visitor.send('GET', '/config?a=1', { headers: { accept: 'text/html' } })).status).not.toBe(301);
    expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.get('/configure')).status).toBe(301);
    expect((await visitor.get(`/.well-known/awning/${'a'.repeat(43)}`)).status).toBe(200);
    expect((await visitor.get('/healthz')).status).toBe(200);
    const sent = await visitor.send('POST', '/api/team/session', { body: {} });
    expect([sent.status, sent.json()]).toMatchObject([400, { crumbFail: true }]);
  });

  test('is the one that leads after another has become the main one', async () => {
    const { website, owner, second } = await withSecond();
    await owner.put(`${path}/${second}/main`, { anyway: true });
    await known(() => server.app.websites.known(second)?.hosts[0] === second);
    const answer = await server.visitor(website).get('/');
    expect([answer.status, answer.headers['location']]).toEqual([301, `http://${second}:3000/`]);
    expect((await server.visitor({ host: second }).get('/')).status).not.toBe(301);
  });
});

describe('a name that does not lead here', () => {
  test('is told as what was found, and only the word of the owner makes it the main one', async () => {
    const owned = await withSecond();
    const { owner, second } = owned;
    expect((await owner.post(`${path}/${second}/check`)).json()).toEqual({ found: 'unknown' });
    const refusal = await owner.put(`${path}/${second}/main`, { anyway: false });
    expect([refusal.status, refusal.json()]).toMatchObject([409, { reason: 'leadsElsewhere', found: 'unknown' }]);
    const unmarked = await owner.put(`${path}/${second}/https`, { isHttps: true, anyway: false });
    expect([unmarked.status, unmarked.json()]).toMatchObject([409, { reason: 'notByHttps', found: 'unknown' }]);
    expect((await namesOf(owned))[0]).toBe(`${owned.website.host} (main)`);
  });

  test('is not called if it leads into this machine', async () => {
    const owned = await ownedWebsite();
    await owned.owner.post(path, { host: 'localhost' });
    expect((await owned.owner.post(`${path}/localhost/check`)).json()).toEqual({ found: 'private' });
    await owned.owner.delete(`${path}/localhost`);
  });
});

describe('a website that is marked as served by https', () => {
  test('links by https in mails, and its cookies are for https only', async () => {
    const { website, owner } = await ownedWebsite();
    const cookie = async (host: string) => {
      const visitor = server.visitor({ host });
      await visitor.crumb();
      return visitor.cookies.get('crumb')?.attributes.includes('Secure');
    };
    expect(await cookie(website.host)).toBe(false);

    const marked = await owner.put(`${path}/${website.host}/https`, { isHttps: true, anyway: true });
    expect(marked.status).toBe(200);
    await known(() => server.app.websites.known(website.host)?.address === `https://${website.host}`);
    const stored = await readWebsiteById(server.database, website.id, silentLog);
    expect(mailAddress(server.parts.config, stored!)).toBe(`https://${website.host}`);
    expect(await cookie(website.host)).toBe(true);
    expect(await cookie(server.website.host)).toBe(false);
    // Without https a browser would not send such a cookie, so the earlier session has ended.
    expect((await owner.get(path)).status).toBe(401);
  });
});
