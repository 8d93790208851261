import type { Feature } from '../feature.ts';
import { websiteRoutes } from './routes.ts';

/** Apart from the door, because the HTTP layer asks the door which website a request means. */
export const websiteFeature: Feature = { name: 'website', routes: websiteRoutes };
