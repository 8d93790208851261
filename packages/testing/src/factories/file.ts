import { silentLog } from '@awning/server/platform/log';
import { readWebsiteById } from '@awning/server/platform/website';
import { addFile as addOwnFile } from '@awning/server/site/media';
import type { Right } from '@awning/site-model';
import sharp from 'sharp';
import type { TestServer } from '../server/test-server.ts';
import type { TestWebsite } from './website.ts';

export interface WantedFile {
  readonly website?: Pick<TestWebsite, 'id'>;
  readonly filename?: string;
  readonly bytes?: Uint8Array;
  readonly isPrivate?: boolean;
}

/** A file of the website, by default a picture. Returns its id. */
export async function addFile(server: TestServer, wanted: WantedFile = {}): Promise<string> {
  const { website = server.website, filename = 'mug.png', bytes = await pictureBytes(), isPrivate = false } = wanted;
  const { parts, database, clock } = server;
  const loaded = await readWebsiteById(database, website.id, silentLog);
  if (!loaded) throw new Error('The website is gone');
  return await database.transaction((connection) =>
    addOwnFile(
      parts,
      { connection, website: loaded, clock, author: { name: 'A test', rights: new Set<Right>() } },
      { filename, bytes, isPrivate },
    ),
  );
}

/** A picture of one colour. */
export async function pictureBytes(
  width = 900,
  height = 600,
  format: 'png' | 'webp' | 'jpeg' | 'gif' | 'avif' = 'png',
): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#1f4a48' } })
    .toFormat(format)
    .toBuffer();
}
