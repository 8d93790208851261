import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { cancellationTemplate } from './cancellation-mail.ts';
import { confirmationTemplate } from './mail.ts';
import { orderPageRoutes } from './page-routes.ts';
import { receiptAlertTemplate } from './receipt-guard/index.ts';
import { orderRoutes } from './routes.ts';
import { ruleSchedules, ruleTasks } from './rules/tasks.ts';

export const orderFeature: Feature = {
  name: 'order',
  routes: (parts) => [...underPlan('COMMERCE', orderRoutes(parts)), ...orderPageRoutes(parts)],
  tasks: ruleTasks,
  schedules: ruleSchedules,
  mails: [confirmationTemplate, cancellationTemplate, receiptAlertTemplate],
};
