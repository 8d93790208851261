import { Button, Drawer, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { Empty } from '../empty.tsx';
import { Icon } from '../icon.tsx';
import { Loaded } from '../loaded.tsx';
import { kitTexts } from '../messages.ts';
import { More } from '../records.tsx';
import type { HistoryProps } from './history.ts';
import style from './history-drawer.module.css';
import { VersionEntry } from './version-entry.tsx';

interface HistoryDrawerProps<Body> extends HistoryProps<Body> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What a document was before: who changed what, how it differs from now, and the way back. */
export function HistoryDrawer<Body>({ isOpen, onClose, ...history }: HistoryDrawerProps<Body>) {
  const words = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="md"
      title={words.history}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {isOpen && <Versions {...history} />}
    </Drawer>
  );
}

function Versions<Body>(history: HistoryProps<Body>) {
  const { queryKey, calls, current } = history;
  const words = useTexts(kitTexts);
  const versions = useInfiniteQuery({
    queryKey: [...queryKey, 'versions', current.version],
    queryFn: ({ pageParam }) => calls.versions(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
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
