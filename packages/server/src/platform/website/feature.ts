import type { Feature } from '../feature.ts';
import { settingsDocument } from './editing/document.ts';
import { hostNameRoutes } from './host-name/routes.ts';
import { planRoutes } from './plan/routes.ts';

export const websiteFeature: Feature = {
  name: 'website',
  routes: (parts) => [...planRoutes(parts), ...hostNameRoutes(parts)],
  documents: [settingsDocument],
};
