import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { HistoryDrawer } from '../kit/history/history-drawer.tsx';
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

export function FileHistory({ file, ...drawer }: FileHistoryProps) {
  const { trashReasons } = useTexts(fileTexts);
  const queries = useQueryClient();
  const { id } = file;
  const { queryKey } = fileQuery(id);
  return (
    <HistoryDrawer
      {...drawer}
      current={file}
      queryKey={queryKey}
      calls={{
        versions: (query) => call('GET /api/files/:id/versions', { params: { id }, query }),
        version: (no) => call('GET /api/files/:id/version', { params: { id }, query: { no } }),
        restore: (no, version) => call('POST /api/files/:id/restore', { params: { id }, body: { version, no } }),
      }}
      onRestored={(restored) => queries.setQueryData(queryKey, restored)}
      stale={filesKey}
      reasons={trashReasons}
    />
  );
}
