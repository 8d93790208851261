export { createSeal, type Seal } from './seal.ts';
