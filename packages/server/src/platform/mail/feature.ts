import type { Feature } from '../feature.ts';
import { mailSchedules, mailSweepTask } from './retention.ts';
import { mailRoutes } from './routes.ts';
import { mailTasks } from './tasks.ts';
import { mailTemplateRoutes } from './template-routes.ts';

export const mailFeature: Feature = {
  name: 'mail',
  routes: (parts, features) => [
    ...mailRoutes(parts),
    ...mailTemplateRoutes(features.flatMap((feature) => feature.mails ?? [])),
  ],
  tasks: (parts) => [...mailTasks(parts), mailSweepTask(parts)],
  schedules: mailSchedules,
};
