import { ActionIcon, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api/client.ts';
import { documentCalls } from '../api/document-calls.ts';
import { sayProblem } from '../api/say.ts';
import { useTrash } from '../kit/document/use-trash.ts';
import { Icon } from '../kit/icon.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import style from './folders-dialog.module.css';
import { fileTexts } from './messages.ts';
import { type Folder, filesKey } from './queries.ts';

const folderTrash = { calls: documentCalls('/api/file-folders', 'asset-folder'), key: filesKey };

interface FoldersDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly folders: readonly Folder[];
}

/** Makes, renames and deletes folders. */
export function FoldersDialog({ isOpen, onClose, folders }: FoldersDialogProps) {
  const words = useTexts(fileTexts);
  const common = useTexts(commonTexts);
  const trash = useTrash(folderTrash, words.folderReasons);
  return (
    <Modal opened={isOpen} onClose={onClose} title={words.folders} closeButtonProps={{ 'aria-label': common.close }}>
      {folders.length === 0 ? (
        <Text c="var(--awning-quiet)" mb="md">
          {words.noFolders}
        </Text>
      ) : (
        <ul className={style['folders']}>
          {folders.map((folder) => (
            <li key={folder.id} className={style['folder']}>
              <NameForm
                // A name that was changed elsewhere replaces what stands here.
                key={folder.version}
                label={words.folderName}
                name={folder.title}
                action={words.rename}
                onSubmit={(name) =>
                  call('PUT /api/file-folders/:id', {
                    params: { id: folder.id },
                    body: { version: folder.version, body: { name } },
                  })
                }
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={words.deleteFolder(folder.title)}
                loading={trash.isPending}
                onClick={() => trash.mutate([folder])}
              >
                <Icon name="trash" size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <NameForm
        key={`new ${folders.length}`}
        label={words.newFolder}
        name=""
        action={words.addFolder}
        onSubmit={(name) => call('POST /api/file-folders', { body: { body: { name } } })}
      />
    </Modal>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly name: string;
  readonly action: string;
  readonly onSubmit: (name: string) => Promise<unknown>;
}

function NameForm({ label, name, action, onSubmit }: NameFormProps) {
  const words = useTexts(fileTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState('');
  const isChanged = typed.trim() !== '' && typed.trim() !== name;
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isChanged) return;
    try {
      await onSubmit(typed);
      setError('');
      await queries.invalidateQueries({ queryKey: filesKey });
    } catch (problem) {
      setError(sayProblem(problem, common, words.folderReasons));
    }
  }
  return (
    <form className={style['form']} onSubmit={(event) => void submit(event)} noValidate>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          className={style['name'] ?? ''}
          {...(name === '' ? { label } : { 'aria-label': `${label}: ${name}` })}
          maxLength={100}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {(name === '' || isChanged) && (
          <Button type="submit" variant="default" disabled={!isChanged}>
            {action}
          </Button>
        )}
      </Group>
    </form>
  );
}
