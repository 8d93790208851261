import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { openEmptyDatabase } from '@awning/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('what opens a door is hidden, at any depth that we log', async () => {
  const line = await logged({ token: 'open', request: { cookie: 'open', headers: { authorization: 'open' } } });
  expect(line).not.toContain('open');
  expect(line).toContain('[hidden]');
});

test('an error of the database is told without the row it is about', async () => {
  const database = await openEmptyDatabase();
  await sql`create table person (email text, secret text not null)`.execute(database.kysely);
  const err = await sql`insert into person values ('mila@example.com', null)`
    .execute(database.kysely)
    .catch((thrown: unknown) => thrown);
  const line = await logged({ err });
  expect(line).toContain('violates not-null constraint');
  expect(line).not.toContain('mila');
  await database.close();
});

async function logged(content: object): Promise<string> {
  const destination = new PassThrough();
  const received = once(destination, 'data');
  createLog({ level: 'error', destination }).error(content, 'Something went wrong');
  return String((await received)[0]);
}
