export type { SubjectNames } from './subject-names.ts';
