import { Button, Stack } from '@mantine/core';
import { Problem } from '../../api/problem.ts';
import { Card } from '../card.tsx';
import { Empty } from '../empty.tsx';
import { ListWaiting } from '../list/list-waiting.tsx';
import { Loaded } from '../loaded.tsx';

const failed = {
  data: undefined,
  error: new Problem('refused', 500, {}),
  isFetching: false,
  refetch: () => Promise.resolve(),
};

/** What is seen while something loads, when it fails, and when there is nothing. */
export function ShowcaseStates() {
  return (
    <Stack gap="lg" maw={1080} mx="auto" w="100%">
      <Card title="Loading" isFlush>
        <ListWaiting />
      </Card>
      <Card title="Failed list">
        <Loaded query={failed} as="list">
          {() => null}
        </Loaded>
      </Card>
      <Card title="Failed panel">
        <Loaded query={failed}>{() => null}</Loaded>
      </Card>
      <Card title="Nothing there">
        <Empty title="No pots yet" action={<Button>New pot</Button>}>
          Throw the first one.
        </Empty>
      </Card>
    </Stack>
  );
}
