export { subjectOf } from './names.ts';
export { announceChange, type Change, readChange, SUBJECTS_CHANNEL, type Subject } from './subjects.ts';
