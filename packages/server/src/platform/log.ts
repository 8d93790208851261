import { type DestinationStream, type Logger, pino } from 'pino';

/** Errors and slow requests only: a line per request would cost a third of the throughput. */
export type Log = Logger;

export interface LogOptions {
  readonly level: string;
  /** Where the lines are written; standard output by default. */
  readonly destination?: DestinationStream;
}

export function createLog(options: LogOptions): Log {
  const settings = { level: options.level, redact: { paths: [...secretFields, ...rowFields], censor: '[hidden]' } };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}

/** For tests and short commands. */
export const silentLog: Log = pino({ level: 'silent' });

// A log has more readers than the database, so credentials are never written to it.
const secretNames = [
  'password',
  'secret',
  'token',
  'crumb',
  'cookie',
  '["set-cookie"]',
  'authorization',
  'connectionString',
];
// Fields of PostgreSQL errors that contain whole rows and statements.
const rowFields = ['err.detail', 'err.where', 'err.internalQuery'];
const secretFields = secretNames.flatMap((name) =>
  ['', '*', '*.*'].map((depth) =>
    depth === '' ? name : name.startsWith('[') ? `${depth}${name}` : `${depth}.${name}`,
  ),
);
