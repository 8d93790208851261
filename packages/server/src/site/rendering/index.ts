export { renderSystemPage } from './door.ts';
export type { SystemPage } from './page-model/system-page.ts';
