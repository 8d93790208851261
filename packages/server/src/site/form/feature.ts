import type { Feature } from '../../platform/feature.ts';
import { formIsland } from './definition/island.ts';
import { definitionRoutes } from './definition/routes.ts';
import { notificationTemplate } from './delivery/notification.ts';
import { webhookTask } from './delivery/webhook.ts';
import { formDocument } from './editing/document.ts';
import { formSchedules, sweepTask } from './inbox/retention.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { submissionsOfSiteUsers } from './inbox/site-users.ts';
import { formPageRoutes } from './submission/page-routes.ts';
import { submissionRoutes } from './submission/routes.ts';

export const formFeature: Feature = {
  name: 'form',
  documents: [formDocument],
  islands: [formIsland],
  routes: (parts) => [
    ...definitionRoutes(parts),
    ...submissionRoutes(parts),
    ...formPageRoutes(parts),
    ...inboxRoutes(parts),
  ],
  tasks: (parts) => [webhookTask(parts), sweepTask(parts)],
  siteUsers: submissionsOfSiteUsers,
  schedules: formSchedules,
  mails: [notificationTemplate],
};
