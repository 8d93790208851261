import type { Feature } from '../feature.ts';
import { settingsDocument } from './editing/document.ts';
import { websiteRoutes } from './routes.ts';

export const websiteFeature: Feature = { name: 'website', routes: websiteRoutes, documents: [settingsDocument] };
