import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { HistoryDrawer } from '../kit/history/history-drawer.tsx';
import { kitTexts } from '../kit/messages.ts';
import { useChange } from '../kit/use-change.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
import { useTexts } from '../texts/texts.ts';
import { fileTexts } from './messages.ts';
import { type File, type FileBody, fileQuery, filesKey } from './queries.ts';

interface FileHistoryProps {
  readonly file: File;
  readonly fields: readonly DocumentField<FileBody>[];
  readonly isEditing: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function FileHistory({ file, fields, isEditing, isOpen, onClose }: FileHistoryProps) {
  const words = useTexts(kitTexts);
  const { trashReasons } = useTexts(fileTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const { id, version } = file;
  const { queryKey } = fileQuery(id);
  const bring = (no: number, from: number) =>
    call('POST /api/files/:id/restore', { params: { id }, body: { version: from, no } });
  const restore = useChange({
    change: async (no: number) => {
      const restored = await bring(no, version);
      queries.setQueryData(queryKey, restored);
      offerUndo({ message: words.restored, undo: () => bring(version, restored.version) });
    },
    stale: filesKey,
    reasons: { ...words.reasons, ...trashReasons },
  });
  return (
    <HistoryDrawer
      isOpen={isOpen}
      onClose={onClose}
      queryKey={queryKey}
      calls={{
        versions: (before) =>
          call('GET /api/files/:id/versions', {
            params: { id },
            query: before === undefined ? {} : { before },
          }),
        version: (no) => call('GET /api/files/:id/version', { params: { id }, query: { no } }),
        restore: restore.mutateAsync,
      }}
      fields={fields}
      current={file}
      obstacle={isEditing ? words.saveFirst : undefined}
      isRestoring={restore.isPending}
    />
  );
}
