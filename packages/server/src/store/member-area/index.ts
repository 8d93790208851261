export { openAreasOfOrder, type PaidPeriod } from './access/open-areas.ts';
export { endAccessOfOrder, selectAreasOfProducts } from './access/store.ts';
export { areaText } from './area.ts';
export type { MemberAreaBody } from './editing/schema.ts';
export { selectAreasOfOrder } from './store.ts';
