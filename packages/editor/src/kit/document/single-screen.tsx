import { Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnyDocument } from '../../api/document-calls.ts';
import { useTexts } from '../../texts/texts.ts';
import { DetailScreen } from '../editing/detail-screen.tsx';
import type { DocumentField } from '../editing/document.ts';
import type { Publishing } from '../editing/publishing.ts';
import type { DocumentEditor } from '../editing/use-document-editor.ts';
import { HistoryButton, HistoryDrawer } from '../history/history-drawer.tsx';
import { useHistoryOpen } from '../history/use-history-open.ts';
import { type SingleKind, singleQuery } from './single.ts';

interface SingleScreenProps<Document extends AnyDocument, Typed> {
  readonly kind: SingleKind<Document>;
  readonly editor: DocumentEditor<Document['body'], Typed>;
  readonly fields: readonly DocumentField<Document['body']>[];
  readonly main: ReactNode;
  readonly aside?: ReactNode;
  /** To the screen that it belongs to. */
  readonly back?: ReactNode;
  readonly publish?: Publishing;
  /** What can be done with it besides reading its history. */
  readonly actions?: ReactNode;
}

/** The only document of its kind with its history. */
export function SingleScreen<Document extends AnyDocument, Typed>(props: SingleScreenProps<Document, Typed>) {
  const { kind, editor, fields, main, aside, back = null, publish, actions } = props;
  const words = useTexts(kind.texts);
  const queries = useQueryClient();
  const [isHistoryOpen, setHistoryOpen] = useHistoryOpen();
  const { queryKey } = singleQuery(kind);
  const { versions, version, restore } = kind.calls;
  return (
    <>
      <DetailScreen
        title={words.title}
        back={back}
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
        {...(publish && { publish })}
      />
      <HistoryDrawer
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
        isEditing={editor.state !== 'normal'}
        fields={fields}
        current={editor.base}
        queryKey={queryKey}
        calls={{ versions, version, restore: (no, current) => restore(current, no) }}
        onRestored={(restored) => queries.setQueryData(queryKey, restored)}
        stale={kind.key}
      />
    </>
  );
}
