import type { Feature } from '../../platform/feature.ts';
import { oembedRoutes } from './routes.ts';

export const oembedFeature: Feature = { name: 'oembed', routes: oembedRoutes };
