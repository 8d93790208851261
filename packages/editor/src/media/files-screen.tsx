import { fileSizeText } from '@awning/formats';
import { Button, Group, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { TrashLink, useTrashAct } from '../kit/document/actions.tsx';
import { Icon } from '../kit/icon.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import type { Selection } from '../kit/list/use-selection.ts';
import { DropArea } from '../kit/upload/drop-area.tsx';
import { uploadTexts } from '../kit/upload/messages.ts';
import { UploadButton } from '../kit/upload/upload-button.tsx';
import { UploadPanel } from '../kit/upload/upload-panel.tsx';
import { useUploads } from '../kit/upload/use-uploads.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { CleanUnused } from './clean-unused.tsx';
import { FileGrid } from './file-grid.tsx';
import { fileKind } from './file-kind.ts';
import style from './files.module.css';
import { FoldersDialog } from './folders-dialog.tsx';
import { fileTexts } from './messages.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type Folder, fileChoices, filesKey, filesQuery, foldersQuery, type ListedFile } from './queries.ts';
import { Thumbnail } from './thumbnail.tsx';

const noFolders: readonly Folder[] = [];

export function FilesScreen() {
  const words = useTexts(fileTexts);
  const uploading = useTexts(uploadTexts);
  const queries = useQueryClient();
  const { data: folders = noFolders } = useQuery(foldersQuery);
  const address = useListAddress(useMemo(() => fileChoices(folders), [folders]));
  const { folderId, isUnused } = address.asked;
  const files = usePagedRows(filesQuery(address.asked));
  const trash = useTrashAct(fileKind);
  const uploads = useUploads({
    folderId,
    onStored: () => void queries.invalidateQueries({ queryKey: filesKey }),
  });
  const [view, setView] = useLocalStorage<'grid' | 'list'>({ key: 'awning-files-view', defaultValue: 'grid' });
  const [areFoldersOpen, setFoldersOpen] = useState(false);
  const [moving, setMoving] = useState<{ readonly rows: readonly ListedFile[]; readonly done: () => void }>();
  const upload = <UploadButton label={uploading.upload} onFiles={uploads.add} />;
  return (
    <DropArea onFiles={uploads.add}>
      <ListScreen
        title={words.title}
        lead={words.lead}
        actions={
          <Group gap="sm">
            <SegmentedControl
              aria-label={words.view}
              value={view}
              onChange={setView}
              data={[
                { value: 'grid', label: <ViewLabel name="grid" text={words.grid} /> },
                { value: 'list', label: <ViewLabel name="lines" text={words.list} /> },
              ]}
            />
            <Button
              variant="default"
              leftSection={<Icon name="folder" size={18} />}
              onClick={() => setFoldersOpen(true)}
            >
              {words.folders}
            </Button>
            <TrashLink listPath={fileKind.listPath} />
            {upload}
          </Group>
        }
        address={address}
        query={files}
        columns={useColumns(folders)}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => `${fileKind.listPath}/${id}`}
        search={{ label: words.search, hint: words.searchHint }}
        filters={[
          { name: 'kind', label: words.kind, options: words.kinds },
          {
            name: 'folderId',
            label: words.folder,
            options: Object.fromEntries(folders.map(({ id, title }) => [id, title])),
          },
          { name: 'isUnused', label: words.use, options: { true: words.unused } },
        ]}
        bulkActs={[{ label: words.move, run: (rows, done) => setMoving({ rows, done }), isBusy: false }, trash]}
        empty={{ title: words.empty, text: words.emptyText, action: upload }}
        draw={view === 'grid' ? drawGrid : undefined}
      >
        <UploadPanel uploads={uploads} />
        {isUnused && <CleanUnused />}
      </ListScreen>
      <FoldersDialog isOpen={areFoldersOpen} onClose={() => setFoldersOpen(false)} folders={folders} />
      <MoveDialog
        files={moving?.rows ?? []}
        folders={folders}
        onClose={() => setMoving(undefined)}
        onMoved={() => {
          moving?.done();
          setMoving(undefined);
        }}
      />
    </DropArea>
  );
}

function drawGrid(rows: readonly ListedFile[], selection: Selection<ListedFile>) {
  return <FileGrid rows={rows} selection={selection} />;
}

function ViewLabel({ name, text }: { readonly name: 'grid' | 'lines'; readonly text: string }) {
  return (
    <span className={style['viewLabel']}>
      <Icon name={name} size={18} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

function useColumns(folders: readonly Folder[]): readonly Column<ListedFile>[] {
  const words = useTexts(fileTexts);
  const format = useFormat();
  return [
    {
      key: 'picture',
      title: words.preview,
      role: 'picture',
      cell: ({ id, facts }) => <Thumbnail id={id} facts={facts} className={style['small']} width={300} />,
    },
    { key: 'name', title: words.filename, role: 'title', cell: ({ title }) => title },
    { key: 'kind', title: words.kind, role: 'fact', cell: ({ facts }) => words.kinds[facts.kind] },
    {
      key: 'size',
      title: words.size,
      role: 'fact',
      isNumber: true,
      cell: ({ facts }) => fileSizeText(facts.byteSize),
    },
    {
      key: 'folder',
      title: words.folder,
      role: 'detail',
      cell: ({ facts }) => folders.find(({ id }) => id === facts.folderId)?.title ?? '',
    },
    {
      key: 'changed',
      title: words.changed,
      role: 'detail',
      isDate: true,
      cell: ({ changedAt }) => (changedAt === null ? '' : format.day(changedAt)),
    },
  ];
}
