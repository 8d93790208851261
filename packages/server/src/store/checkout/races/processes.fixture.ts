import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from '@awning/testing';
import { builtServer } from '../../../assembly/start/built.fixture.ts';
import { ServerProcess } from '../../../assembly/start/server-process.fixture.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface Ledger {
  readonly origin: string;
  /** The provider's state by the key of the charge. */
  states(): Promise<Readonly<Record<string, string>>>;
  /** How much of each charge was refunded, in cents. */
  refunded(): Promise<Readonly<Record<string, number>>>;
  stop(): void;
}

/** A payment provider that outlives the shop. */
export async function startLedger(): Promise<Ledger> {
  const child = spawn(process.execPath, [here('ledger.fixture.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = `http://127.0.0.1:${String(port).trim()}`;
  const read = async () =>
    (await (await fetch(origin)).json()) as { ledger: Record<string, string>; refunded: Record<string, number> };
  return {
    origin,
    states: async () => (await read()).ledger,
    refunded: async () => (await read()).refunded,
    stop: () => void child.kill('SIGKILL'),
  };
}

export interface ShopProcess {
  readonly origin: string;
  isRunning(): boolean;
  kill(): Promise<void>;
}

export interface ShopOptions {
  readonly folder: string;
  readonly settings: Record<string, string>;
}

/** The built server as a separate process. */
export async function startShop({ folder, settings }: ShopOptions): Promise<ShopProcess> {
  const server = new ServerProcess(builtServer, folder, { HOST: '127.0.0.1', LOG_LEVEL: 'error', ...settings });
  const address = new URL(await server.address());
  return {
    origin: `http://127.0.0.1:${address.port}`,
    isRunning: () => server.child.exitCode === null && server.child.signalCode === null,
    kill: async () => void (await server.stop('SIGKILL')),
  };
}

/** Settings of a shop on the test's database that takes money through the ledger. */
export function shopSettings(database: Pick<TestDatabase, 'address'>, ledger: Ledger): Record<string, string> {
  return { DATABASE_URL: addressOf(database), ...ledgerSettings(ledger) };
}

export function ledgerSettings({ origin }: Ledger): Record<string, string> {
  return {
    PAYMENT_MODULE: here('ledger-module.fixture.mjs'),
    TEST_LEDGER_URL: origin,
    SECRET: 'a secret for tests that is long enough',
    // Hundreds of shoppers on one machine.
    RATE_LIMITS: 'checkout=100000,cart-change=100000,new-cart=100000,team-change=100000',
  };
}

function addressOf({ address: { host, port, user, database } }: Pick<TestDatabase, 'address'>): string {
  return `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}
