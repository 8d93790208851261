export { renderSystemPage } from './door.ts';
