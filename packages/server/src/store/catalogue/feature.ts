import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { buyingFormatters } from './buying/buying-formatters.ts';
import { priceFormatters } from './buying/price-formatters.ts';
import { productIslands } from './buying/product-islands.ts';
import { productDocument } from './editing/document.ts';
import { feedRoute } from './feed/routes.ts';
import { productRoutes } from './office/routes.ts';
import { productItems } from './pages/product-items.ts';
import { saleSchedules, turnSalesTask } from './sale/turn-sales.ts';
import { productSource } from './sitemap/store.ts';
import { productExportRoute } from './transfer/export/routes.ts';
import { importRoutes } from './transfer/import/routes.ts';
import { importSchedules, importTasks } from './transfer/import/tasks.ts';
import { productTemplateRoute } from './transfer/template/routes.ts';

export const catalogueFeature: Feature = {
  name: 'catalogue',
  routes: (parts) =>
    underPlan('COMMERCE', [
      ...productRoutes(parts),
      productExportRoute(parts),
      productTemplateRoute(),
      ...importRoutes(parts),
      feedRoute(parts),
    ]),
  tasks: (parts) => [...importTasks(parts), turnSalesTask(parts)],
  schedules: [...importSchedules, ...saleSchedules],
  documents: [productDocument],
  itemKinds: [productItems],
  formatters: [...buyingFormatters, ...priceFormatters],
  islands: Object.values(productIslands),
  sitemapSources: [productSource],
};
