import { Alert, Button, Stack, Text } from '@mantine/core';
import { call } from '../api/client.ts';
import { useCan } from '../app/session.ts';
import { Icon } from '../kit/icon.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { type Order, ordersKey } from './queries.ts';
import { withoutGiftCards } from './without-gift-cards.ts';

type Refund = Order['refunds'][number];

/** Asks for the money of refunds that no payment provider returns. */
export function RefundTransfers({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const open = order.refunds.filter(({ state, transfer }) => state === 'done' && transfer === 'open');
  if (open.length === 0) return null;
  return (
    <Alert color="sun" icon={<Icon name="warning" />} title={words.transferTitle}>
      <Stack gap="md">
        {open.map((refund) => (
          <Transfer key={refund.id} order={order} refund={refund} />
        ))}
      </Stack>
    </Alert>
  );
}

function Transfer({ order, refund }: { readonly order: Order; readonly refund: Refund }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  const can = useCan();
  const sum = format.money(withoutGiftCards(refund.amount, refund.toGiftCards));
  const marking = useChange({
    change: () =>
      call('POST /api/commerce/orders/:id/refunds/:refundId/transferred', {
        params: { id: order.id, refundId: refund.id },
      }),
    stale: ordersKey,
    success: words.transferred(sum),
  });
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{words.transferText(sum)}</Text>
      {can('orders.edit') && (
        <Button
          variant="default"
          aria-label={words.markTransferredNamed(sum)}
          loading={marking.isPending}
          onClick={() => marking.mutate(undefined)}
        >
          {words.markTransferred}
        </Button>
      )}
    </Stack>
  );
}
