import { Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnyDocument } from '../../api/document-calls.ts';
import { useTexts } from '../../texts/texts.ts';
import { BackLink } from '../back-link.tsx';
import { DetailScreen } from '../editing/detail-screen.tsx';
import type { DocumentField } from '../editing/document.ts';
import type { Publishing } from '../editing/publishing.ts';
import type { DocumentEditor } from '../editing/use-document-editor.ts';
import { HistoryButton, HistoryDrawer } from '../history/history-drawer.tsx';
import { useHistoryOpen } from '../history/use-history-open.ts';
import { type DocumentKind, documentQuery } from './kind.ts';

interface DocumentScreenProps<Document extends AnyDocument, Typed> {
  readonly kind: DocumentKind<Document>;
  readonly title: string;
  readonly editor: DocumentEditor<Document['body'], Typed>;
  readonly fields: readonly DocumentField<Document['body']>[];
  readonly main: ReactNode;
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
  readonly isWide?: boolean;
  readonly publish?: Publishing;
  /** Where a version is shown beside the newest. */
  readonly compareAddress?: (no: number) => string;
  /** What can be done with it besides reading its history. */
  readonly actions?: ReactNode;
}

/** One document of a kind with its history, and with the way back when a colleague has moved it to the trash. */
export function DocumentScreen<Document extends AnyDocument, Typed>(props: DocumentScreenProps<Document, Typed>) {
  const { kind, title, editor, fields, main, aside, below, isWide = false, publish, actions, compareAddress } = props;
  const words = useTexts(kind.texts);
  const queries = useQueryClient();
  const [isHistoryOpen, setHistoryOpen] = useHistoryOpen();
  const { calls, key, listPath } = kind;
  const { id } = editor.base;
  const { queryKey } = documentQuery(kind, id);
  return (
    <>
      <DetailScreen
        title={title}
        back={<BackLink to={listPath}>{words.title}</BackLink>}
        actions={
          <Group gap="sm">
            <HistoryButton onClick={() => setHistoryOpen(true)} />
            {actions}
          </Group>
        }
        editor={editor}
        fields={fields}
        main={main}
        aside={aside}
        below={below}
        isWide={isWide}
        {...(publish && { publish })}
        onRecover={async () => {
          editor.goOnFrom(await calls.recover(id));
          await queries.invalidateQueries({ queryKey: key });
        }}
      />
      <HistoryDrawer
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
        isEditing={editor.state !== 'normal'}
        fields={fields}
        current={editor.base}
        queryKey={queryKey}
        calls={{
          versions: (query) => calls.versions(id, query),
          version: (no) => calls.version(id, no),
          restore: (no, version) => calls.restore(id, version, no),
        }}
        onRestored={(restored) => queries.setQueryData(queryKey, restored)}
        stale={key}
        reasons={words.reasons}
        {...(compareAddress && { compareAddress })}
      />
    </>
  );
}
