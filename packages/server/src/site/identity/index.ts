export type { IdentityBody } from './schema.ts';
