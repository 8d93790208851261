import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useCan } from '../app/session.ts';
import { Ask } from '../kit/ask.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { cancelOrder } from './cancellation.ts';
import { orderTexts } from './messages.ts';
import { type Order, ordersKey } from './queries.ts';

/** Calls an order off, after asking; only there for those who may, and while there is something to call off. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const can = useCan();
  const [isAsking, setAsking] = useState(false);
  const cancellation = useChange({
    change: () => cancelOrder(order.id, call),
    stale: ordersKey,
    success: words.cancelled(order.number),
  });
  if (order.lifecycle !== 'placed' || isOver(order) || !can('orders.edit')) return null;
  const close = () => setAsking(false);
  const paidText = order.refundable.isByHand ? words.cancelByHandText : words.cancelPaidText;
  const consequence = Number(order.refundable.left.decimalValue) > 0 ? paidText : words.cancelText;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <Ask
        isOpen={isAsking}
        title={words.cancelTitle(order.number)}
        action={words.cancel}
        keep={words.keep}
        isBusy={cancellation.isPending}
        onClose={close}
        onConfirm={() => cancellation.mutate(undefined, { onSettled: close })}
      >
        {consequence}
      </Ask>
    </>
  );
}

/** Everything was sent and paid, or all the money went back: there is nothing left to call off. */
function isOver({ fulfilmentStatus, paymentStatus }: Order): boolean {
  const isSent =
    fulfilmentStatus === 'fulfilled' || fulfilmentStatus === 'delivered' || fulfilmentStatus === 'returned';
  return (isSent && paymentStatus !== 'pending') || paymentStatus === 'refunded';
}
