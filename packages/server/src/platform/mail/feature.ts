import type { Feature } from '../feature.ts';
import { MAX_COUNTED } from '../to-do.ts';
import { mailSchedules, mailSweepTask } from './retention.ts';
import { mailRoutes } from './routes.ts';
import { mailServerRoutes } from './server/routes.ts';
import { testMailTemplate } from './server/test-mail.ts';
import { countMails, undeliveredStatuses } from './store.ts';
import { mailTasks } from './tasks.ts';
import { mailTemplateRoutes } from './template-routes.ts';

export const mailFeature: Feature = {
  name: 'mail',
  routes: (parts, features) => [
    ...mailRoutes(parts),
    ...mailServerRoutes(parts),
    ...mailTemplateRoutes(features.flatMap((feature) => feature.mails ?? [])),
  ],
  tasks: (parts) => [...mailTasks(parts), mailSweepTask(parts)],
  schedules: mailSchedules,
  mails: [testMailTemplate],
  toDos: [
    {
      name: 'failedMails',
      right: 'mail.read',
      isUrgent: true,
      count: (connection, websiteId) => countMails(connection, websiteId, undeliveredStatuses, MAX_COUNTED),
    },
    {
      name: 'heldMails',
      right: 'mail.read',
      count: (connection, websiteId) => countMails(connection, websiteId, ['held'], MAX_COUNTED),
    },
  ],
};
