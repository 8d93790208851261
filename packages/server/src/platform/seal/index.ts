export { createSeal, type Seal } from './seal.ts';
export { deleteSecret, selectSecret, upsertSecret } from './store.ts';
