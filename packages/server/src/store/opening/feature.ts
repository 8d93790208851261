import type { Feature } from '../../platform/feature.ts';
import { holdsPass } from '../../platform/pass/index.ts';
import { newWebsiteRoutes } from './new-website/routes.ts';
import { setUpRoutes } from './routes.ts';
import { unlockRoutes } from './visitor-password/page-routes.ts';
import { visitorPass } from './visitor-password/pass.ts';

export const openingFeature: Feature = {
  name: 'opening',
  routes: (parts) => [...setUpRoutes(parts), ...newWebsiteRoutes(parts), ...unlockRoutes(parts)],
  httpHooks: ({ config }) => ({
    holdsVisitorPass: (request) => {
      const pass = visitorPass(request.website);
      return pass !== undefined && holdsPass(config, request, pass);
    },
  }),
};
