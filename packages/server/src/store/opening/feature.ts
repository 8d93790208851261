import type { Feature } from '../../platform/feature.ts';
import { setUpRoutes } from './routes.ts';

export const openingFeature: Feature = { name: 'opening', routes: setUpRoutes };
