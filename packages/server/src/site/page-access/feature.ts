import type { Feature } from '../../platform/feature.ts';
import { pageGate } from './gate.ts';
import { pageUnlockRoutes } from './page-routes.ts';
import { pageAccessRoutes } from './routes.ts';

export const pageAccessFeature: Feature = {
  name: 'page-access',
  routes: (parts) => [...pageAccessRoutes(parts), ...pageUnlockRoutes(parts)],
  pageGate,
};
