import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Problem } from '../../api/problem.ts';
import { BackLink } from '../back-link.tsx';
import { Card } from '../card.tsx';
import { DetailScreen } from '../editing/detail-screen.tsx';
import type { DocumentField, EditedDocument } from '../editing/document.ts';
import { useDocumentEditor } from '../editing/use-document-editor.ts';
import { HistoryButton, HistoryDrawer } from '../history/history-drawer.tsx';
import { StatusBadge } from '../status-badge.tsx';

interface Body {
  readonly name: string;
  readonly glaze: string;
}

const first: EditedDocument<Body> = {
  id: 'pot',
  version: 2,
  body: { name: 'Mug', glaze: 'Celadon' },
  changedBy: 'Ada',
  changedAt: '2026-11-15T09:00:00.000Z',
};
const ofBea: EditedDocument<Body> = {
  ...first,
  version: 3,
  body: { name: 'Large mug', glaze: 'Celadon' },
  changedBy: 'Bea',
  changedAt: '2026-11-16T09:00:00.000Z',
};

const fields: readonly DocumentField<Body>[] = [
  { label: 'Name', names: ['name'], text: ({ name }) => name },
  { label: 'Glaze', names: ['glaze'], text: ({ glaze }) => glaze },
];

const same = (body: Body) => ({ ...body });

/** A document with its save bar and history. A switch has a colleague save first. */
export function ShowcaseDetail() {
  const [isRaced, setRaced] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const calls = useMemo(() => historyCalls(), []);
  const editor = useDocumentEditor<Body, { name: string; glaze: string }>({
    document: first,
    fields,
    editorName: 'Ada',
    typedOf: same,
    bodyOf: same,
    check: ({ name }) => (name.trim() === '' ? { name: 'Enter a name.' } : {}),
    save: (version, body) =>
      isRaced && version < ofBea.version
        ? Promise.reject(new Problem('refused', 409, { reason: 'stale' }))
        : Promise.resolve({ ...first, version: version + 1, body }),
    reload: () => Promise.resolve(ofBea),
    onSaved: () => setRaced(false),
    faults: {},
  });
  const { form } = editor;
  return (
    <>
      <DetailScreen
        title={editor.base.body.name}
        back={<BackLink to="/pots">Pots</BackLink>}
        actions={
          <Group gap="sm">
            <Button variant="default" aria-pressed={isRaced} onClick={() => setRaced(!isRaced)}>
              {isRaced ? 'Bea saves first' : 'Nobody else saves'}
            </Button>
            <HistoryButton onClick={() => setOpen(true)} />
          </Group>
        }
        editor={editor}
        fields={fields}
        main={
          <Card title="What it is">
            <TextInput label="Name" required {...form.getInputProps('name')} mb="md" />
            <TextInput label="Glaze" {...form.getInputProps('glaze')} />
          </Card>
        }
        aside={
          <Card title="Status">
            <StatusBadge tone="good">Visible</StatusBadge>
            <Text size="sm" mt="sm">
              Version {editor.base.version}
            </Text>
          </Card>
        }
      />
      <HistoryDrawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        queryKey={['pot']}
        calls={calls}
        fields={fields}
        current={editor.base}
        isEditing={editor.state !== 'normal'}
        onRestored={editor.goOnFrom}
        stale={['pot']}
      />
    </>
  );
}

function historyCalls() {
  const bodies: Readonly<Record<number, Body>> = { 1: { name: 'Cup', glaze: 'Celadon' }, 2: first.body };
  return {
    versions: () =>
      Promise.resolve({
        versions: [
          { no: 2, state: 'published', by: 'Ada', at: '2026-11-15T09:00:00.000Z' },
          { no: 1, state: 'published', by: 'Bea', at: '2026-11-14T09:00:00.000Z' },
        ] as const,
        nextBefore: null,
      }),
    version: (no: number) => Promise.resolve({ body: bodies[no] ?? first.body }),
    restore: (no: number, version: number) =>
      Promise.resolve({ ...first, version: version + 1, body: bodies[no] ?? first.body }),
  };
}
