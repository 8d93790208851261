export { closePages } from './change-access.ts';
export type { PageAreas } from './page-areas.ts';
