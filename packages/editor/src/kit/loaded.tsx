import { Alert, Box, Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { sayProblem } from '../api/say.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { Icon } from './icon.tsx';
import { kitTexts } from './messages.ts';

export interface LoadedQuery<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
  readonly isFetching: boolean;
}

interface LoadedProps<T> {
  readonly query: LoadedQuery<T>;
  readonly children: (value: T) => ReactNode;
  /** A list and a panel say differently that they could not be loaded (D-155). */
  readonly as?: 'panel' | 'list';
  /** The shape of what is on its way, where three lines are none. */
  readonly waiting?: ReactNode;
}

/** Shows what a query brought; while it loads, a quiet shape of it; if it failed, why, and a button to try again (D-008). */
export function Loaded<T>({ query, children, as = 'panel', waiting = <Waiting /> }: LoadedProps<T>) {
  const words = useTexts(commonTexts);
  const { unableToLoad, unableToLoadList } = useTexts(kitTexts);
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return waiting;
  const failure = { ...words, somethingWentWrong: as === 'list' ? unableToLoadList : unableToLoad };
  return (
    <Alert color="red" icon={<Icon name="warning" />} title={sayProblem(query.error, failure)}>
      <Button
        size="xs"
        variant="default"
        loading={query.isFetching}
        onClick={() => void query.refetch()}
        leftSection={<Icon name="retry" size={16} />}
      >
        {words.tryAgain}
      </Button>
    </Alert>
  );
}

function Waiting() {
  const words = useTexts(commonTexts);
  return (
    <Box component="output" display="block" p="lg" aria-label={words.loading}>
      {[92, 78, 85].map((width) => (
        <Skeleton key={width} height={18} width={`${width}%`} radius="sm" mb="sm" />
      ))}
    </Box>
  );
}
