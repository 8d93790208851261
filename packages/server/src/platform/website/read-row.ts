import { allPlanFlags, defaultWebsiteSettings, readWebsiteSettings } from '@awning/site-model';
import type { Connection } from '../database/index.ts';
import type { Log } from '../log.ts';
import { selectFirstWebsiteId, selectWebsite, selectWebsites, type WebsiteRow } from './store.ts';
import type { Language, Website } from './website.ts';

/**
 * A stored setting that is no longer valid must not take the website down: the website runs with the defaults and logs
 * a warning.
 */
export function readRow(row: WebsiteRow, log: Log): Website {
  const settings = readWebsiteSettings(row.settings);
  if (!settings.ok) log.error({ websiteId: row.id }, `Settings of a website cannot be used: ${settings.message}`);
  return {
    id: row.id,
    name: row.name,
    hosts: row.hosts,
    address: row.address ?? undefined,
    languages: row.languages as readonly Language[],
    settings: settings.ok ? settings.value : defaultWebsiteSettings(),
    planFlags: row.plan_flags ?? allPlanFlags,
    version: row.version,
  };
}

/** A website for work without a request: jobs, commands. */
export async function readWebsiteById(
  connection: Connection,
  websiteId: string,
  log: Log,
): Promise<Website | undefined> {
  const row = await selectWebsite(connection, websiteId);
  return row && readRow(row, log);
}

/** Whether the website is the one that the installation began with. */
export async function isFirstWebsite(connection: Connection, websiteId: string): Promise<boolean> {
  return (await selectFirstWebsiteId(connection)) === websiteId;
}

/** All websites of the installation. */
export async function readAllWebsites(connection: Connection, log: Log): Promise<Website[]> {
  return (await selectWebsites(connection)).map((row) => readRow(row, log));
}
