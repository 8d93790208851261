import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { inventoryRoutes } from './office/routes.ts';
import { stockRoutes } from './routes.ts';

export const stockFeature: Feature = {
  name: 'stock',
  routes: (parts) => underPlan('COMMERCE', [...stockRoutes(parts), ...inventoryRoutes(parts)]),
};
