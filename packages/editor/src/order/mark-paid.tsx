import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useCan } from '../app/session.ts';
import { Ask } from '../kit/ask.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { type Order, ordersKey } from './queries.ts';
import { withoutGiftCards } from './without-gift-cards.ts';

/** Says that the money of an order has come, after asking; only there for those who may, and while the order waits for it. */
export function MarkPaid({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  const can = useCan();
  const [isAsking, setAsking] = useState(false);
  const marking = useChange({
    change: () => call('POST /api/commerce/orders/:id/mark-paid', { params: { id: order.id } }),
    stale: ordersKey,
    success: words.markedPaid(order.number),
    reasons: words.reasons,
  });
  const isWaiting = order.lifecycle === 'placed' && order.paymentStatus === 'pending';
  if (!isWaiting || !can('orders.edit')) return null;
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.markPaid}</Button>
      <Ask
        isOpen={isAsking}
        title={words.markPaidTitle(order.number)}
        action={words.markPaid}
        keep={words.notYet}
        isHarmless
        isBusy={marking.isPending}
        onClose={close}
        onConfirm={() => marking.mutate(undefined, { onSettled: close })}
      >
        {words.markPaidText(format.money(withoutGiftCards(order.totals.total, order.totals.giftCards)))}
      </Ask>
    </>
  );
}
