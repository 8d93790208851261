import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { type Order, ordersKey } from './queries.ts';
import { hasBadUrl, TrackingFields } from './tracking-fields.tsx';

interface ChangeTrackingProps {
  readonly order: Order;
  readonly shipment: Order['fulfilments'][number];
}

/** The number often comes after the parcel has left, or was typed wrong. */
export function ChangeTracking({ order, shipment }: ChangeTrackingProps) {
  const words = useTexts(orderTexts);
  const common = useTexts(commonTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" ml={-8} onClick={() => setOpen(true)}>
        {words.changeTracking}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={words.changeTracking}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <TrackingForm order={order} shipment={shipment} onClose={close} />
      </Modal>
    </>
  );
}

function TrackingForm({ order, shipment, onClose }: ChangeTrackingProps & { readonly onClose: () => void }) {
  const words = useTexts(orderTexts);
  const common = useTexts(commonTexts);
  const { carrier, trackingNumber, trackingUrl } = shipment;
  const [tracking, setTracking] = useState({ carrier, trackingNumber, trackingUrl });
  const [isMailed, setMailed] = useState(false);
  const saving = useChange({
    change: () =>
      call('PUT /api/commerce/orders/:id/fulfilments/:fulfilmentId', {
        params: { id: order.id, fulfilmentId: shipment.id },
        body: { ...tracking, isMailed },
      }),
    stale: ordersKey,
    success: words.trackingChanged,
    reasons: words.shipReasons,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasBadUrl(tracking) && !saving.isPending) saving.mutate(undefined, { onSuccess: onClose });
      }}
    >
      <Stack gap="md">
        <TrackingFields tracking={tracking} onChange={setTracking} />
        <Checkbox
          label={words.tellBuyer(order.email)}
          checked={isMailed}
          onChange={(event) => setMailed(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {common.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
