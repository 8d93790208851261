import { defaultWebsiteSettings } from '@awning/site-model';
import { eventually, holdClock, openTestDatabase, type TestDatabase } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { createWebsite, saveSettings } from './create-website.ts';
import { openWebsiteDirectory, WEBSITE_CHANNEL } from './directory.ts';

const clock = holdClock('2026-01-01T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('one website answers on every host, several only on their own', async () => {
  const directory = await openWebsiteDirectory(database, clock, silentLog);
  expect(directory.known('localhost')).toBeUndefined();
  expect(await directory.find('localhost')).toBeUndefined();

  const first = await createWebsite(database, clock, { name: 'First' });
  expect((await directory.find('localhost:3000'))?.id).toBe(first);
  expect(directory.known('anything.example')?.name).toBe('First');

  const second = await createWebsite(database, clock, {
    name: 'Second',
    hosts: ['second.example', 'WWW.Second.example'],
  });
  await eventually(() => expect(directory.known('localhost')).toBeUndefined());
  expect(directory.known('www.second.example')?.id).toBe(second);
  expect(directory.known('second.example')?.hosts).toEqual(['second.example', 'www.second.example']);
  expect(await directory.find('stranger.example')).toBeUndefined();
  await directory.close();
});

test('a change is seen by every process that listens', async () => {
  const id = await createWebsite(database, clock, { name: 'Third', hosts: ['third.example'] });
  const directories = await Promise.all([1, 2].map(() => openWebsiteDirectory(database, clock, silentLog)));
  await saveSettings(database, id, { ...defaultWebsiteSettings(), timeZone: 'Europe/Berlin' });
  for (const directory of directories) {
    await eventually(() => expect(directory.known('third.example')?.settings.timeZone).toBe('Europe/Berlin'));
    expect(directory.known('third.example')?.version).toBe(2);
    await directory.close();
  }
});

test('a host belongs to one website', async () => {
  await createWebsite(database, clock, { name: 'Fourth', hosts: ['fourth.example'] });
  await expect(createWebsite(database, clock, { name: 'Thief', hosts: ['fourth.example'] })).rejects.toThrow(
    'duplicate key',
  );
});

test('settings that are no longer allowed do not take the website down', async () => {
  const id = await createWebsite(database, clock, { name: 'Fifth', hosts: ['fifth.example'] });
  await database.kysely.updateTable('website').set({ settings: '{"timeZone":"Mars"}' }).where('id', '=', id).execute();
  const directory = await openWebsiteDirectory(database, clock, silentLog);
  expect(directory.known('fifth.example')?.settings).toEqual(defaultWebsiteSettings());
  await directory.close();
});

test('after a change only the changed website is read, however many there are', async () => {
  for (let number = 1; number <= 30; number += 1) {
    await createWebsite(database, clock, { name: `One of many ${number}`, hosts: [`many-${number}.example`] });
  }
  let rows = 0;
  const counted: TestDatabase = {
    ...database,
    async run(...given) {
      const found = await database.run(...given);
      rows += found.length;
      return found;
    },
  };
  const directory = await openWebsiteDirectory(counted, clock, silentLog);
  expect(rows).toBeGreaterThan(30);
  rows = 0;
  const { id } = directory.known('many-7.example')!;
  await saveSettings(database, id, { ...defaultWebsiteSettings(), timeZone: 'Europe/Berlin' });
  await eventually(() => expect(directory.known('many-7.example')?.settings.timeZone).toBe('Europe/Berlin'));
  expect(directory.known('many-8.example')?.name).toBe('One of many 8');
  // Twice: at once, and when the notice comes back.
  expect(rows).toBeLessThanOrEqual(2);
  await directory.close();
});

test('a host that moves to another website leads there, and one that is taken away leads nowhere', async () => {
  const [from, to] = [
    await createWebsite(database, clock, { name: 'From', hosts: ['from.example', 'moved.example', 'gone.example'] }),
    await createWebsite(database, clock, { name: 'To', hosts: ['to.example'] }),
  ];
  const directory = await openWebsiteDirectory(database, clock, silentLog);
  expect(directory.known('moved.example')?.id).toBe(from);
  await database.transaction(async (connection) => {
    const hosts = database.kysely.deleteFrom('website_host').where('website_id', '=', from);
    await connection.notify(WEBSITE_CHANNEL, from);
    await hosts.where('host', 'in', ['moved.example', 'gone.example']).execute();
    const added = {
      website_id: to,
      scheme: 'https',
      host: 'moved.example',
      is_primary: false,
      created_at: clock.now(),
    };
    await database.kysely.insertInto('website_host').values(added).execute();
    await connection.notify(WEBSITE_CHANNEL, to);
  });
  await eventually(() => expect(directory.known('moved.example')?.id).toBe(to));
  expect(directory.known('gone.example')).toBeUndefined();
  expect(directory.known('from.example')?.hosts).toEqual(['from.example']);
  await directory.close();
});
