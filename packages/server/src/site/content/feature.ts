import type { Feature } from '../../platform/feature.ts';
import { itemDocument } from './editing/item/document.ts';
import { pageDocument } from './editing/page/document.ts';
import { homepageRoutes } from './homepage/routes.ts';

export const contentFeature: Feature = {
  name: 'content',
  routes: homepageRoutes,
  documents: [itemDocument, pageDocument],
};
