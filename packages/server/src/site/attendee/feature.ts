import type { Feature } from '../../platform/feature.ts';
import {
  calledOffTemplate,
  cancelledTemplate,
  confirmedTemplate,
  movedTemplate,
  teamTemplate,
} from './mail-templates.ts';
import { officeRoutes } from './office/routes.ts';
import { attendeePageRoutes } from './page-routes.ts';
import { signUpIsland } from './shown/islands.ts';
import { signUpOfItem } from './shown/item-part.ts';
import { plainSignUpRoute } from './sign-up/plain-route.ts';
import { signUpRoute } from './sign-up/route.ts';
import { attendancesOfSiteUsers } from './site-users.ts';
import { attendeeSchedules, attendeeTasks } from './tasks.ts';

export const attendeeFeature: Feature = {
  name: 'attendee',
  routes: (parts) => [
    signUpRoute(parts),
    plainSignUpRoute(parts),
    ...attendeePageRoutes(parts),
    ...officeRoutes(parts),
  ],
  siteUsers: attendancesOfSiteUsers,
  tasks: attendeeTasks,
  schedules: attendeeSchedules,
  itemParts: [signUpOfItem],
  islands: [signUpIsland],
  mails: [confirmedTemplate, movedTemplate, calledOffTemplate, cancelledTemplate, teamTemplate],
};
