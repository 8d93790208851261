import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { Card } from '../kit/card.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { openingTexts } from './messages.ts';
import { openingKey, shopQuery } from './queries.ts';

/** Whether visitors see the shop. */
export function DoorCard({ isClosed }: { readonly isClosed: boolean }) {
  const words = useTexts(openingTexts);
  return (
    <Card title={words.door}>
      <Group justify="space-between">
        <Text maw={440}>{isClosed ? words.isClosed : words.isOpen}</Text>
        <DoorButton isClosed={isClosed} />
      </Group>
    </Card>
  );
}

/** Opens a closed shop, closes an open one. */
export function DoorButton({ isClosed }: { readonly isClosed: boolean }) {
  const words = useTexts(openingTexts);
  const queries = useQueryClient();
  const change = useChange({
    change: () => call('PUT /api/opening/door', { body: { isClosed: !isClosed } }),
    success: isClosed ? words.opened : words.closed,
    stale: openingKey,
  });
  return (
    <Button
      variant={isClosed ? 'filled' : 'default'}
      loading={change.isPending}
      onClick={() => change.mutate(undefined, { onSuccess: (shop) => queries.setQueryData(shopQuery.queryKey, shop) })}
    >
      {isClosed ? words.open : words.close}
    </Button>
  );
}
