import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { MAX_COUNTED } from '../../platform/to-do.ts';
import { cancellationTemplate } from './cancellation-mail.ts';
import { disputeTemplate } from './dispute/mail.ts';
import { selectOrdersToDefend } from './dispute/store.ts';
import { downloadsTemplate } from './download/mail.ts';
import { downloadPageRoutes } from './download/page-routes.ts';
import { downloadRoutes } from './download/routes.ts';
import { downloadSchedules, downloadTasks } from './download/tasks.ts';
import { shipmentTemplate } from './fulfilment/mail.ts';
import { fulfilmentRoutes } from './fulfilment/routes.ts';
import { orderConfirmedIsland, ownOrderIsland, ownOrdersIsland } from './islands.ts';
import { orderListRoutes } from './list/routes.ts';
import { confirmationTemplate } from './mail.ts';
import { noteTemplate } from './note/mail.ts';
import { noteRoutes } from './note/routes.ts';
import { ownOrderPageRoutes } from './own/page-routes.ts';
import { ownOrderRoutes } from './own/routes.ts';
import { ordersOfSiteUsers } from './own/site-users.ts';
import { orderPageRoutes } from './page-routes.ts';
import { receiptAlertTemplate } from './receipt-guard/index.ts';
import { refundTemplate } from './refund/mail.ts';
import { refundRoutes } from './refund/routes.ts';
import { countToTransfer } from './refund/store.ts';
import { refundSchedules, refundTasks } from './refund/tasks.ts';
import { orderRoutes } from './routes.ts';
import { ruleSchedules, ruleTasks } from './rules/tasks.ts';
import { savedViewRoutes } from './saved-view/routes.ts';
import { selectNumbers } from './store.ts';
import { lowStockTemplate } from './team-mail/low-stock.ts';
import { newOrderTemplate } from './team-mail/new-order.ts';
import { countToShip } from './team-mail/store.ts';
import { timelineRoutes } from './timeline/routes.ts';
import { expireTask, unpaidSchedules } from './unpaid/expire.ts';
import { expiryTemplate } from './unpaid/mail.ts';
import { countUnpaidOrders } from './unpaid/store.ts';

export const orderFeature: Feature = {
  name: 'order',
  routes: (parts) => [
    ...underPlan('COMMERCE', [
      ...orderListRoutes(parts),
      ...orderRoutes(parts),
      ...savedViewRoutes(parts),
      ...fulfilmentRoutes(parts),
      ...noteRoutes(parts),
      ...refundRoutes(parts),
      ...timelineRoutes(parts),
      ...downloadRoutes(parts),
    ]),
    ...orderPageRoutes(parts),
    ...downloadPageRoutes(parts),
    ...underPlan('SITE_USER_ACCOUNTS', [...ownOrderRoutes(parts), ...ownOrderPageRoutes(parts)]),
  ],
  islands: [orderConfirmedIsland, ownOrderIsland, ownOrdersIsland],
  siteUsers: ordersOfSiteUsers,
  tasks: (parts) => [...ruleTasks(parts), ...refundTasks(parts), expireTask(parts), ...downloadTasks(parts)],
  schedules: [...ruleSchedules, ...refundSchedules, ...unpaidSchedules, ...downloadSchedules],
  mails: [
    confirmationTemplate,
    cancellationTemplate,
    downloadsTemplate,
    shipmentTemplate,
    noteTemplate,
    refundTemplate,
    expiryTemplate,
    receiptAlertTemplate,
    newOrderTemplate,
    lowStockTemplate,
    disputeTemplate,
  ],
  subjectNames: [{ kind: 'order', names: selectNumbers }],
  toDos: [
    {
      name: 'disputedOrders',
      right: 'orders.read',
      count: async (connection, websiteId) => (await selectOrdersToDefend(connection, websiteId, MAX_COUNTED)).length,
    },
    {
      name: 'ordersToShip',
      right: 'orders.read',
      count: (connection, websiteId) => countToShip(connection, websiteId, MAX_COUNTED),
    },
    {
      name: 'unpaidOrders',
      right: 'orders.read',
      count: (connection, websiteId) => countUnpaidOrders(connection, websiteId, MAX_COUNTED),
    },
    {
      name: 'refundsToTransfer',
      right: 'orders.read',
      count: (connection, websiteId) => countToTransfer(connection, websiteId, MAX_COUNTED),
    },
  ],
};
