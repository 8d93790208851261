import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type ListedFile = Answer<'GET /api/files'>['rows'][number];
export type File = Answer<'GET /api/files/:id'>;
export type FileBody = File['body'];
export type FileFacts = Answer<'GET /api/files/:id/facts'>;
export type FileUse = Answer<'GET /api/files/:id/uses'>['uses'][number];
export type Folder = Answer<'GET /api/file-folders'>['rows'][number];

const fileKinds = ['image', 'video', 'audio', 'file'] as const;

/** What is out of date after a file or a folder has changed. */
export const filesKey = ['files'] as const;

/** What the list can be asked for in its address; folders are those of the website. */
export function fileChoices(folders: readonly Folder[]) {
  return { kind: fileKinds, folderId: folders.map(({ id }) => id), isUnused: ['true'] } as const;
}

export function filesQuery(asked: Asked<ReturnType<typeof fileChoices>>) {
  const { isUnused, ...others } = asked;
  const query = { ...others, ...(isUnused === undefined ? {} : { isUnused: true }) };
  return {
    key: [...filesKey, 'list', asked],
    load: (after: string | undefined) =>
      call('GET /api/files', { query: { ...query, ...(after === undefined ? {} : { after }) } }),
  };
}

export function fileFactsQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...filesKey, id, 'facts', version],
    queryFn: () => call('GET /api/files/:id/facts', { params: { id } }),
  });
}

/** All folders, by name; there are at most two hundred. */
export const foldersQuery = queryOptions({
  queryKey: [...filesKey, 'folders'],
  queryFn: async (): Promise<readonly Folder[]> => {
    const folders: Folder[] = [];
    let after: string | null = null;
    do {
      const page: Answer<'GET /api/file-folders'> = await call('GET /api/file-folders', {
        query: after === null ? {} : { after },
      });
      folders.push(...page.rows);
      after = page.nextAfter;
    } while (after !== null);
    return folders.toSorted((one, other) => one.title.localeCompare(other.title));
  },
});
