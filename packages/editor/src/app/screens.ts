import { accountScreens } from '../account/screen.ts';
import { dashboardScreens } from '../dashboard/screen.ts';
import { formScreens } from '../form/screen.ts';
import { jobScreens } from '../jobs/screen.ts';
import { mailPreviewScreens, mailScreens } from '../mail/screen.ts';
import { newsletterScreens } from '../newsletter/screen.ts';
import { orderScreens } from '../orders/screen.ts';
import { securityScreens } from '../security/screen.ts';
import { settingsScreens } from '../settings/screen.ts';
import { teamScreens } from '../team/screen.ts';
import type { Screen } from './screen.ts';

/** Every screen of the back office, one line for each feature, in the order of the navigation. */
export const screens: readonly Screen[] = [
  ...dashboardScreens,
  ...orderScreens,
  ...mailPreviewScreens,
  ...formScreens,
  ...newsletterScreens,
  ...teamScreens,
  ...settingsScreens,
  ...mailScreens,
  ...jobScreens,
  ...accountScreens,
  ...securityScreens,
];
