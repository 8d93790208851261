import { defineDocument, type EditContext } from '../../../platform/editing/index.ts';
import { mediaMessages } from '../messages.ts';
import { MAX_FOLDERS } from './limit.ts';
import { FolderBody } from './schema.ts';
import {
  deleteTrashedFolder,
  lockFiles,
  selectFolder,
  selectFolders,
  selectOtherFolders,
  trashFolder,
  upsertFolder,
} from './store.ts';

/** A folder of files; a file says which one it lies in. */
export const folderDocument = defineDocument({
  kind: 'asset-folder',
  path: '/api/file-folders',
  words: { one: 'folder', many: 'folders' },
  schema: FolderBody,
  schemaVersion: 1,
  right: 'files.edit',
  hasDrafts: false,
  example: { name: 'Spring' },
  load: async ({ connection, website }, id) => {
    const row = await selectFolder(connection, website.id, id);
    return row && { body: { name: row.name }, isVisible: true };
  },
  check,
  write: ({ connection, website, clock }, id, { name }) => upsertFolder(connection, website.id, id, name, clock.now()),
  many: {
    title: ({ name }) => name,
    facts: {},
    list: async ({ connection, website }, { after, search, limit }) => {
      const rows = await selectFolders(connection, website.id, after, search, limit);
      return rows.map(({ id, name }) => ({ id, title: name, facts: {} }));
    },
    hide: async ({ connection, website, clock }, id) => {
      if (await lockFiles(connection, website.id, id)) return { message: mediaMessages.folder.hasFiles };
      await trashFolder(connection, website.id, id, clock.now());
      return undefined;
    },
    purge: async ({ connection, website }, id) => {
      await deleteTrashedFolder(connection, website.id, id);
      return undefined;
    },
  },
  uniqueKeys: { asset_folder_one_per_name: { field: 'name', message: mediaMessages.folder.taken } },
  // No page shows a folder.
  subjects: () => [],
});

async function check({ connection, website }: EditContext, body: FolderBody, id: string) {
  const name = body.name.trim().normalize('NFC');
  if (name === '') return { ok: false, errors: { name: mediaMessages.folder.name } } as const;
  const { isTaken, count } = await selectOtherFolders(connection, website.id, id, name);
  if (isTaken) return { ok: false, errors: { name: mediaMessages.folder.taken } } as const;
  if (count >= MAX_FOLDERS) return { ok: false, errors: { name: mediaMessages.folder.tooMany } } as const;
  return { ok: true, body: { name } } as const;
}
