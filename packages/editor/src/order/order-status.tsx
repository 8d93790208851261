import { Group } from '@mantine/core';
import { StatusBadge, type Tone } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { listTexts } from './messages/list.ts';
import type { ListedOrder } from './queries.ts';

const paymentTones: Readonly<{ [status in ListedOrder['paymentStatus']]: Tone }> = {
  none: 'quiet',
  pending: 'open',
  authorised: 'open',
  part_paid: 'open',
  paid: 'good',
  over_paid: 'open',
  part_refunded: 'quiet',
  refunded: 'quiet',
  voided: 'quiet',
  failed: 'bad',
};

const fulfilmentTones: Readonly<{ [status in ListedOrder['fulfilmentStatus']]: Tone }> = {
  none_needed: 'quiet',
  unfulfilled: 'open',
  partial: 'open',
  fulfilled: 'good',
  delivered: 'good',
  returned: 'quiet',
};

type Statuses = Pick<ListedOrder, 'lifecycle' | 'paymentStatus' | 'fulfilmentStatus' | 'isTest'>;

/** Whether it is paid and whether it is on its way; of a cancelled order only whether the money went back. A test is named first. */
export function OrderStatus({ order }: { readonly order: Statuses }) {
  const words = useTexts(listTexts);
  if (order.lifecycle !== 'placed') {
    const isMoneyOpen = order.paymentStatus === 'paid';
    return (
      <Group gap={6}>
        {order.isTest && <TestBadge />}
        <StatusBadge tone="quiet">{words.lifecycle[order.lifecycle]}</StatusBadge>
        <StatusBadge tone={isMoneyOpen ? 'open' : paymentTones[order.paymentStatus]}>
          {isMoneyOpen ? words.refundUnderWay : words.paymentStatus[order.paymentStatus]}
        </StatusBadge>
      </Group>
    );
  }
  return (
    <Group gap={6}>
      {order.isTest && <TestBadge />}
      <StatusBadge tone={paymentTones[order.paymentStatus]}>{words.paymentStatus[order.paymentStatus]}</StatusBadge>
      <StatusBadge tone={fulfilmentTones[order.fulfilmentStatus]}>
        {words.fulfilmentStatus[order.fulfilmentStatus]}
      </StatusBadge>
    </Group>
  );
}

/** No money moved, whatever the payment says. */
function TestBadge() {
  const words = useTexts(listTexts);
  return <StatusBadge tone="bad">{words.test}</StatusBadge>;
}
