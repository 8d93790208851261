import { defaultWebsiteSettings, readWebsiteSettings, type WebsiteSettings } from '@awning/site-model';
import type { Clock } from '../clock.ts';
import { type Connection, newId } from '../database/index.ts';
import { hostKey, WEBSITE_CHANNEL } from './directory.ts';
import { isPrivateHost } from './private-place.ts';
import { lockWebsite, type StoredHost, storeSettings, storeWebsite } from './store.ts';
import type { Language } from './website.ts';

export interface NewWebsite {
  readonly name: string;
  /**
   * `https://shop.example`, or the host alone for https, and for http where it is private. The first one is the primary host. None
   * at all is right while the installation has one website only.
   */
  readonly hosts?: readonly string[];
  readonly languages?: readonly Language[];
  readonly settings?: WebsiteSettings;
  /** All of them when absent (D-015). */
  readonly planFlags?: readonly number[];
}

/** Stores a new website and answers its id. A host that belongs to another website already is thrown as a duplicate key. */
export async function createWebsite(connection: Connection, clock: Clock, website: NewWebsite): Promise<string> {
  const id = newId(clock);
  await storeWebsite(connection, {
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

/** Replaces the settings of a website; every process sees them at its next request. */
export async function saveSettings(
  connection: Connection,
  websiteId: string,
  settings: WebsiteSettings,
): Promise<void> {
  await storeSettings(connection, websiteId, settings);
  await connection.notify(WEBSITE_CHANNEL, websiteId);
}

/** Changes some settings and keeps the others, also when somebody else changes those at the same moment. Answers before and after. */
export async function changeSettings(
  connection: Connection,
  websiteId: string,
  change: Partial<WebsiteSettings>,
): Promise<{ readonly before: WebsiteSettings; readonly after: WebsiteSettings }> {
  const row = await lockWebsite(connection, websiteId);
  const stored = readWebsiteSettings(row?.settings ?? {});
  const before = stored.ok ? stored.value : defaultWebsiteSettings();
  const after = { ...before, ...change };
  await saveSettings(connection, websiteId, after);
  return { before, after };
}
