import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { restockFormatters } from './formatter.ts';
import { restockIsland } from './islands.ts';
import { confirmTemplate, noticeTemplate } from './mail.ts';
import { restockPageRoutes } from './page-routes.ts';
import { plainSignUpRoute } from './plain-sign-up.ts';
import { restockRoutes } from './routes.ts';
import { restockSettingsDocument } from './settings/document.ts';
import { signUpsOfSiteUsers } from './site-users.ts';
import { restockSchedules, restockTasks } from './tasks.ts';

export const restockFeature: Feature = {
  name: 'restock',
  // The links of mails work on, whatever becomes of the plan.
  routes: (parts) => [
    ...underPlan('COMMERCE', restockRoutes(parts)),
    ...underPlan('COMMERCE', [plainSignUpRoute(parts)]),
    ...restockPageRoutes(parts),
  ],
  documents: [restockSettingsDocument],
  siteUsers: signUpsOfSiteUsers,
  tasks: restockTasks,
  schedules: restockSchedules,
  formatters: restockFormatters,
  islands: [restockIsland],
  mails: [confirmTemplate, noticeTemplate],
};
