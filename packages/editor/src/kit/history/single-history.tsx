import { ActionIcon } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AnyDocument } from '../../api/document-calls.ts';
import { useTexts } from '../../texts/texts.ts';
import { type SingleKind, singleQuery } from '../document/single.ts';
import type { DocumentField } from '../editing/document.ts';
import type { DocumentEditor } from '../editing/use-document-editor.ts';
import { Icon } from '../icon.tsx';
import { kitTexts } from '../messages.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { useHistoryOpen } from './use-history-open.ts';

interface SingleHistoryProps<Document extends AnyDocument, Typed> {
  readonly kind: SingleKind<Document>;
  readonly editor: Pick<DocumentEditor<Document['body'], Typed>, 'state' | 'base'>;
  readonly fields: readonly DocumentField<Document['body']>[];
}

/** Earlier versions of the only document of its kind, and the way back to one of them. */
export function SingleHistory<Document extends AnyDocument, Typed>(props: SingleHistoryProps<Document, Typed>) {
  const { kind, editor, fields } = props;
  const words = useTexts(kitTexts);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useHistoryOpen();
  const { queryKey } = singleQuery(kind);
  const { versions, version, restore } = kind.calls;
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={words.history}
        title={words.history}
        onClick={() => setOpen(true)}
      >
        <Icon name="history" size={18} />
      </ActionIcon>
      <HistoryDrawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
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
