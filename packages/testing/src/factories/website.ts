import type { Parts } from '@awning/server/platform/parts';
import { createWebsite, type NewWebsite, saveSettings, type WebsiteDirectory } from '@awning/server/platform/website';
import { defaultWebsiteSettings, type WebsiteSettings } from '@awning/site-model';

export interface TestWebsite {
  readonly id: string;
  readonly name: string;
  readonly host: string;
}

/** A website in English, German and French, unless something else is asked for. */
export async function addWebsite(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { host, ...wanted }: Partial<Omit<NewWebsite, 'hosts'>> & { readonly host: string },
): Promise<TestWebsite> {
  const name = wanted.name ?? 'Shop';
  const id = await createWebsite(database, clock, { languages: threeLanguages, ...wanted, name, hosts: [host] });
  return { id, name, host };
}

/** Gives a website the settings of a new one but for these of its store, and waits until the server has heard of it. */
export async function setStore(
  server: ServerWithWebsites,
  website: TestWebsite,
  store: Partial<WebsiteSettings['storeSettings']>,
): Promise<void> {
  const { storeSettings } = defaultWebsiteSettings();
  await setSettings(server, website, { storeSettings: { ...storeSettings, ...store } });
}

/** The same for any settings. */
export async function setSettings(
  { app, database }: ServerWithWebsites,
  { id, host }: TestWebsite,
  settings: Partial<WebsiteSettings>,
): Promise<void> {
  const known = app.websites.known(host);
  await saveSettings(database, id, { ...defaultWebsiteSettings(), ...settings });
  while (app.websites.known(host) === known) await new Promise((resolve) => void setImmediate(resolve));
}

type ServerWithWebsites = Pick<Parts, 'database'> & { readonly app: { readonly websites: WebsiteDirectory } };

const threeLanguages = [
  { code: 'en', name: 'English', isPrimary: true, enabled: true },
  { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true },
  { code: 'fr', name: 'Français', isPrimary: false, enabled: true },
];
