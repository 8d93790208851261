import { Button, Divider, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { Card } from '../kit/card.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { openingTexts } from './messages.ts';
import { type Checklist, checklistQuery, openingKey, type ShopSetUp, shopQuery } from './queries.ts';
import { VisitorPassword } from './visitor-password.tsx';

/** Whether visitors see the shop. */
export function DoorCard({ isClosed, hasVisitorPassword }: Pick<ShopSetUp, 'isClosed' | 'hasVisitorPassword'>) {
  const words = useTexts(openingTexts);
  return (
    <Card title={words.door}>
      <Stack>
        <Group justify="space-between">
          <Text maw={440}>{isClosed ? words.isClosed : words.isOpen}</Text>
          <DoorButton isClosed={isClosed} />
        </Group>
        {isClosed && (
          <>
            <Divider />
            <VisitorPassword hasPassword={hasVisitorPassword} />
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Opens a closed shop, closes an open one. It asks before it opens a shop that would lose money or lacks legal pages. */
export function DoorButton({ isClosed }: { readonly isClosed: boolean }) {
  const words = useTexts(openingTexts);
  const [isAsking, setAsking] = useState(false);
  const checklist = useQuery({ ...checklistQuery, enabled: isClosed });
  const warnings = isClosed && checklist.data ? warningsOf(checklist.data).map((name) => words.openWarnings[name]) : [];
  const queries = useQueryClient();
  const change = useChange({
    change: () => call('PUT /api/opening/door', { body: { isClosed: !isClosed } }),
    success: isClosed ? words.opened : words.closed,
    stale: openingKey,
  });
  const turn = () =>
    change.mutate(undefined, {
      onSuccess: (shop) => queries.setQueryData(shopQuery.queryKey, shop),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button
        variant={isClosed ? 'filled' : 'default'}
        loading={change.isPending || (isClosed && checklist.isPending)}
        onClick={() => (warnings.length > 0 ? setAsking(true) : turn())}
      >
        {isClosed ? words.open : words.close}
      </Button>
      <Ask
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.openTitle}
        action={words.openAnyway}
        isBusy={change.isPending}
        onConfirm={turn}
      >
        {warnings.join(' ')}
      </Ask>
    </>
  );
}

function warningsOf({ steps, hasTestPayments }: Checklist) {
  const isOpen = (wanted: string) => steps.some(({ name, isDone }) => name === wanted && !isDone);
  return [
    ...(['legal', 'payment', 'mail'] as const).filter(isOpen),
    ...(hasTestPayments ? (['testPayments'] as const) : []),
  ];
}
