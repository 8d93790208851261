import type { Connection } from '../../../platform/database/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { readWebsiteById, type Website } from '../../../platform/website/index.ts';

/** The website in the request is a moment old. */
export async function newestWebsite(connection: Connection, website: Website): Promise<Website> {
  return (await readWebsiteById(connection, website.id, silentLog)) ?? website;
}

/** The languages of a website without those that it has left out. */
export function listedLanguages({ languages }: Pick<Website, 'languages'>) {
  return languages
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ code, name, isPrimary, enabled }) => ({ code, name, isPrimary, enabled }));
}
