export { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.ts';
export { startThrowAwayPostgres } from './throw-away.ts';
