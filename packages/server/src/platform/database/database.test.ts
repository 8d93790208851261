import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { openTestDatabase, type TestDatabase } from '@awning/testing/database';
import { eventually } from '@awning/testing/eventually';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { type Connection, isDuplicate, isUnreachable, newId, openDatabase, statement, writeAudit } from './index.ts';

const clock = { now: () => new Date('2026-03-01T12:00:00.000Z') };
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function addWebsite(connection: Connection, name: string): Promise<string> {
  const id = newId(clock);
  await connection.kysely
    .insertInto('website')
    .values({ id, name, languages: '[]', created_at: clock.now() })
    .execute();
  return id;
}

const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

function refuse(): never {
  throw new Error('not a value');
}

const countWebsites = statement<{ count: bigint }>(
  'test-count-websites',
  'select count(*) as count from website where name = $1',
);

async function count(name: string): Promise<bigint | undefined> {
  return (await database.run(countWebsites, [name]))[0]?.count;
}

describe('values', () => {
  test('whole numbers of 64 bits come back exactly, days as text and moments as dates', async () => {
    const read = statement<Record<string, unknown>>(
      'test-values',
      `select 9223372036854775807::bigint as money, array[1, null, 9007199254740993]::bigint[] as several, array[]::bigint[] as none,
              date '2026-03-01' as day, timestamptz '2026-03-01T12:00:00Z' as moment, 1.5::numeric as rate`,
    );
    expect(await database.run(read, [])).toEqual([
      {
        money: 9223372036854775807n,
        several: [1n, null, 9007199254740993n],
        none: [],
        day: '2026-03-01',
        moment: clock.now(),
        rate: '1.5',
      },
    ]);
  });

  test('a BigInt can be given', async () => {
    const echo = statement<{ value: bigint }>('test-echo', 'select $1::bigint as value');
    expect(await database.run(echo, [2n ** 62n])).toEqual([{ value: 2n ** 62n }]);
  });
});

describe('a named statement', () => {
  test('is prepared once per connection', async () => {
    const prepared = statement<{ count: bigint }>(
      'test-prepared',
      "select count(*) as count from pg_prepared_statements where name = 'test-prepared'",
    );
    await database.transaction(async (connection) => {
      await connection.run(prepared, []);
      expect(await connection.run(prepared, [])).toEqual([{ count: 1n }]);
    });
  });

  test('answers every call alike: described or not, with rows, without rows, without columns', async () => {
    const rows = statement<Record<string, unknown>>(
      'test-rows',
      'select id::bigint, case when id > 1 then id::text end as word from generate_series(1, $1::integer) as id order by id',
    );
    const nothing = statement('test-no-columns', 'update website set name = name where name = $1');
    await database.transaction(async (connection) => {
      const calls = [2, 0, 2, 3].map((count) => connection.run(rows, [count]));
      const later = await Promise.all([...calls, connection.run(nothing, ['-']), connection.run(nothing, ['-'])]);
      const [one, two, three] = [
        { id: 1n, word: null },
        { id: 2n, word: '2' },
        { id: 3n, word: '3' },
      ];
      expect(later).toEqual([[one, two], [], [one, two], [one, two, three], [], []]);
      expect(await connection.run(rows, [3])).toEqual([one, two, three]);
      expect(await connection.run(nothing, ['-'])).toEqual([]);
    });
  });

  test('that failed at first or in between is described all the same, and its error leads to the caller', async () => {
    const quotient = statement<{ value: number }>('test-quotient', 'select 6 / $1::integer as value');
    const failure = await failureOf(database.run(quotient, [0]));
    expect(failure).toMatchObject({ message: 'division by zero', stack: expect.stringContaining('open-database') });
    expect(await database.run(quotient, [3])).toEqual([{ value: 2 }]);
    await expect(database.run(quotient, [0])).rejects.toThrow('division by zero');
    await expect(database.run(quotient, [{ toPostgres: refuse }])).rejects.toThrow('not a value');
    expect(await database.run(quotient, [2])).toEqual([{ value: 3 }]);
  });

  test('whose columns change fails instead of naming the old ones', async () => {
    const read = statement('test-changed', 'select * from changed');
    const failure = database.transaction(async (connection) => {
      await sql`create temporary table changed as select 1 as before`.execute(connection.kysely);
      expect(await connection.run(read, [])).toEqual([{ before: 1 }]);
      await sql`alter table changed add column after integer`.execute(connection.kysely);
      return connection.run(read, []);
    });
    await expect(failure).rejects.toThrow('cached plan must not change result type');
  });

  test('that fails among others keeps its own error, and those behind it are not run', async () => {
    const quotient = statement<{ value: number }>('test-among', 'select 6 / $1::integer as value');
    const behind = statement(
      'test-behind',
      "insert into website (id, name, languages, created_at) values ($1, 'behind', '[]', now())",
    );
    const outcomes: PromiseSettledResult<unknown>[] = [];
    const transaction = (divisor: unknown) =>
      database.transaction(async (connection) => {
        const [first, failing, ...rest] = [3, divisor, 2].map((value) => connection.run(quotient, [value]));
        outcomes.push(...(await Promise.allSettled([first, failing, ...rest, connection.run(behind, [newId(clock)])])));
        await failing;
      });
    await expect(transaction(0)).rejects.toThrow('division by zero');
    await expect(transaction({ toPostgres: refuse })).rejects.toThrow('not a value');
    expect(outcomes).toMatchObject([
      { value: [{ value: 2 }] },
      { reason: { message: 'division by zero' } },
      { reason: { message: expect.stringContaining('Not run') } },
      { reason: { message: expect.stringContaining('Not run') } },
      { value: [{ value: 2 }] },
      { reason: { message: 'not a value' } },
      { reason: { message: expect.stringContaining('Not run') } },
      { reason: { message: expect.stringContaining('Not run') } },
    ]);
    // Prepared anew, although the first attempt got no further than the statement before it.
    await expect(database.run(behind, [null])).rejects.toThrow('null value in column "id"');
    expect(await count('behind')).toBe(0n);
  });

  test('cannot share its name with another', () => {
    statement('test-name', 'select 1');
    expect(() => statement('test-name', 'select 2')).toThrow('Two different statements are called "test-name"');
    expect(() => statement('x'.repeat(64), 'select 1')).toThrow('63 bytes');
  });
});

