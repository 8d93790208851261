import type { Feature } from '../../platform/feature.ts';
import { MAX_COUNTED } from '../../platform/to-do.ts';
import { formIsland } from './definition/island.ts';
import { definitionRoutes } from './definition/routes.ts';
import { notificationTemplate } from './delivery/notification.ts';
import { webhookTask } from './delivery/webhook.ts';
import { formDocument } from './editing/document.ts';
import { formSchedules, sweepTask } from './inbox/retention.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { submissionsOfSiteUsers } from './inbox/site-users.ts';
import { countSubmissionsSince } from './inbox/store.ts';
import { previewRoutes } from './preview/routes.ts';
import { formPageRoutes } from './submission/page-routes.ts';
import { submissionRoutes } from './submission/routes.ts';
import { useRoutes } from './uses/routes.ts';

/** Messages have no mark for having been read, so the latest ones count as new. */
const NEW_MS = 7 * 24 * 3600 * 1000;

export const formFeature: Feature = {
  name: 'form',
  documents: [formDocument],
  islands: [formIsland],
  routes: (parts) => [
    ...definitionRoutes(parts),
    ...submissionRoutes(parts),
    ...formPageRoutes(parts),
    ...inboxRoutes(parts),
    ...previewRoutes(parts),
    ...useRoutes(parts),
  ],
  tasks: (parts) => [webhookTask(parts), sweepTask(parts)],
  siteUsers: submissionsOfSiteUsers,
  schedules: formSchedules,
  mails: [notificationTemplate],
  toDos: [
    {
      name: 'newMessages',
      right: 'formSubmissions.read',
      count: (connection, websiteId, now) =>
        countSubmissionsSince(connection, websiteId, new Date(now.getTime() - NEW_MS), MAX_COUNTED),
    },
  ],
};
