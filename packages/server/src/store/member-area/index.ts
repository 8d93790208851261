export { areaObstacle } from './access/held-areas.ts';
export { openAreasOfOrder, type PaidPeriod } from './access/open-areas.ts';
export { endAccessOfOrder, selectAreaPerson, selectAreasOfProducts } from './access/store.ts';
export type { MemberAreaBody } from './editing/schema.ts';
export { heldAccessHtml } from './held-access.ts';
export { openedAreas } from './links.ts';
