import { defaultWebsiteSettings, readWebsiteSettings, type WebsiteSettings } from '@awning/site-model';
import type { Clock } from '../clock.ts';
import { type Connection, newId } from '../database/index.ts';
import { announceChange } from '../subjects/index.ts';
import { hostKey, WEBSITE_CHANNEL } from './directory.ts';
import { isPrivateHost } from './private-place.ts';
import { insertWebsite, lockWebsite, type StoredHost, updateLanguages, updateSettings } from './store.ts';
import type { Language } from './website.ts';

export interface NewWebsite {
  readonly name: string;
  /**
   * `https://shop.example`, or only the host: https, or http for a private host. The first one is the primary host. It
   * may be empty while the installation has a single website.
   */
  readonly hosts?: readonly string[];
  readonly languages?: readonly Language[];
  readonly settings?: WebsiteSettings;
  /** All plan features if absent (D-015). */
  readonly planFlags?: readonly number[];
}

/** Stores a new website and returns its id. Throws a duplicate key if a host belongs to another website. */
export async function createWebsite(connection: Connection, clock: Clock, website: NewWebsite): Promise<string> {
  const id = newId(clock);
  await insertWebsite(connection, {
    id,
    name: website.name,
    hosts: (website.hosts ?? []).map(readHost),
    languages: website.languages ?? [{ code: 'en', name: 'English', isPrimary: true, enabled: true }],
    settings: website.settings ?? defaultWebsiteSettings(),
    planFlags: website.planFlags ?? null,
    createdAt: clock.now(),
  });
  await connection.notify(WEBSITE_CHANNEL, id);
  return id;
}

function readHost(text: string): StoredHost {
  const url = new URL(text.includes('://') ? text : `${isPrivateHost(text) ? 'http' : 'https'}://${text}`);
  const port = url.port === '' ? null : Number(url.port);
  return { scheme: url.protocol === 'http:' ? 'http' : 'https', host: hostKey(url.hostname), port };
}

/** Replaces the settings of a website; every process uses them from its next request on. */
export async function saveSettings(
  connection: Connection,
  websiteId: string,
  settings: WebsiteSettings,
): Promise<void> {
  await updateSettings(connection, websiteId, settings);
  await connection.notify(WEBSITE_CHANNEL, websiteId);
}

/** Replaces the languages of a website; every process uses them from its next request on. */
export async function changeLanguages(
  connection: Connection,
  websiteId: string,
  languages: readonly Language[],
): Promise<void> {
  await updateLanguages(connection, websiteId, languages);
  await connection.notify(WEBSITE_CHANNEL, websiteId);
  await announceChange(connection, { websiteId, subjects: 'all' });
}

/**
 * Changes some settings and keeps the others, even if another request changes those at the same time. Returns the
 * settings before and after.
 */
export async function changeSettings(
  connection: Connection,
  websiteId: string,
  change: Partial<WebsiteSettings> | ((before: WebsiteSettings) => Partial<WebsiteSettings>),
): Promise<{ readonly before: WebsiteSettings; readonly after: WebsiteSettings }> {
  const row = await lockWebsite(connection, websiteId);
  const stored = readWebsiteSettings(row?.settings ?? {});
  const before = stored.ok ? stored.value : defaultWebsiteSettings();
  const after = { ...before, ...(typeof change === 'function' ? change(before) : change) };
  await saveSettings(connection, websiteId, after);
  return { before, after };
}
