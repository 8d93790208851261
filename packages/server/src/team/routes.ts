import type { Route } from '../http/index.ts';
import type { Parts } from '../parts.ts';
import { accountRoutes } from './account/routes.ts';
import { invitationRoutes } from './invitation/routes.ts';
import { membershipRoutes } from './membership/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { setupRoutes } from './setup/routes.ts';

export function teamRoutes(parts: Parts): Route[] {
  return [sessionRoutes, setupRoutes, accountRoutes, invitationRoutes, membershipRoutes].flatMap((routes) =>
    routes(parts),
  );
}
