import { Client, type ClientConfig, Pool, types } from 'pg';
import type { Log } from '../log.ts';

/** Any PostgreSQL by its address, or the embedded one by its socket folder (`host` begins with a slash). */
export type DatabaseAddress =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
      readonly password?: string;
    };

export interface PoolOptions {
  readonly address: DatabaseAddress;
  readonly size: number;
  readonly log: Log;
  /** Keeps the driver's own value conversions, for libraries that expect them. */
  readonly plainValues?: boolean;
}

export function createPool({ address, size, log, plainValues = false }: PoolOptions): Pool {
  const pool = new Pool({
    // Statements of a transaction that do not wait for each other share one round trip.
    ...(plainValues ? plainSettings(address) : { ...clientSettings(address), pipeline: true }),
    max: size,
    connectionTimeoutMillis: 10_000,
    // A new connection has to prepare every statement and read the catalogue again, which costs more than several
    // orders.
    idleTimeoutMillis: 10 * 60_000,
  });
  // Without listeners, an idle connection that breaks would end the process. Only the error's message is logged: the
  // driver attaches the whole connection, including its keys, to the error.
  const report = ({ message }: Error) => {
    // A closed pool's connections may end a moment later than the server that is stopped next.
    if (!pool.ending) log.warn({ reason: message }, 'A database connection was lost');
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

export function createClient(address: DatabaseAddress): Client {
  return new Client({ ...clientSettings(address), connectionTimeoutMillis: 10_000 });
}

function plainSettings(address: DatabaseAddress): ClientConfig {
  return { ...address, application_name: 'awning', keepAlive: true };
}

function clientSettings(address: DatabaseAddress): ClientConfig {
  return { ...plainSettings(address), types: { getTypeParser } };
}

const asText = (text: string) => text;
const oid = { bigint: 20, date: 1082, timestamp: 1114, bigintArray: 1016 };
const parsers = new Map<number, (text: string) => unknown>([
  // Money is whole minor units, which a JavaScript number represents exactly only up to 2^53.
  [oid.bigint, BigInt],
  [oid.bigintArray, parseBigintArray],
  // A date has no time zone; the driver would convert it to midnight in the process's time zone.
  [oid.date, asText],
  [oid.timestamp, asText],
]);

export function getTypeParser(type: number, format?: 'text' | 'binary'): (value: never) => unknown {
  return (format !== 'binary' && parsers.get(type)) || types.getTypeParser(type, format ?? 'text');
}

function parseBigintArray(text: string): (bigint | null)[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map((part) => (part === 'NULL' ? null : BigInt(part)));
}
