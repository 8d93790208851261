import { Button, Drawer, Stack, Text } from '@mantine/core';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { Empty } from '../empty.tsx';
import { Icon } from '../icon.tsx';
import { Loaded } from '../loaded.tsx';
import { kitTexts } from '../messages.ts';
import { More } from '../records.tsx';
import { useChange } from '../use-change.ts';
import { useUndoNotice } from '../use-undo-notice.tsx';
import type { History, HistoryCalls } from './history.ts';
import style from './history-drawer.module.css';
import { VersionEntry } from './version-entry.tsx';

interface HistoryDrawerProps<Body, Restored extends { readonly version: number }>
  extends Pick<History<Body>, 'queryKey' | 'fields' | 'current'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly calls: HistoryCalls<Body, Restored>;
  /** Nothing is restored while there are unsaved changes. */
  readonly isEditing: boolean;
  readonly onRestored: (restored: Restored) => void;
  /** What is out of date after a version was restored. */
  readonly stale: QueryKey;
  readonly compareAddress?: History<Body>['compareAddress'];
  /** Words for refusals of the document's own, by reason. */
  readonly reasons?: Readonly<Record<string, string>>;
}

/** What a document was before: who changed what, how it differs from now, and the way back. */
export function HistoryDrawer<Body, Restored extends { readonly version: number }>(
  props: HistoryDrawerProps<Body, Restored>,
) {
  const { isOpen, onClose, queryKey, fields, current, calls, isEditing, onRestored, stale, reasons, compareAddress } =
    props;
  const words = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const offerUndo = useUndoNotice();
  const restore = useChange({
    change: async (no: number) => {
      const restored = await calls.restore(no, current.version);
      onRestored(restored);
      offerUndo({ message: words.restored, undo: () => calls.restore(current.version, restored.version) });
    },
    stale,
    reasons: { ...words.reasons, ...reasons },
  });
  const obstacle = isEditing ? words.saveFirst : undefined;
  const entries = {
    queryKey,
    fields,
    current,
    calls,
    restore: restore.mutate,
    isRestoring: restore.isPending,
    obstacle,
    compareAddress,
  };
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="md"
      title={words.history}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {isOpen && <Versions {...entries} />}
    </Drawer>
  );
}

function Versions<Body>(history: History<Body>) {
  const { queryKey, calls, current } = history;
  const words = useTexts(kitTexts);
  const versions = useInfiniteQuery({
    queryKey: [...queryKey, 'versions', current.version],
    queryFn: ({ pageParam }) => calls.versions(pageParam),
    initialPageParam: {},
    getNextPageParam: ({ nextBefore }) => (nextBefore === null ? undefined : { before: nextBefore }),
  });
  return (
    <Stack gap="md">
      {history.obstacle !== undefined && (
        <Text size="sm" c="var(--awning-quiet)">
          {history.obstacle}
        </Text>
      )}
      <Loaded query={versions}>
        {({ pages }) => {
          const listed = pages.flatMap((page) => page.versions);
          if (listed.length === 0) return <Empty title={words.noHistory}>{words.noHistoryText}</Empty>;
          return (
            <ol className={style['versions']} reversed>
              {listed.map((version, place) => (
                <VersionEntry
                  key={version.no}
                  version={version}
                  isOldest={!versions.hasNextPage && place === listed.length - 1}
                  {...history}
                />
              ))}
            </ol>
          );
        }}
      </Loaded>
      <More query={versions} />
    </Stack>
  );
}

/** For the head of a detail screen. */
export function HistoryButton({ onClick }: { readonly onClick: () => void }) {
  const words = useTexts(kitTexts);
  return (
    <Button variant="default" leftSection={<Icon name="history" size={16} />} onClick={onClick}>
      {words.history}
    </Button>
  );
}
