import os from 'node:os';
import { readConfig } from '../../../platform/config/index.ts';
import { dyingDatabase } from '../../../platform/database/dying-database.fixture.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { createJobQueue } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { paymentProviders } from '../../payment/index.ts';
import { readCheckout } from '../goods/input.ts';
import { checkOut } from '../placing/checkout.ts';
import type { CheckoutJson } from '../schema.ts';
import { membershipPurchase } from './purchase.ts';

export interface KilledMembership {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly now: string;
  readonly secret: string;
  readonly websiteId: string;
  readonly cartToken: string;
  readonly siteUserId: string;
  readonly body: CheckoutJson;
  /** The number of statements after which it is killed. */
  readonly statements: number;
}

// A process for tests: buys access to a member area, and is killed after a number of statements.
const asked = JSON.parse(process.argv[2] ?? '') as KilledMembership;
const { address, now, secret, websiteId, cartToken, siteUserId, body, statements } = asked;
const read = readConfig({ DATA_DIR: os.tmpdir(), SECRET: secret }, '', os.tmpdir());
if (!read.ok) throw new Error(read.problems.join('\n'));
const clock = { now: () => new Date(now) };
const real = openDatabase({ address, log: silentLog });
const parts = {
  config: { ...read.config, secrets: [secret] },
  database: dyingDatabase(real, statements, 'everywhere'),
  clock,
  jobs: createJobQueue(clock),
  log: silentLog,
};
const website = await readWebsiteById(real, websiteId, silentLog);
if (!website) throw new Error('The website is gone');
const input = readCheckout(body, { providers: paymentProviders(parts), settings: website.settings, now: clock.now() });
if (!input.ok) throw new Error(JSON.stringify(input.errors));
const visitor = {
  website,
  language: 'en',
  token: cartToken,
  crumb: '',
  siteUser: undefined,
  cartKind: 'membership',
  takeNewCart: async () => 0,
} as const;
const bought = await checkOut(parts, membershipPurchase(parts, visitor, input.input, siteUserId));
if (!bought.ok) throw new Error(bought.refusal.reason);
await real.close();
