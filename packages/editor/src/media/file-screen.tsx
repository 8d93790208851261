import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TrashButton } from '../kit/document/actions.tsx';
import { DocumentScreen } from '../kit/document/document-screen.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { useStored } from '../kit/document/use-stored.ts';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { useTexts } from '../texts/texts.ts';
import { FileAside } from './file-aside.tsx';
import { FileForm } from './file-form.tsx';
import { fileKind } from './file-kind.ts';
import { fileTexts } from './messages.ts';
import { type File, fileFactsQuery } from './queries.ts';
import { ReplaceButton } from './replace-button.tsx';
import { useFileEditor } from './use-file-editor.ts';

export function FileScreen() {
  return <OpenedDocument kind={fileKind}>{(file) => <EditedFile file={file} />}</OpenedDocument>;
}

function EditedFile({ file }: { readonly file: File }) {
  const { editor, fields } = useFileEditor(useStored(fileKind, file));
  const { id } = file;
  const facts = useQuery(fileFactsQuery(id, editor.base.version));
  return (
    <DocumentScreen
      kind={fileKind}
      title={editor.base.body.filename}
      actions={<FileActions file={file} isEditing={editor.state !== 'normal'} />}
      editor={editor}
      fields={fields}
      main={<Loaded query={facts}>{(found) => <FileForm id={id} editor={editor} facts={found} />}</Loaded>}
      aside={<Loaded query={facts}>{(found) => <FileAside id={id} editor={editor} facts={found} />}</Loaded>}
    />
  );
}

interface FileActionsProps {
  readonly file: File;
  readonly isEditing: boolean;
}

function FileActions({ file, isEditing }: FileActionsProps) {
  const words = useTexts(fileTexts);
  const { id, version, body } = file;
  return (
    <>
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
      <TrashButton kind={fileKind} document={{ id, version, title: body.filename }} />
    </>
  );
}
