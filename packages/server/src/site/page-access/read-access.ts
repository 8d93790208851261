import type { Connection } from '../../platform/database/index.ts';
import { primaryLanguage, type Website } from '../../platform/website/index.ts';
import { selectCollections, textOf } from '../content/index.ts';
import type { AccessAnswer } from './schema.ts';
import { selectAccess } from './store.ts';

/** Who may see a page, as the team reads it; undefined if there is no such page. */
export async function readAccess(
  connection: Connection,
  website: Website,
  id: string,
): Promise<AccessAnswer | undefined> {
  const found = await selectAccess(connection, website.id, id);
  if (!found) return undefined;
  const { permission, passwordHash, isInArea } = found;
  return {
    permission: permission as AccessAnswer['permission'],
    hasPassword: passwordHash !== null,
    isInArea,
    guardedIndex: await guardedIndexOf(connection, website, id),
  };
}

async function guardedIndexOf(connection: Connection, website: Website, id: string): Promise<string | null> {
  const pages = await selectCollections(connection, website.id);
  const guardId = pages.find((page) => page.id === id)?.guardId;
  const index = guardId === id ? undefined : pages.find((page) => page.id === guardId);
  const language = primaryLanguage(website);
  return index === undefined ? null : (textOf(index.texts, 'title', { language, primaryLanguage: language }) ?? '');
}
