import type { Connection, Database } from './index.ts';

/** Which statements count: those of transactions, or also those outside of them. */
type Counted = 'in transactions' | 'everywhere';

/** For processes that tests start: the process is killed after so many statements. */
export function dyingDatabase(real: Database, statements: number, counted: Counted = 'in transactions'): Database {
  let left = statements;
  return watchedDatabase(real, counted, () => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  });
}

/** After so many statements every response is lost, as if the network were gone; what was not committed is undone. */
export function failingDatabase(real: Database, statements: number): Database {
  let left = statements;
  return watchedDatabase(real, 'everywhere', () => {
    left -= 1;
    if (left < 0) throw new Error('The connection to the database is lost');
  });
}

function watchedDatabase(real: Database, counted: Counted, onStatement: () => void): Database {
  const watched = (connection: Connection): Connection => ({
    kysely: connection.kysely,
    notify: (channel, payload) => connection.notify(channel, payload),
    async run(statement, values) {
      const rows = await connection.run(statement, values);
      onStatement();
      return rows;
    },
  });
  const outside = counted === 'everywhere' ? watched(real) : real;
  return {
    ...real,
    run: (statement, values) => outside.run(statement, values),
    kysely: real.kysely,
    transaction: (work) => real.transaction((one) => work(watched(one))),
  };
}
