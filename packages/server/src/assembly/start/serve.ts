import { ownerSetupLinks, type SetupLink } from '../../people/team/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Config, secretsOf } from '../../platform/config/index.ts';
import { type DatabaseAddress, migrate, openDatabase } from '../../platform/database/index.ts';
import { createJobQueue, startWorker } from '../../platform/jobs/index.ts';
import { createLog } from '../../platform/log.ts';
import type { Parts } from '../../platform/parts.ts';
import { ownAddress, type WebsiteAddress, websiteAddresses } from '../../platform/website/index.ts';
import { loadPaymentModule, type PaymentProvider } from '../../store/payment/index.ts';
import { buildApp } from '../app.ts';
import { features } from '../features.ts';
import { fillSampleSite } from '../sample/index.ts';
import { settleImport } from '../transfer/index.ts';
import { openPostgres } from './open-postgres.ts';
import { listenRefusal, takePort } from './port.ts';
import type { Report } from './report.ts';
import { createStops, type Stops } from './stops.ts';

export interface Service {
  readonly websites: readonly WebsiteAddress[];
  /** The one-time links that create the owners of websites without one. */
  readonly setupLinks: readonly SetupLink[];
  /** Lets running requests and jobs finish, then leaves the database; the last process stops an embedded one. */
  close(): Promise<void>;
}

/** How long running requests and jobs may take when the server is stopped. */
const MAX_DRAIN_MS = 10_000;

/**
 * Every step from a checked configuration to a listening server. If a step fails, everything started before is stopped.
 */
export async function serve(written: Config, report: Report): Promise<Service> {
  const stops = createStops();
  try {
    const port = await takePort(written);
    stops.add(() => port.release());
    // Links are built from the settings, so they must name the port that was taken.
    const config = { ...written, port: port.number };
    // Before the database is touched: a start that is refused has migrated nothing.
    const paymentProviders = await loadPaymentModule(config.paymentModule, { clock: systemClock });
    const { parts, address } = await openParts(config, paymentProviders, report, stops);
    await report.step(
      'Sample shop created',
      () => fillSampleSite(parts),
      (isNew) => (isNew ? 'Sample shop created' : undefined),
    );
    await startJobs(parts, address, stops);
    await port.release();
    await listen(parts, stops);
    return {
      websites: await websiteAddresses(parts.database, ownAddress(config)),
      setupLinks: await ownerSetupLinks(parts),
      close: () => stops.run(),
    };
  } catch (error) {
    await stops.run();
    throw error;
  }
}

async function openParts(config: Config, paymentProviders: readonly PaymentProvider[], report: Report, stops: Stops) {
  const log = createLog({ level: config.logLevel });
  const address = await openPostgres(config, report, stops);
  const settled = await settledConfig(config, address);
  await report.step(
    'Database migrated',
    () => migrate({ address, log }),
    ({ length }) =>
      length > 0 ? `Database migrated (${length} ${length === 1 ? 'step' : 'steps'})` : 'Database up to date',
  );
  const database = openDatabase({ address, log });
  stops.add(() => database.close());
  const parts: Parts = { config: settled, database, clock: systemClock, jobs: createJobQueue(), log, paymentProviders };
  return { parts, address };
}

/** A killed import is completed first: rows, files and secrets belong together. */
async function settledConfig(config: Config, address: DatabaseAddress): Promise<Config> {
  const { dataFolder, isSecretGiven = true } = config;
  const hasChanged = await settleImport({ address, dataFolder });
  return hasChanged && !isSecretGiven ? { ...config, secrets: await secretsOf(dataFolder) } : config;
}

async function startJobs(parts: Parts, address: DatabaseAddress, stops: Stops): Promise<void> {
  const { database, log } = parts;
  const tasks = features.flatMap((feature) => feature.tasks?.(parts, features) ?? []);
  const schedules = features.flatMap((feature) => feature.schedules ?? []);
  const worker = await startWorker({ address, database, tasks, schedules, log });
  // Jobs that take longer are aborted; the queue gives them to the next process.
  stops.add(() => worker.stop(), MAX_DRAIN_MS);
}

async function listen(parts: Parts, stops: Stops): Promise<void> {
  const { host, port } = parts.config;
  const app = await buildApp(parts);
  stops.add(async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), MAX_DRAIN_MS);
    await app.close();
    clearTimeout(cut);
  });
  await app.listen({ host, port }).catch((error: unknown) => {
    throw listenRefusal(error, host, port);
  });
}
