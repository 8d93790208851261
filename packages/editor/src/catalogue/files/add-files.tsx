import { Button, Group, Input, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { call } from '../../api/client.ts';
import { useSession } from '../../app/session.ts';
import { Icon } from '../../kit/icon.tsx';
import { PickerDialog } from '../../kit/pickers/picker-dialog.tsx';
import { UploadButton } from '../../kit/upload/upload-button.tsx';
import { UploadPanel } from '../../kit/upload/upload-panel.tsx';
import { useUploads } from '../../kit/upload/use-uploads.ts';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductBody } from '../product-body.ts';
import { fileLine } from './file-line.tsx';
import { fileKey } from './file-queries.ts';
import style from './files.module.css';

type ChosenFile = NonNullable<ProductBody['files']>[number];

interface AddFilesProps {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onAdd: (files: readonly ChosenFile[]) => void;
}

/** Files that are dropped here or chosen on one's own computer, and those that the website has already. */
export function AddFiles({ chosen, error, onAdd }: AddFilesProps) {
  const words = useTexts(productTexts);
  const { rights } = useSession();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const canUpload = rights.includes('files.edit');
  const uploads = useUploads({
    isPrivate: true,
    onStored: ({ id, body }) => {
      void queries.invalidateQueries({ queryKey: fileKey });
      onAdd([{ assetId: id, name: body?.filename ?? '' }]);
    },
  });
  const take = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) uploads.add([...event.dataTransfer.files]);
  };
  const hover = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <>
      <fieldset
        className={style['add']}
        aria-label={words.addFiles}
        data-over={isOver || undefined}
        {...(canUpload && { onDrop: take, onDragOver: hover, onDragLeave: () => setOver(false) })}
      >
        <Group gap="sm">
          {canUpload && <UploadButton label={words.uploadFile} variant="default" onFiles={uploads.add} />}
          <Button variant="default" leftSection={<Icon name="folder" size={18} />} onClick={() => setOpen(true)}>
            {words.chooseFile}
          </Button>
        </Group>
        {canUpload && (
          <Text size="sm" c="var(--awning-quiet)">
            {words.dropFile}
          </Text>
        )}
        {error && <Input.Error role="alert">{error}</Input.Error>}
      </fieldset>
      <UploadPanel uploads={uploads} />
      <PickerDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.chooseFile}
        queryKey={fileKey}
        query={loadFiles}
        chosen={chosen}
        isMultiple
        onPick={(rows) => {
          onAdd(rows.map(({ id, filename }) => ({ assetId: id, name: filename })));
          setOpen(false);
        }}
        nameOf={({ filename }) => filename}
        draw={fileLine}
        layout="lines"
        empty={{ title: words.noPrivateFiles, text: words.noPrivateFilesText }}
      />
    </>
  );
}

function loadFiles(search: string, after: string | undefined) {
  const query = { ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) };
  return call('GET /api/commerce/files', { query });
}
