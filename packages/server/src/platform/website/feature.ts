import type { Feature } from '../feature.ts';
import { websiteRoutes } from './routes.ts';

export const websiteFeature: Feature = { name: 'website', routes: websiteRoutes };
