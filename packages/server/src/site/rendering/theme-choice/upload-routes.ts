import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { auditedBy, type Connection, newId, writeAudit } from '../../../platform/database/index.ts';
import { defineRoute, type Route, refused, type TeamRequest } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { changeSettings } from '../../../platform/website/index.ts';
import { readTheme } from '../theme/read-theme.ts';
import { deleteUnusedTheme, insertTheme, lockThemes, selectThemeArchive, selectThemes } from '../theme/store.ts';
import type { Theme } from '../theme/theme.ts';
import { ThemeTooLargeError } from '../theme/theme-folder.ts';
import { isUploadedName, MAX_UPLOADED_THEMES, themeCacheFolder, unpackInto } from '../theme/uploaded-themes.ts';
import { listThemes } from './list-themes.ts';
import { MAX_ARCHIVE_MEGABYTES, themeMessages } from './messages.ts';
import { ThemeParams, ThemesAnswer, UploadAnswer } from './schema.ts';

const MAX_ARCHIVE_BYTES = MAX_ARCHIVE_MEGABYTES * 1024 * 1024;
const MAX_TITLE_LENGTH = 200;

/** A theme is code that runs on every page, so the member confirms that it is them. */
const changing = {
  access: { kind: 'team', right: 'settings.manage', fresh: true },
  forgery: 'crumb',
  limit: 'team-change',
} as const;

/** How themes come to a website, and how they leave it. */
export function themeUploadRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/website/themes',
      summary: `Uploads a theme as a zip file of at most ${MAX_ARCHIVE_MEGABYTES} MB. It is not chosen by that.`,
      ...changing,
      accepts: ['stream'],
      bodyLimit: MAX_ARCHIVE_BYTES,
      schema: {
        query: Type.Object({
          name: Type.Optional(Type.String({ maxLength: 300, description: 'Of the file, for a theme without a name' })),
        }),
        answer: UploadAnswer,
      },
      refusals: {
        400: themeMessages.archive('noTheme', ''),
        409: themeMessages.tooMany,
        413: themeMessages.tooLarge,
      },
      examples: [{ body: 'PK' }],
      handle: (request) => upload(parts, request, request.query.name),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/website/themes/:name',
      summary: 'Deletes an uploaded theme that is not the one of the website.',
      ...changing,
      schema: { params: ThemeParams, answer: ThemesAnswer },
      refusals: { 404: themeMessages.gone, 409: themeMessages.inUse },
      handle: (request) => remove(parts, request, request.params.name),
    }),
  ];
}

async function upload(parts: Parts, request: TeamRequest, fileName = '') {
  const { database, clock, config } = parts;
  const { website } = request;
  const archive = await receive(request.body as Readable | null | undefined);
  if (archive === undefined) return refused(413, themeMessages.tooLarge, { extra: { reason: 'tooLarge' } });
  const tooMany = refused(409, themeMessages.tooMany, { extra: { reason: 'tooMany' } });
  // Before the work of unpacking it, and again when no other can come in between.
  if (!(await hasRoom(database, website.id))) return tooMany;
  const id = newId(clock);
  const folder = join(themeCacheFolder(config), id);
  const unpacked = await unpackInto({ connection: parts.database, config: parts.config }, archive, id);
  if (!unpacked.ok) {
    const { fault, name } = unpacked;
    return refused(400, themeMessages.archive(fault, name), { extra: { reason: fault, file: name } });
  }
  const theme = await readOrDiscard(folder);
  if (theme instanceof ThemeTooLargeError) {
    const extra = { reason: 'tooMuch', file: theme.message };
    return refused(400, themeMessages.archive('tooMuch', theme.message), { extra });
  }
  const title = plain(theme.name === id ? fileName.replace(/\.zip$/i, '') : theme.name) || 'Theme';
  const row = { id, title, author: plain(theme.author), archive, createdAt: clock.now() };
  const isAdded = await database.transaction(async (connection) => {
    await lockThemes(connection, website.id);
    if (!(await hasRoom(connection, website.id))) return false;
    await insertTheme(connection, website.id, row);
    await writeAudit(connection, {
      ...auditOf(parts, request),
      what: 'website.themeUploaded',
      after: { theme: title },
    });
    return true;
  });
  if (!isAdded) {
    await rm(folder, { recursive: true, force: true });
    return tooMany;
  }
  return { ...(await listThemes(parts, website.id, website.settings.theme)), id };
}

async function hasRoom(connection: Connection, websiteId: string): Promise<boolean> {
  return (await selectThemes(connection, websiteId, MAX_UPLOADED_THEMES)).length < MAX_UPLOADED_THEMES;
}

/** Nothing if there is more than the limit; the server reads the rest away. */
async function receive(body: Readable | null | undefined): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body?.iterator({ destroyOnReturn: false }) ?? []) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > MAX_ARCHIVE_BYTES) return undefined;
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}

async function readOrDiscard(folder: string): Promise<Theme | ThemeTooLargeError> {
  try {
    return await readTheme(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (error instanceof ThemeTooLargeError) return error;
    throw error;
  }
}

/** A theme may call itself anything. */
function plain(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH);
}

async function remove(parts: Parts, request: TeamRequest, name: string) {
  const { database, config } = parts;
  const { website } = request;
  if (!isUploadedName(name)) return refused(404, themeMessages.gone, { extra: { reason: 'gone' } });
  const deleted = await database.transaction(async (connection) => {
    await lockThemes(connection, website.id);
    const title = await deleteUnusedTheme(connection, website.id, name);
    if (title === undefined) return false;
    await changeSettings(connection, website.id, ({ themeSettings }) => ({
      themeSettings: Object.fromEntries(Object.entries(themeSettings).filter(([theme]) => theme !== name)),
    }));
    await writeAudit(connection, {
      ...auditOf(parts, request),
      what: 'website.themeRemoved',
      before: { theme: title },
    });
    return true;
  });
  if (!deleted) {
    const isThere = (await selectThemeArchive(database, website.id, name, true)) !== undefined;
    return isThere
      ? refused(409, themeMessages.inUse, { extra: { reason: 'inUse' } })
      : refused(404, themeMessages.gone, { extra: { reason: 'gone' } });
  }
  await rm(join(themeCacheFolder(config), name), { recursive: true, force: true });
  return await listThemes(parts, website.id, website.settings.theme);
}

function auditOf({ clock }: Parts, { website, member }: TeamRequest) {
  return {
    ...auditedBy(clock, website.id, member),
    subject: `website/${website.id}`,
  };
}
