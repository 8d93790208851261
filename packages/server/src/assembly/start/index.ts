export { StartRefusal } from '../../platform/start-refusal.ts';
export { describeDatabase } from './describe-database.ts';
export { openPostgres } from './open-postgres.ts';
export { listenRefusal } from './port.ts';
export { printedReport, type Report, silentReport } from './report.ts';
export { runServer } from './run-server.ts';
export { stopRequested } from './signals.ts';
export { createStops, type Stops } from './stops.ts';
export { awningVersion } from './version.ts';
