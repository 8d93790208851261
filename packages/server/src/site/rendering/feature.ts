import type { Feature } from '../../platform/feature.ts';
import { canvasRoutes } from './canvas/routes.ts';
import { holdsPreviewLink, isPage, renderErrorPage, renderSystemPage } from './door.ts';
import { pillCartIsland } from './islands/pill-cart.ts';
import { linkRoutes } from './links/routes.ts';
import { renderingRoutes } from './routes.ts';
import { scriptRoutes } from './script-routes.ts';
import { themeSettingsDocument } from './theme-choice/editing/document.ts';
import { hasTheme, themeChoiceRoutes } from './theme-choice/routes.ts';
import { themeUploadRoutes } from './theme-choice/upload-routes.ts';

export const renderingFeature: Feature = {
  name: 'rendering',
  routes: (parts) => [
    ...themeChoiceRoutes(parts),
    ...themeUploadRoutes(parts),
    ...scriptRoutes(parts),
    ...canvasRoutes(parts),
    ...linkRoutes(parts),
    ...renderingRoutes(parts),
  ],
  documents: [themeSettingsDocument],
  toDos: [
    {
      name: 'missingTheme',
      right: 'settings.manage',
      isUrgent: true,
      count: async (_connection, _websiteId, _now, { parts, website }) => ((await hasTheme(parts, website)) ? 0 : 1),
    },
  ],
  islands: [pillCartIsland],
  sendSystemPage: (parts) => (request, reply, page) => renderSystemPage(parts, request, reply, page),
  httpHooks: (parts) => ({
    holdsPreviewLink: (request) => holdsPreviewLink(parts, request),
    isPage: (request) => isPage(parts, request),
    renderErrorPage: (request, status) => renderErrorPage(parts, request, status),
  }),
};
