import type { Feature } from '../../platform/feature.ts';
import { jobsRoutes } from './jobs-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { shellRoutes } from './shell-routes.ts';

export const backOfficeFeature: Feature = {
  name: 'back-office',
  routes: (parts, features) => [
    ...shellRoutes(parts),
    ...overviewRoutes(
      parts,
      features.flatMap(({ toDos }) => toDos ?? []),
    ),
    ...jobsRoutes(parts),
  ],
};
