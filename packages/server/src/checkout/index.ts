import type { Feature } from '../feature.ts';
import { checkoutPageRoutes } from './page-routes.ts';
import { checkoutRoutes } from './routes.ts';
import { checkoutSchedules, checkoutTasks } from './sweep.ts';

export const checkoutFeature: Feature = {
  name: 'checkout',
  routes: (parts) => [...checkoutRoutes(parts), ...checkoutPageRoutes(parts)],
  tasks: checkoutTasks,
  schedules: checkoutSchedules,
};
