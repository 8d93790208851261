import { Button, Group } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AnyDocument } from '../../api/document-calls.ts';
import { useTexts } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';
import type { BulkAct } from '../list/bulk-bar.tsx';
import { kitTexts } from '../messages.ts';
import { useChange } from '../use-change.ts';
import type { DocumentKind, MadeKind } from './kind.ts';
import { type Trashable, useTrash } from './use-trash.ts';

interface DuplicateButtonProps<Document extends AnyDocument> {
  readonly kind: MadeKind<Document>;
  readonly id: string;
}

/** Makes a copy and opens it. */
export function DuplicateButton<Document extends AnyDocument>({ kind, id }: DuplicateButtonProps<Document>) {
  const words = useTexts(kitTexts);
  const navigate = useNavigate();
  const duplicate = useChange({ change: () => kind.calls.duplicate(id), stale: kind.key, reasons: words.reasons });
  return (
    <Button
      variant="default"
      leftSection={<Icon name="copy" size={16} />}
      loading={duplicate.isPending}
      onClick={() =>
        duplicate.mutate(undefined, { onSuccess: (copy) => void navigate({ to: `${kind.listPath}/${copy.id}` }) })
      }
    >
      {words.duplicate}
    </Button>
  );
}

interface TrashButtonProps<Document extends AnyDocument> {
  readonly kind: DocumentKind<Document>;
  readonly document: Trashable;
}

/** Moves the document to the trash and goes to the list, where the notice offers to take it back. */
export function TrashButton<Document extends AnyDocument>({ kind, document }: TrashButtonProps<Document>) {
  const words = useTexts(kitTexts);
  const navigate = useNavigate();
  const trash = useTrash(kind, useTexts(kind.texts).reasons);
  return (
    <Button
      variant="default"
      leftSection={<Icon name="trash" size={16} />}
      loading={trash.isPending}
      onClick={() =>
        trash.mutate([document], {
          onSuccess: (gone) => {
            if (gone.length > 0) void navigate({ to: kind.listPath });
          },
        })
      }
    >
      {words.toTrash}
    </Button>
  );
}

/** What a list offers for the selected rows. */
export function useTrashAct<Document extends AnyDocument>(kind: DocumentKind<Document>): BulkAct<Trashable> {
  const words = useTexts(kitTexts);
  const trash = useTrash(kind, useTexts(kind.texts).reasons);
  return {
    label: words.toTrash,
    run: (rows, done) => trash.mutate(rows, { onSuccess: done }),
    isBusy: trash.isPending,
    isDangerous: true,
  };
}

interface ListActionsProps {
  readonly listPath: string;
  /** What else is done from here; the way to a new one is last. */
  readonly children: ReactNode;
}

/** The head of a list. */
export function ListActions({ listPath, children }: ListActionsProps) {
  return (
    <Group gap="sm">
      <TrashLink listPath={listPath} />
      {children}
    </Group>
  );
}

/** For a list whose head has an order of its own. */
export function TrashLink({ listPath }: { readonly listPath: string }) {
  const words = useTexts(kitTexts);
  return (
    <Button component={Link} to={`${listPath}/trash`} variant="default" leftSection={<Icon name="trash" size={18} />}>
      {words.trash}
    </Button>
  );
}

interface CreateLinkProps {
  readonly listPath: string;
  readonly children: string;
  /** Beside other acts, as on the screen of a document. */
  readonly isQuiet?: boolean;
}

/** For the head of a list, and for an empty one. */
export function CreateLink({ listPath, children, isQuiet = false }: CreateLinkProps) {
  return (
    <Button
      component={Link}
      to={`${listPath}/new`}
      variant={isQuiet ? 'default' : 'filled'}
      leftSection={<Icon name="plus" size={isQuiet ? 16 : 18} />}
    >
      {children}
    </Button>
  );
}
