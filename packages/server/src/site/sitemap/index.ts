export type { SitemapSource } from './source.ts';
