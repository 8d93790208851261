import { inLanguage } from '@awning/formats';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Card } from '../kit/card.tsx';
import { DetailScreen } from '../kit/detail-screen.tsx';
import { useFormat } from '../texts/format.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { CancelOrder } from './cancel-order.tsx';
import { FulfilOrder } from './fulfil-order.tsx';
import { MarkPaid } from './mark-paid.tsx';
import { orderTexts } from './messages.ts';
import { OrderAddress } from './order-address.tsx';
import { OrderDisputes } from './order-disputes.tsx';
import { OrderDownloads } from './order-downloads.tsx';
import { OrderLines } from './order-lines.tsx';
import style from './order-screen.module.css';
import { OrderShipments } from './order-shipments.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { type Order, orderQuery } from './queries.ts';
import { RefundOrder } from './refund-order.tsx';
import { RefundTransfers } from './refund-transfers.tsx';

export function OrderScreen() {
  const words = useTexts(orderTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const order = useQuery(orderQuery(id));
  return (
    <DetailScreen
      query={order}
      listPath="/config/commerce/orders"
      words={{ list: words.title, unknown: words.unknown, toList: words.toOrders }}
      title={order.data && words.order(order.data.number)}
      actions={order.data && <Acts order={order.data} />}
    >
      {(found) => <OrderContent order={found} />}
    </DetailScreen>
  );
}

function Acts({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  return (
    <Group gap="sm">
      <Button component={Link} to={`/config/commerce/orders/${order.id}/packing-slip`} variant="default">
        {words.packingSlip}
      </Button>
      <CancelOrder order={order} />
      <RefundOrder order={order} />
      <MarkPaid order={order} />
      <FulfilOrder order={order} />
    </Group>
  );
}

/** On a phone the status comes first, so it stands first. */
function OrderContent({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  return (
    <div className={style['columns']}>
      <div className={style['status']}>
        <StatusCard order={order} />
      </div>
      <Stack gap="lg" className={style['main'] ?? ''}>
        <OrderDisputes order={order} />
        <RefundTransfers order={order} />
        {order.buyerNote !== null && (
          <Card title={words.buyerNote}>
            <Text className={style['note'] ?? ''}>{order.buyerNote}</Text>
          </Card>
        )}
        <Card title={words.lines} isFlush>
          <OrderLines order={order} />
        </Card>
        <OrderShipments order={order} />
        <OrderDownloads order={order} />
        <OrderTimeline order={order} />
      </Stack>
      <Stack gap="lg" className={style['aside'] ?? ''}>
        <Card title={words.customer}>
          <Anchor href={`mailto:${encodeURIComponent(order.email)}`} className={style['email'] ?? ''}>
            {order.email}
          </Anchor>
          {order.vatNumber !== null && (
            <Text size="sm">
              {words.vatNumber}: {order.vatNumber}
            </Text>
          )}
        </Card>
        {order.shippingAddress && (
          <Card title={words.shippingAddress}>
            <OrderAddress address={order.shippingAddress} />
          </Card>
        )}
        {order.billingAddress && (
          <Card title={words.billingAddress}>
            <OrderAddress address={order.billingAddress} />
          </Card>
        )}
      </Stack>
    </div>
  );
}

/** How it is paid; an order that waits for money has no payment yet. */
function Payments({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  const language = useLanguage();
  const way = Object.keys(order.wayToPay).length === 0 ? '' : inLanguage(order.wayToPay, language);
  const payments = order.payments.map(({ label, amount }) => [way, label, format.money(amount)]);
  const shown = payments.length === 0 && way !== '' ? [[way]] : payments;
  return shown.map((parts) => (
    <Text key={parts.join()} size="sm" c="var(--awning-quiet)">
      {words.payment}: {parts.filter(Boolean).join(', ')}
    </Text>
  ));
}

function StatusCard({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  return (
    <Card>
      <Stack gap="xs">
        <OrderStatus order={order} />
        {order.isTest && <Text size="sm">{words.testText}</Text>}
        <Text size="sm" c="var(--awning-quiet)">
          {words.placed}: {format.moment(order.placedAt)}
        </Text>
        {order.cancelledAt !== null && (
          <Text size="sm" c="var(--awning-quiet)">
            {words.lifecycle.cancelled}: {format.moment(order.cancelledAt)}
          </Text>
        )}
        {order.payUntil !== null && (
          <Text size="sm" c="var(--awning-quiet)">
            {words.payUntil}: {format.moment(order.payUntil)}
          </Text>
        )}
        <Payments order={order} />
      </Stack>
    </Card>
  );
}
