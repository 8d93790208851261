import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useCan } from '../app/session.ts';
import { Ask } from '../kit/ask.tsx';
import { Card } from '../kit/card.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useNow } from '../kit/use-now.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './handling.module.css';
import { orderTexts } from './messages.ts';
import { type Order, ordersKey } from './queries.ts';

type Download = Order['downloads'][number];

/** What the buyer may download, how often that was done, and a way to new links. */
export function OrderDownloads({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const can = useCan();
  const [isAsking, setAsking] = useState(false);
  const renewing = useChange({
    change: () => call('POST /api/commerce/orders/:id/renew-downloads', { params: { id: order.id } }),
    stale: ordersKey,
    success: words.downloadsRenewed,
    reasons: { nothingToRenew: words.nothingToRenew },
  });
  if (order.downloads.length === 0) return null;
  const canRenew = order.downloads.some(({ endedAt, isFileGone }) => endedAt === null && !isFileGone);
  const close = () => setAsking(false);
  return (
    <Card title={words.downloads}>
      <ul className={style['shipments']}>
        {order.downloads.map((download) => (
          <li key={download.id}>
            <DownloadEntry download={download} />
          </li>
        ))}
      </ul>
      {canRenew && can('orders.edit') && (
        <Button variant="default" size="sm" mt="md" onClick={() => setAsking(true)}>
          {words.renewDownloads}
        </Button>
      )}
      <Ask
        isOpen={isAsking}
        title={words.renewTitle}
        action={words.renewDownloads}
        isBusy={renewing.isPending}
        onClose={close}
        onConfirm={() => renewing.mutate(undefined, { onSettled: close })}
      >
        {words.renewText(order.email)}
      </Ask>
    </Card>
  );
}

function DownloadEntry({ download }: { readonly download: Download }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  const state = stateOf(download, useNow());
  const { name, productName, uses, usesLeft, expiresAt } = download;
  return (
    <>
      <Group gap="sm">
        <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
        <StatusBadge tone={state === 'open' ? 'good' : 'quiet'}>{words.downloadStates[state]}</StatusBadge>
      </Group>
      <Text size="sm" c="var(--awning-quiet)">
        {productName} · {words.downloadUses(format.number(uses), format.number(uses + usesLeft))} ·{' '}
        {words.downloadUntil(format.moment(expiresAt))}
      </Text>
    </>
  );
}

function stateOf({ endedAt, isFileGone, usesLeft, expiresAt }: Download, now: Date) {
  if (endedAt !== null) return 'ended';
  if (isFileGone) return 'gone';
  if (new Date(expiresAt) <= now) return 'expired';
  return usesLeft > 0 ? 'open' : 'usedUp';
}
