import type { Connection, Database } from './index.ts';

/** For processes that tests start: the process is killed after so many statements of its transactions. */
export function dyingDatabase(real: Database, statements: number): Database {
  let left = statements;
  const counted = (connection: Connection): Connection => ({
    kysely: connection.kysely,
    notify: (channel, payload) => connection.notify(channel, payload),
    async run(statement, values) {
      const rows = await connection.run(statement, values);
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return rows;
    },
  });
  return { ...real, kysely: real.kysely, transaction: (work) => real.transaction((one) => work(counted(one))) };
}
