import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '../kit/card.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { More } from '../kit/records.tsx';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { OrderList } from './order-list.tsx';
import { ordersQuery } from './queries.ts';

export function OrdersScreen() {
  const words = useTexts(orderTexts);
  const orders = useInfiniteQuery(ordersQuery);
  return (
    <Page title={words.title} lead={words.lead}>
      <Card isFlush>
        <Loaded query={orders}>{({ pages }) => <OrderList orders={pages.flatMap((page) => page.orders)} />}</Loaded>
      </Card>
      <More query={orders} />
    </Page>
  );
}
