import { Anchor, Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { isNotThere } from '../api/say.ts';
import { BackLink } from '../kit/back-link.tsx';
import { DetailScreen } from '../kit/editing/detail-screen.tsx';
import { HistoryButton } from '../kit/history/history-drawer.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { NotThere } from '../kit/not-there.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { FileAside } from './file-aside.tsx';
import { FileForm } from './file-form.tsx';
import { FileHistory } from './file-history.tsx';
import { fileTexts } from './messages.ts';
import { type File, fileFactsQuery, fileQuery, filesKey } from './queries.ts';
import { ReplaceButton } from './replace-button.tsx';
import { useFileEditor } from './use-file-editor.ts';
import { useFileTrash } from './use-file-trash.ts';

const listPath = '/config/files';

export function FileScreen() {
  const words = useTexts(fileTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const file = useQuery(fileQuery(id));
  if (file.data === undefined && isNotThere(file.error)) {
    return (
      <NotThere title={words.unknown}>
        <Anchor component={Link} to={listPath}>
          {words.toFiles}
        </Anchor>
      </NotThere>
    );
  }
  if (file.data) return <EditedFile key={id} file={file.data} />;
  return (
    <Page title={words.title} back={<BackLink to={listPath}>{words.title}</BackLink>}>
      <Loaded query={file}>{() => null}</Loaded>
    </Page>
  );
}

function EditedFile({ file }: { readonly file: File }) {
  const words = useTexts(fileTexts);
  const queries = useQueryClient();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { id } = file;
  const { queryKey } = fileQuery(id);
  const { editor, fields } = useFileEditor({
    document: file,
    save: (version, body) => call('PUT /api/files/:id', { params: { id }, body: { version, body } }),
    reload: () => call('GET /api/files/:id', { params: { id } }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved as File);
      void queries.invalidateQueries({ queryKey: filesKey });
    },
  });
  const facts = useQuery(fileFactsQuery(id, editor.base.version));
  return (
    <>
      <DetailScreen
        title={editor.base.body.filename}
        back={<BackLink to={listPath}>{words.title}</BackLink>}
        actions={
          <FileActions file={file} isEditing={editor.state !== 'normal'} onHistory={() => setHistoryOpen(true)} />
        }
        editor={editor}
        fields={fields}
        main={<Loaded query={facts}>{(found) => <FileForm id={id} editor={editor} facts={found} />}</Loaded>}
        aside={<Loaded query={facts}>{(found) => <FileAside id={id} editor={editor} facts={found} />}</Loaded>}
        onRecover={async () => {
          const recovered = await call('POST /api/files/:id/recover', { params: { id } });
          editor.goOnFrom(recovered);
          await queries.invalidateQueries({ queryKey: filesKey });
        }}
      />
      <FileHistory
        file={editor.base as File}
        fields={fields}
        isEditing={editor.state !== 'normal'}
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
    </>
  );
}

interface FileActionsProps {
  readonly file: File;
  readonly isEditing: boolean;
  readonly onHistory: () => void;
}

function FileActions({ file, isEditing, onHistory }: FileActionsProps) {
  const words = useTexts(fileTexts);
  const navigate = useNavigate();
  const trash = useFileTrash();
  const { id, version, body } = file;
  return (
    <Group gap="sm">
      <HistoryButton onClick={onHistory} />
      <Button
        component="a"
        href={`/api/files/${id}/content`}
        download={body.filename}
        variant="default"
        leftSection={<Icon name="download" size={16} />}
      >
        {words.download}
      </Button>
      <ReplaceButton file={file} isDisabled={isEditing} />
      <Button
        variant="default"
        leftSection={<Icon name="trash" size={16} />}
        loading={trash.isPending}
        onClick={() =>
          trash.mutate([{ id, version, title: body.filename }], {
            onSuccess: (gone) => {
              if (gone.length > 0) void navigate({ to: listPath });
            },
          })
        }
      >
        {words.toTrash}
      </Button>
    </Group>
  );
}
