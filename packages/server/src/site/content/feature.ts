import type { Feature } from '../../platform/feature.ts';
import { collectionDocument } from './editing/collection/document.ts';
import { headerFooterDocument } from './editing/header-footer/document.ts';
import { itemDocument } from './editing/item/document.ts';
import { navigationDocument } from './editing/navigation/document.ts';
import { pageDocument } from './editing/page/document.ts';
import { formerAddressRoutes } from './former-address/routes.ts';
import { headerFooterRoutes } from './header-footer/routes.ts';
import { homepageRoutes } from './homepage/routes.ts';
import { itemListRoutes } from './item-list/routes.ts';
import { itemNamesRoutes } from './item-names/routes.ts';
import { linkablePagesRoutes } from './linkable-pages/routes.ts';
import { multilingualRoutes } from './multilingual/routes.ts';
import { fillSchedules, fillTask } from './multilingual/translation/fill.ts';
import { translationRoutes } from './multilingual/translation/routes.ts';
import { redirectDocument } from './redirect/document.ts';

export const contentFeature: Feature = {
  name: 'content',
  routes: (parts, features) => [
    ...homepageRoutes(parts),
    ...headerFooterRoutes(parts),
    ...itemListRoutes(parts),
    ...itemNamesRoutes(parts),
    ...formerAddressRoutes(parts),
    ...linkablePagesRoutes(parts),
    ...multilingualRoutes(parts),
    ...translationRoutes(parts, features),
  ],
  tasks: (parts, features) => [fillTask(parts, features)],
  schedules: fillSchedules,
  documents: [
    collectionDocument,
    headerFooterDocument,
    itemDocument,
    navigationDocument,
    pageDocument,
    redirectDocument,
  ],
};
