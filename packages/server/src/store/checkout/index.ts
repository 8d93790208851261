export { draftOf } from './goods/draft.ts';
