import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { subscriptionTexts } from './messages.ts';
import { type ListedSubscription, subscriptionChoices, subscriptionsQuery } from './queries.ts';
import { SubscriptionStatus } from './subscription-status.tsx';

export function SubscriptionsScreen() {
  const words = useTexts(subscriptionTexts);
  const address = useListAddress(subscriptionChoices);
  const subscriptions = usePagedRows(subscriptionsQuery(address.asked));
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      address={address}
      query={subscriptions}
      columns={useColumns()}
      nameOf={({ title, email }) => `${title}, ${email}`}
      hrefOf={({ id }) => `/config/commerce/subscriptions/${id}`}
      search={{ label: words.search, hint: words.searchHint }}
      filters={[{ name: 'show', label: words.show, options: words.shows }]}
      empty={{ title: words.empty, text: words.emptyText }}
    />
  );
}

function useColumns(): readonly Column<ListedSubscription>[] {
  const words = useTexts(subscriptionTexts);
  const format = useFormat();
  return [
    {
      key: 'title',
      title: words.product,
      role: 'title',
      cell: ({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`),
    },
    { key: 'state', title: words.state, role: 'fact', cell: ({ state }) => <SubscriptionStatus state={state} /> },
    { key: 'email', title: words.customer, role: 'fact', cell: ({ email }) => email },
    {
      key: 'due',
      title: words.next,
      role: 'detail',
      isDate: true,
      cell: ({ dueAt }) => (dueAt === null ? '' : format.day(dueAt)),
    },
    { key: 'price', title: words.price, role: 'detail', isNumber: true, cell: ({ price }) => format.money(price) },
  ];
}
