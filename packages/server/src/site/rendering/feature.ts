import type { Feature } from '../../platform/feature.ts';
import { isPage, renderErrorPage } from './door.ts';
import { renderingRoutes } from './routes.ts';

export const renderingFeature: Feature = {
  name: 'rendering',
  routes: renderingRoutes,
  doors: (parts) => ({
    isPage: (request) => isPage(parts, request),
    renderErrorPage: (request, status) => renderErrorPage(parts, request, status),
  }),
};
