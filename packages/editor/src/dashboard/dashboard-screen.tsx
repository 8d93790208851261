import { hasFeature } from '@awning/site-model';
import { Anchor, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { overviewQuery } from '../app/overview.ts';
import { useScreens } from '../app/screens-context.ts';
import { useCan, useSession } from '../app/session.ts';
import { Arriving } from '../kit/arriving.tsx';
import { Card } from '../kit/card.tsx';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { loadCode } from '../kit/load-code.ts';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { OpeningChecklist, useOpenChecklist } from '../opening/checklist.tsx';
import { OrderList } from '../order/order-list.tsx';
import { ordersQuery } from '../order/queries.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { dashboardTexts } from './messages.ts';
import { TaskList } from './task-list.tsx';
import { tasksFor } from './tasks.ts';

const LATEST_ORDERS = 5;

/** Charts are large: what waits for the member is there before them. */
const SalesOfStore = lazy(() =>
  loadCode(() => import('../sales/sales-of-store.tsx').then((module) => ({ default: module.SalesOfStore }))),
);

/** What a member wants to know first: what came in and what waits. It shows what their rights open, and nothing made up. */
export function DashboardScreen() {
  const words = useTexts(dashboardTexts);
  const can = useCan();
  const { member, website } = useSession();
  const { checklist, isLoading } = useOpenChecklist();
  const hasStore = hasFeature(website.planFlags, 'COMMERCE');
  return (
    <Page title={words.hello(member.name)}>
      {checklist && <OpeningChecklist checklist={checklist} />}
      <ToDo mayHaveSteps={isLoading || checklist !== undefined} />
      {hasStore && can('orders.read') && (
        <Arriving>
          <SalesOfStore />
        </Arriving>
      )}
      {hasStore && can('orders.read') && <LatestOrders />}
    </Page>
  );
}

/** While steps are open there is something to do, so an empty list would be wrong; so it would be before that is known. */
function ToDo({ mayHaveSteps }: { readonly mayHaveSteps: boolean }) {
  const words = useTexts(dashboardTexts);
  const language = useLanguage();
  const screens = useScreens();
  const overview = useQuery(overviewQuery);
  if (mayHaveSteps && overview.data?.toDos.length === 0) return null;
  return (
    <Card title={words.toDo}>
      <Loaded query={overview}>{(found) => <TaskList tasks={tasksFor(found, screens, language)} />}</Loaded>
    </Card>
  );
}

function LatestOrders() {
  const words = useTexts(dashboardTexts);
  const orders = usePagedRows(ordersQuery({}));
  return (
    <Stack gap="sm">
      <Card title={words.latestOrders} isFlush>
        <Loaded query={orders}>{(rows) => <OrderList orders={rows.slice(0, LATEST_ORDERS)} />}</Loaded>
      </Card>
      <Group justify="flex-end">
        <Anchor component={Link} to="/config/commerce/orders">
          {words.allOrders}
        </Anchor>
      </Group>
    </Stack>
  );
}
