import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { ownAreasIsland } from './account/island.ts';
import { ownAreasPageRoutes } from './account/page-routes.ts';
import { memberAreasOfSiteUsers } from './account/site-users.ts';
import { memberAreaDocument } from './editing/document.ts';
import { pageAreas } from './gate.ts';
import { memberAccessTemplate } from './mail.ts';
import { memberAccessRoutes } from './office/routes.ts';

export const memberAreaFeature: Feature = {
  name: 'member-area',
  routes: (parts) => underPlan('SITE_USER_ACCOUNTS', [...memberAccessRoutes(parts), ...ownAreasPageRoutes(parts)]),
  documents: [memberAreaDocument],
  islands: [ownAreasIsland],
  siteUsers: memberAreasOfSiteUsers,
  mails: [memberAccessTemplate],
  pageAreas,
};
