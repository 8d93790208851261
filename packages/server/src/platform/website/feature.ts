import type { Feature } from '../feature.ts';
import { settingsDocument } from './editing/document.ts';
import { planRoutes } from './plan/routes.ts';

export const websiteFeature: Feature = {
  name: 'website',
  routes: planRoutes,
  documents: [settingsDocument],
};
