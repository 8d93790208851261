import type { Feature } from '../../platform/feature.ts';
import { KNOWN_DEVICE_COOKIE } from '../device/index.ts';
import { emailChangedTemplate, emailChangeTemplate } from './email-change/mail.ts';
import { emailChangeTasks } from './email-change/tasks.ts';
import { siteUserHooks } from './identify.ts';
import { accountIslands } from './page/islands.ts';
import { siteUserResetTemplate } from './password-reset/mail.ts';
import { passwordResetTasks } from './password-reset/tasks.ts';
import { goodbyeTemplate } from './privacy/mail.ts';
import { alreadyThereTemplate, confirmTemplate } from './registration/mail.ts';
import { registrationTasks } from './registration/tasks.ts';
import { siteUserRoutes } from './routes.ts';
import { sessionCookies } from './session/cookie.ts';
import { siteUserSchedules, siteUserSweep } from './sweep.ts';

export const siteUserFeature: Feature = {
  name: 'site-user',
  routes: siteUserRoutes,
  plainCookies: [...sessionCookies, KNOWN_DEVICE_COOKIE],
  islands: accountIslands,
  httpHooks: siteUserHooks,
  tasks: (parts) => [
    ...registrationTasks(parts),
    ...passwordResetTasks(parts),
    ...emailChangeTasks(parts),
    siteUserSweep(parts),
  ],
  schedules: siteUserSchedules,
  mails: [
    confirmTemplate,
    alreadyThereTemplate,
    siteUserResetTemplate,
    emailChangeTemplate,
    emailChangedTemplate,
    goodbyeTemplate,
  ],
};
