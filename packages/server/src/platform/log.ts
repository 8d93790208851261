import { type DestinationStream, type Logger, pino } from 'pino';

/** Errors and slow requests only: a line for every request costs a third of the throughput. */
export type Log = Logger;

export interface LogOptions {
  readonly level: string;
  /** Where the lines go; standard output when absent. */
  readonly destination?: DestinationStream;
}

export function createLog(options: LogOptions): Log {
  const settings = { level: options.level, redact: { paths: [...secretFields, ...rowFields], censor: '[hidden]' } };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}

/** For tests and short commands. */
export const silentLog: Log = pino({ level: 'silent' });

// A log is read by more people than the database is, so what opens a door never gets into it.
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
// What PostgreSQL tells beside an error: whole rows and statements.
const rowFields = ['err.detail', 'err.where', 'err.internalQuery'];
const secretFields = secretNames.flatMap((name) =>
  ['', '*', '*.*'].map((depth) =>
    depth === '' ? name : name.startsWith('[') ? `${depth}${name}` : `${depth}.${name}`,
  ),
);
