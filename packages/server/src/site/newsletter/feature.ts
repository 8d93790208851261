import type { Feature } from '../../platform/feature.ts';
import { confirmTemplate, welcomeTemplate } from './mail.ts';
import { newsletterPageRoutes } from './page-routes.ts';
import { contactRoutes } from './routes.ts';
import { contactOfSiteUsers } from './site-users.ts';
import { newsletterSchedules, newsletterTasks } from './tasks.ts';

export const newsletterFeature: Feature = {
  name: 'newsletter',
  routes: (parts) => [...contactRoutes(parts), ...newsletterPageRoutes(parts)],
  siteUsers: contactOfSiteUsers,
  tasks: newsletterTasks,
  schedules: newsletterSchedules,
  mails: [confirmTemplate, welcomeTemplate],
};