describe('a transaction', () => {
  test('commits what both ways of asking did', async () => {
    await database.transaction(async (connection) => {
      await addWebsite(connection, 'committed');
      expect(await connection.run(countWebsites, ['committed'])).toEqual([{ count: 1n }]);
      expect(await count('committed')).toBe(0n);
    });
    expect(await count('committed')).toBe(1n);
  });

  test('runs statements in the order in which they are issued, whichever way they are asked for', async () => {
    const set = statement(
      'test-order-set',
      "select set_config('test.order', current_setting('test.order', true) || $1, true)",
    );
    await database.transaction(async (connection) => {
      const append = (letter: string) =>
        sql`select set_config('test.order', current_setting('test.order', true) || ${letter}, true)`;
      await sql`select set_config('test.order', '', true)`.execute(connection.kysely);
      await Promise.all([connection.run(set, ['a']), append('b').execute(connection.kysely)]);
      await Promise.all([
        connection.run(set, ['c']),
        connection.run(set, ['d']),
        append('e').execute(connection.kysely),
      ]);
      const { rows } = await sql<{ order: string }>`select current_setting('test.order') as order`.execute(
        connection.kysely,
      );
      expect(rows).toEqual([{ order: 'abcde' }]);
    });
  });

  test('whose work throws before its statements are sent leaves nothing behind', async () => {
    const add = statement(
      'test-unsent',
      "insert into website (id, name, languages, created_at) values ($1, 'unsent', '[]', now())",
    );
    const failure = database.transaction((connection) => {
      connection.run(add, [newId(clock)]).catch(() => undefined);
      return Promise.reject(new Error('at once'));
    });
    await expect(failure).rejects.toThrow('at once');
    await database.transaction((connection) => connection.run(statement('test-one', 'select 1 as one'), []));
    expect(await count('unsent')).toBe(0n);
  });

  test('leaves nothing behind when its work throws', async () => {
    const work = database.transaction(async (connection) => {
      await addWebsite(connection, 'thrown');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await count('thrown')).toBe(0n);
  });

  test('is not usable after its end, and begins no second one inside', async () => {
    const escaped = await database.transaction((connection) => Promise.resolve(connection));
    await expect(addWebsite(escaped, 'late')).rejects.toThrow('This transaction has ended');
    await expect(escaped.run(countWebsites, ['late'])).rejects.toThrow('This transaction has ended');
    const nested = database.transaction((connection) =>
      connection.kysely.transaction().execute(() => Promise.resolve()),
    );
    await expect(nested).rejects.toThrow('inside a transaction already');
  });

  test('whose connection is killed fails, and the next one finds a good connection', async () => {
    const kill = statement('test-kill-self', 'select pg_terminate_backend(pg_backend_pid())');
    await expect(database.transaction((connection) => connection.run(kill, []))).rejects.toThrow(
      /terminating connection/,
    );
    expect(await count('nobody')).toBe(0n);
  });
});

describe('a snapshot', () => {
  test('shows nothing of what is committed while it is read', async () => {
    const counts = await database.snapshot(async (connection) => {
      const [before] = await connection.run(countWebsites, ['meanwhile']);
      await addWebsite(database, 'meanwhile');
      const [after] = await connection.run(countWebsites, ['meanwhile']);
      return [before?.count, after?.count];
    });
    expect(counts).toEqual([0n, 0n]);
    expect(await count('meanwhile')).toBe(1n);
  });

  test('can write nothing', async () => {
    const writing = database.snapshot((connection) => addWebsite(connection, 'forbidden'));
    await expect(writing).rejects.toThrow('read-only transaction');
  });
});

test('tells a refused duplicate from other errors', async () => {
  const id = await addWebsite(database, 'with a host');
  const add = () =>
    database.kysely
      .insertInto('website_host')
      .values({ website_id: id, host: 'shop.test', created_at: clock.now() })
      .execute();
  await add();
  const error: unknown = await add().catch((thrown: unknown) => thrown);
  expect(isDuplicate(error)).toBe(true);
  expect(isDuplicate(error, 'website_host_pkey') || isDuplicate(error, 'website_host_host_key')).toBe(true);
  expect(isDuplicate(error, 'another_key')).toBe(false);
  expect(isDuplicate(new Error('other'))).toBe(false);
});

describe('a database that is away is told from one that refuses', () => {
  async function errorOf(work: () => Promise<unknown>): Promise<unknown> {
    return await work().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  }

  test('when no server listens, and when the connection breaks during a query', async () => {
    const broken = createServer((socket) => socket.destroy());
    broken.listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const { port } = broken.address() as AddressInfo;
    const away = openDatabase({ address: { host: '127.0.0.1', port, user: 'x', database: 'x' }, log: silentLog });
    expect(isUnreachable(await errorOf(() => away.run(countWebsites, ['x'])))).toBe(true);
    broken.close();
    await once(broken, 'close');
    expect(isUnreachable(await errorOf(() => away.run(countWebsites, ['x'])))).toBe(true);
    await away.close();
  });

  test('when the connection is ended from the other side', async () => {
    const kill = statement('test-kill-self', 'select pg_terminate_backend(pg_backend_pid())');
    const work = () => database.transaction((connection) => connection.run(kill, []));
    expect(isUnreachable(await errorOf(work))).toBe(true);
  });

  test('and a wrong statement is no reason to try again', async () => {
    const wrong = statement('test-wrong', 'select nothing from nowhere');
    expect(isUnreachable(await errorOf(() => database.run(wrong, [])))).toBe(false);
  });
});

test('an audit row keeps who, what, before and after', async () => {
  const websiteId = await addWebsite(database, 'audited');
  await writeAudit(database, {
    websiteId,
    id: newId(clock),
    at: clock.now(),
    who: 'Ada',
    what: 'product.saved',
    subject: 'product/1',
    before: { price: 100n },
    after: { price: 200n },
  });
  const rows = await database.kysely.selectFrom('audit').selectAll().where('website_id', '=', websiteId).execute();
  expect(rows).toMatchObject([{ who: 'Ada', member_id: null, before: { price: '100' }, after: { price: '200' } }]);
});

describe('messages between processes', () => {
  test('arrive after the commit and not after a rollback', async () => {
    const received = new Set<string | undefined>();
    const stop = await database.listen('test-news', (payload) => void received.add(payload));
    await database
      .transaction((connection) => connection.notify('test-news', 'lost').then(() => Promise.reject(new Error('no'))))
      .catch(() => undefined);
    const other = openDatabase({ address: database.address, log: silentLog });
    await other.transaction((connection) => connection.notify('test-news', 'first'));
    await other.notify('test-news', 'second');
    await eventually(() => expect([...received]).toEqual(['first', 'second']));
    await stop();
    const others = new Set<string | undefined>();
    await database.listen('test-news', (payload) => void others.add(payload));
    await other.notify('test-news', 'third');
    await eventually(() => expect([...others]).toEqual(['third']));
    expect([...received]).toEqual(['first', 'second']);
    await other.close();
  });

  test('a message that cannot be sent takes its transaction with it', async () => {
    const tooLong = 'x'.repeat(8001);
    const failing = database.transaction(async (connection) => {
      await addWebsite(connection, 'untold');
      await connection.notify('test-news', tooLong);
    });
    await expect(failing).rejects.toThrow('payload string too long');
    const websites = await database.kysely.selectFrom('website').select('id').where('name', '=', 'untold').execute();
    expect(websites).toEqual([]);
  });

  test('are acted on in the process that sent them before it goes on', async () => {
    const done: string[] = [];
    await database.listen('test-own', async (payload = '') => {
      await new Promise(setImmediate);
      done.push(payload);
    });
    await database.transaction(async (connection) => {
      await connection.notify('test-own', 'within');
      expect(done).toEqual([]);
    });
    expect(done).toContain('within');
    await database.notify('test-own', 'alone');
    expect(done).toContain('alone');
    const lost = database.transaction(async (connection) => {
      await connection.notify('test-own', 'lost');
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    expect(done).not.toContain('lost');
  });

  test('a lost connection is made anew, everything is dropped, and messages arrive again', async () => {
    const received = new Set<string | undefined>();
    await database.listen('test-drops', (payload) => void received.add(payload));
    const listeners = statement(
      'test-kill-listeners',
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query similar to 'listen%|select 1'`,
    );
    await database.run(listeners, []);
    await eventually(() => expect([...received]).toEqual([undefined]));
    const other = openDatabase({ address: database.address, log: silentLog });
    await other.notify('test-drops', 'again');
    await eventually(() => expect([...received]).toEqual([undefined, 'again']));
    await other.close();
  });
});
