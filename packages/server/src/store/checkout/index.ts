export { draftOf } from './placing/draft.ts';
