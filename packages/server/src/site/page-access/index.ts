export type { PageAreas } from './page-areas.ts';
