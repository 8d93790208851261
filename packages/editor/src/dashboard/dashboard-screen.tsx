import { hasFeature } from '@awning/site-model';
import { Anchor, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { useScreens } from '../app/screens-context.ts';
import { useCan, useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { OpeningChecklist } from '../opening/checklist.tsx';
import { OrderList } from '../order/order-list.tsx';
import { ordersQuery } from '../order/queries.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { dashboardTexts } from './messages.ts';
import { TaskList } from './task-list.tsx';
import { tasksFor } from './tasks.ts';

const LATEST_ORDERS = 5;

/** What a member wants to know first: what came in and what waits. It shows what their rights open, and nothing made up. */
export function DashboardScreen() {
  const words = useTexts(dashboardTexts);
  const can = useCan();
  const { member, website } = useSession();
  return (
    <Page title={words.hello(member.name)}>
      <OpeningChecklist />
      <ToDo />
      {can('orders.read') && hasFeature(website.planFlags, 'COMMERCE') && <LatestOrders />}
    </Page>
  );
}

function ToDo() {
  const words = useTexts(dashboardTexts);
  const language = useLanguage();
  const screens = useScreens();
  const overview = useQuery({
    queryKey: ['overview'],
    queryFn: () => call('GET /api/back-office/overview', {}),
  });
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
