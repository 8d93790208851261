import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { stockRoutes } from './routes.ts';

/** Apart from the door, because the routes ask the cart and the cart asks the catalogue, which keeps stock. */
export const stockFeature: Feature = { name: 'stock', routes: (parts) => underPlan('COMMERCE', stockRoutes(parts)) };
