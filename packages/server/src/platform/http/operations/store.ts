import { type Connection, statement } from '../../database/index.ts';

const ping = statement<{ readonly one: number }>('http-ping', 'select 1 as one');

export async function pingDatabase(connection: Connection): Promise<void> {
  await connection.run(ping, []);
}
