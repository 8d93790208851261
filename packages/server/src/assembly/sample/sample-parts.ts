import type { Parts } from '../../platform/parts.ts';

export type SampleParts = Pick<Parts, 'config' | 'database' | 'clock' | 'jobs'>;
