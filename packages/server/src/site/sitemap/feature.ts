import type { Feature } from '../../platform/feature.ts';
import { sitemapRoutes } from './routes.ts';
import { itemSource } from './store.ts';

export const sitemapFeature: Feature = {
  name: 'sitemap',
  routes: (parts, features) =>
    sitemapRoutes(
      parts,
      features.flatMap(({ sitemapSources = [] }) => sitemapSources),
    ),
  sitemapSources: [itemSource],
};
