import { call } from '../api/client.ts';
import { useTrash } from '../kit/use-trash.ts';
import { useTexts } from '../texts/texts.ts';
import { fileTexts } from './messages.ts';
import { filesKey } from './queries.ts';

/** Moves files to the trash, with a way back in the notice. */
export function useFileTrash() {
  const { trashReasons } = useTexts(fileTexts);
  return useTrash({
    trash: ({ id, version }) => call('DELETE /api/files/:id', { params: { id }, query: { version } }),
    recover: (id) => call('POST /api/files/:id/recover', { params: { id } }),
    stale: filesKey,
    reasons: trashReasons,
  });
}
