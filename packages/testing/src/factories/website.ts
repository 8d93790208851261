import { silentLog } from '@awning/server/platform/log';
import type { Parts } from '@awning/server/platform/parts';
import {
  createWebsite,
  type NewWebsite,
  readWebsiteById,
  saveSettings,
  type WebsiteDirectory,
} from '@awning/server/platform/website';
import { defaultWebsiteSettings, type WebsiteSettings } from '@awning/site-model';

export interface TestWebsite {
  readonly id: string;
  readonly name: string;
  readonly host: string;
}

/** A website in English, German and French that accepts offline payment, by default. */
export async function addWebsite(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { host, ...wanted }: Partial<Omit<NewWebsite, 'hosts'>> & { readonly host: string },
): Promise<TestWebsite> {
  const name = wanted.name ?? 'Shop';
  const defaults = { languages: threeLanguages, settings: testSettings() };
  const id = await createWebsite(database, clock, { ...defaults, ...wanted, name, hosts: [host] });
  return { id, name, host };
}

type RunningWebsites = Pick<Parts, 'database'> & { readonly app: { readonly websites: WebsiteDirectory } };

/**
 * Gives a website the settings of a new one except for these of its store, and waits until the server has loaded them.
 */
export async function setStore(
  server: RunningWebsites,
  website: TestWebsite,
  store: Partial<WebsiteSettings['storeSettings']>,
): Promise<void> {
  const { storeSettings } = testSettings();
  await setSettings(server, website, { storeSettings: { ...storeSettings, ...store } });
}

/** Changes the payment settings and keeps the others. */
export async function setPayment(
  server: RunningWebsites,
  website: TestWebsite,
  payment: Partial<WebsiteSettings['paymentSettings']>,
): Promise<void> {
  const { paymentSettings } = testSettings();
  const stored = await readWebsiteById(server.database, website.id, silentLog);
  await setSettings(server, website, { ...stored?.settings, paymentSettings: { ...paymentSettings, ...payment } });
}

/** The same for any settings. */
export async function setSettings(
  { app, database }: RunningWebsites,
  { id, host }: TestWebsite,
  settings: Partial<WebsiteSettings>,
): Promise<void> {
  const known = app.websites.known(host);
  await saveSettings(database, id, { ...testSettings(), ...settings });
  while (app.websites.known(host) === known) await new Promise((resolve) => void setImmediate(resolve));
}

/** The settings of a new website, except that orders may stay unpaid, without a limit. */
function testSettings(): WebsiteSettings {
  const paymentSettings: WebsiteSettings['paymentSettings'] = {
    waysToPay: { offline: true },
    howToPay: { en: 'Transfer the total to Shop Ltd.' },
    unpaidOrders: { days: 7, perEmail: 10_000, perNetwork: 10_000 },
  };
  return { ...defaultWebsiteSettings(), paymentSettings };
}

const threeLanguages = [
  { code: 'en', name: 'English', isPrimary: true, enabled: true },
  { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true },
  { code: 'fr', name: 'Français', isPrimary: false, enabled: true },
];
