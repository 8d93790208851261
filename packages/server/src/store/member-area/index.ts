export { openAreasOfOrder, type PaidPeriod } from './access/open-areas.ts';
export { endAccessOfOrder } from './access/store.ts';
export { areaText } from './area.ts';
export type { MemberAreaBody } from './editing/schema.ts';
export { selectAreasOfOrder } from './store.ts';
