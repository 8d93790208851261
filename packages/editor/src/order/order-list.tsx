import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Empty } from '../kit/empty.tsx';
import { Record, Records, recordStyle } from '../kit/records.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { listTexts } from './messages/list.ts';
import style from './order-list.module.css';
import { OrderStatus } from './order-status.tsx';
import type { ListedOrder } from './queries.ts';

/** The latest orders at a glance. */
export function OrderList({ orders }: { readonly orders: readonly ListedOrder[] }) {
  const words = useTexts(listTexts);
  const format = useFormat();
  if (orders.length === 0) return <Empty title={words.empty}>{words.emptyText}</Empty>;
  return (
    <Records label={words.title}>
      {orders.map((order) => (
        <Record key={order.id}>
          <Link
            to="/config/commerce/orders/$id"
            params={{ id: order.id }}
            className={`${recordStyle['line']} ${style['line']}`}
          >
            <Stack gap={0} miw={0}>
              <strong>{words.order(order.number)}</strong>
              <span className={`${recordStyle['quiet']} ${style['facts']}`}>
                <span>{order.name || order.email}</span>
                <span>{words.items(order.itemCount)}</span>
                <span className={style['date']}>{format.moment(order.placedAt)}</span>
              </span>
            </Stack>
            <span className={style['total']}>{format.money(order.total)}</span>
            <div className={style['status']}>
              <OrderStatus order={order} />
            </div>
          </Link>
        </Record>
      ))}
    </Records>
  );
}
