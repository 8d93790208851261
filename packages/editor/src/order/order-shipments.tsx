import { variantText } from '@awning/commerce';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useCan } from '../app/session.ts';
import { Ask } from '../kit/ask.tsx';
import { Card } from '../kit/card.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { ChangeTracking } from './change-tracking.tsx';
import style from './handling.module.css';
import { orderTexts } from './messages.ts';
import { type Order, ordersKey } from './queries.ts';

type Shipment = Order['fulfilments'][number];

/** What was sent, and how it can be followed. */
export function OrderShipments({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const shipments = order.fulfilments.filter(({ undoneAt }) => undoneAt === null);
  if (shipments.length === 0) return null;
  return (
    <Card title={words.shipments}>
      <ul className={style['shipments']}>
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            <ShipmentEntry order={order} shipment={shipment} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ShipmentEntry({ order, shipment }: { readonly order: Order; readonly shipment: Shipment }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  const can = useCan();
  const [isAsking, setAsking] = useState(false);
  const undoing = useChange({
    change: () =>
      call('POST /api/commerce/orders/:id/fulfilments/:fulfilmentId/undo', {
        params: { id: order.id, fulfilmentId: shipment.id },
      }),
    stale: ordersKey,
    success: words.shipmentUndone,
  });
  const close = () => setAsking(false);
  const nameOf = (id: string) => {
    const line = order.lines.find((one) => one.id === id);
    return [line?.productName, variantText(line?.attributes ?? {})].filter(Boolean).join(' · ');
  };
  const label = [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(' ');
  return (
    <>
      {shipment.lines.map(({ id, quantity }) => (
        <Text key={id}>
          {format.number(quantity)} × {nameOf(id)}
        </Text>
      ))}
      {shipment.trackingUrl === '' ? (
        <Text size="sm">{label}</Text>
      ) : (
        <Anchor size="sm" href={shipment.trackingUrl} target="_blank" rel="noreferrer">
          {label === '' ? words.track : label}
        </Anchor>
      )}
      <Text size="sm" c="var(--awning-quiet)">
        {format.moment(shipment.createdAt)}, {shipment.who}
      </Text>
      {order.lifecycle === 'placed' && can('orders.edit') && (
        <Group gap="md">
          <ChangeTracking order={order} shipment={shipment} />
          <Button variant="subtle" size="compact-sm" ml={-8} onClick={() => setAsking(true)}>
            {words.undoShipment}
          </Button>
        </Group>
      )}
      <Ask
        isOpen={isAsking}
        title={words.undoShipmentTitle}
        action={words.undoShipment}
        isBusy={undoing.isPending}
        onClose={close}
        onConfirm={() => undoing.mutate(undefined, { onSettled: close })}
      >
        {words.undoShipmentText}
      </Ask>
    </>
  );
}
