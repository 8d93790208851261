import { Button, Group, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { fileTexts } from './messages.ts';
import { type Folder, filesKey, type ListedFile } from './queries.ts';

interface MoveDialogProps {
  readonly files: readonly ListedFile[];
  readonly folders: readonly Folder[];
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Puts the selected files into a folder, or takes them out of theirs. */
export function MoveDialog({ files, folders, onClose, onMoved }: MoveDialogProps) {
  const words = useTexts(fileTexts);
  const common = useTexts(commonTexts);
  const [folderId, setFolderId] = useState('');
  const move = useChange({
    change: async () => {
      for (const { id } of files) {
        const { version, body } = await call('GET /api/files/:id', { params: { id } });
        const moved = { ...body, folderId: folderId === '' ? null : folderId };
        await call('PUT /api/files/:id', { params: { id }, body: { version, body: moved } });
      }
    },
    stale: filesKey,
    success: words.moved(files.length),
    reasons: words.reasons,
  });
  return (
    <Modal
      opened={files.length > 0}
      onClose={onClose}
      title={words.moveTitle(files.length)}
      closeButtonProps={{ 'aria-label': common.close }}
      centered
    >
      <Select
        data-autofocus
        label={words.folder}
        data={[{ value: '', label: words.noFolder }, ...folders.map(({ id, title }) => ({ value: id, label: title }))]}
        value={folderId}
        onChange={(value) => setFolderId(value ?? '')}
        allowDeselect={false}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button loading={move.isPending} onClick={() => move.mutate(undefined, { onSuccess: onMoved })}>
          {words.moveNow}
        </Button>
      </Group>
    </Modal>
  );
}
