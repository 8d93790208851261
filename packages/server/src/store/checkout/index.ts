export { draftOf } from './draft.ts';
