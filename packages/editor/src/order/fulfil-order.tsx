import { Alert, Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useCan } from '../app/session.ts';
import { Icon } from '../kit/icon.tsx';
import { useChange } from '../kit/use-change.ts';
import { useIsMailless } from '../mail/use-is-mailless.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { type Order, ordersKey } from './queries.ts';
import { hasBadUrl, TrackingFields } from './tracking-fields.tsx';
import { UnitsField } from './units-field.tsx';

/** Records a shipment; only there for those who may, and while there is something to send. */
export function FulfilOrder({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const common = useTexts(commonTexts);
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (order.toFulfil.length === 0 || !can('orders.edit')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.ship}</Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.shipTitle(order.number)}
        size="lg"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <FulfilForm order={order} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function FulfilForm({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const words = useTexts(orderTexts);
  const common = useTexts(commonTexts);
  const [units, setUnits] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(order.toFulfil.map(({ id, quantity }) => [id, quantity])),
  );
  const [tracking, setTracking] = useState({ carrier: '', trackingNumber: '', trackingUrl: '' });
  const [chosenMail, setMailed] = useState<boolean>();
  const isMailless = useIsMailless();
  const isMailed = chosenMail ?? !isMailless;
  const lines = Object.entries(units).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []));
  const shipping = useChange({
    change: () =>
      call('POST /api/commerce/orders/:id/fulfilments', {
        params: { id: order.id },
        body: { lines, ...tracking, isMailed },
      }),
    stale: ordersKey,
    success: words.shipped(order.number),
    reasons: words.shipReasons,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isReady = lines.length > 0 && !hasBadUrl(tracking) && !shipping.isPending;
        if (isReady) shipping.mutate(undefined, { onSuccess: onClose });
      }}
    >
      <Stack gap="md">
        {order.paymentStatus === 'pending' && (
          <Alert color="sun" icon={<Icon name="warning" />} title={words.shipUnpaid}>
            {words.shipUnpaidText}
          </Alert>
        )}
        {order.toFulfil.map(({ id, quantity }) => {
          const line = order.lines.find((one) => one.id === id);
          return (
            line && (
              <UnitsField
                key={id}
                line={line}
                most={quantity}
                value={units[id] ?? 0}
                onChange={(chosen) => setUnits({ ...units, [id]: chosen })}
              />
            )
          );
        })}
        <TrackingFields tracking={tracking} onChange={setTracking} />
        <Checkbox
          label={words.tellBuyer(order.email)}
          {...(isMailless && { description: words.noMailServer })}
          checked={isMailed}
          onChange={(event) => setMailed(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={lines.length === 0} loading={shipping.isPending}>
            {words.markShipped}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
