import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../kit/card.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { More } from '../kit/records.tsx';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';
import { type OrderFilter, ordersQuery } from './queries.ts';

const typingMs = 250;

export function OrdersScreen() {
  const words = useTexts(orderTexts);
  const [filter, setFilter] = useState<OrderFilter>({});
  const [asked] = useDebouncedValue(filter, typingMs);
  const orders = useInfiniteQuery(ordersQuery(asked));
  return (
    <Page title={words.title} lead={words.lead}>
      <OrderFilters filter={filter} onChange={setFilter} />
      <Card isFlush>
        <Loaded query={orders}>
          {({ pages }) => (
            <OrderList orders={pages.flatMap((page) => page.orders)} isFiltered={Object.keys(asked).length > 0} />
          )}
        </Loaded>
      </Card>
      <More query={orders} />
    </Page>
  );
}
