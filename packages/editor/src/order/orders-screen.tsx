import { Button, Group } from '@mantine/core';
import { DownloadButton } from '../kit/download-button.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { OnPhone } from '../kit/list/on-phone.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { OrderStatus } from './order-status.tsx';
import { type OrderView, orderViews, viewOf } from './order-views.ts';
import { type ListedOrder, orderChoices, ordersFile, ordersQuery } from './queries.ts';
import { SavedViews } from './saved-views.tsx';

export function OrdersScreen() {
  const words = useTexts(orderTexts);
  const address = useListAddress(orderChoices);
  const orders = usePagedRows(ordersQuery(address.asked));
  const current = viewOf(address.asked);
  const only = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>) =>
    Object.fromEntries(values.map((value) => [value, texts[value]]));
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={<DownloadButton href={ordersFile(address.asked)}>{words.saveFile}</DownloadButton>}
      address={address}
      query={orders}
      columns={useColumns()}
      nameOf={({ number }) => words.order(number)}
      hrefOf={({ id }) => `/config/commerce/orders/${id}`}
      search={{ label: words.search, hint: words.searchHint }}
      filters={[
        { name: 'lifecycle', label: words.state, options: only(orderChoices.lifecycle, words.lifecycle) },
        { name: 'paymentStatus', label: words.payment, options: only(orderChoices.paymentStatus, words.paymentStatus) },
        {
          name: 'fulfilmentStatus',
          label: words.fulfilment,
          options: only(orderChoices.fulfilmentStatus, words.fulfilmentStatus),
        },
      ]}
      empty={{ title: words.empty, text: words.emptyText }}
    >
      <Group gap={6}>
        <Views current={current} onChoose={(view) => address.show(orderViews[view])} />
        <SavedViews asked={address.asked} isNamed={current !== undefined && address.asked.search === undefined} />
      </Group>
    </ListScreen>
  );
}

interface ViewsProps {
  readonly current: OrderView | undefined;
  readonly onChoose: (view: OrderView) => void;
}

/** The questions that are asked every day, each one press away. */
function Views({ current, onChoose }: ViewsProps) {
  const words = useTexts(orderTexts);
  return (
    <>
      {(Object.keys(orderViews) as OrderView[]).map((view) => (
        <Button
          key={view}
          size="compact-md"
          variant={view === current ? 'filled' : 'default'}
          aria-pressed={view === current}
          onClick={() => onChoose(view)}
        >
          {words.viewNames[view]}
        </Button>
      ))}
    </>
  );
}

function useColumns(): readonly Column<ListedOrder>[] {
  const words = useTexts(orderTexts);
  const format = useFormat();
  return [
    {
      key: 'number',
      title: words.number,
      role: 'title',
      cell: (order) => (
        <>
          {words.order(order.number)}
          <OnPhone>{format.money(order.total)}</OnPhone>
        </>
      ),
    },
    {
      key: 'customer',
      title: words.customer,
      role: 'fact',
      cell: ({ name, email, placedAt }) => (
        <>
          {name || email}
          <OnPhone>{format.day(placedAt)}</OnPhone>
        </>
      ),
    },
    {
      key: 'placed',
      title: words.placed,
      role: 'detail',
      isDate: true,
      cell: ({ placedAt }) => format.moment(placedAt),
    },
    { key: 'status', title: words.state, role: 'fact', cell: (order) => <OrderStatus order={order} /> },
    { key: 'items', title: words.lines, role: 'detail', isNumber: true, cell: (row) => format.number(row.itemCount) },
    { key: 'total', title: words.total, role: 'detail', isNumber: true, cell: ({ total }) => format.money(total) },
  ];
}
