import type { Feature } from '../../platform/feature.ts';
import { holdsPreviewLink, isPage, renderErrorPage, renderSystemPage } from './door.ts';
import { pillCartIsland } from './islands/pill-cart.ts';
import { renderingRoutes } from './routes.ts';

export const renderingFeature: Feature = {
  name: 'rendering',
  routes: renderingRoutes,
  islands: [pillCartIsland],
  sendSystemPage: (parts) => (request, reply, page) => renderSystemPage(parts, request, reply, page),
  httpHooks: (parts) => ({
    holdsPreviewLink: (request) => holdsPreviewLink(parts, request),
    isPage: (request) => isPage(parts, request),
    renderErrorPage: (request, status) => renderErrorPage(parts, request, status),
  }),
};
