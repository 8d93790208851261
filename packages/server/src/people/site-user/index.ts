export type { SiteUser } from './site-user.ts';
