import { Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { page } from '../../../platform/page.ts';
import { ReviewTextView } from './islands.ts';

export const ShownQuery = Type.Object({ after: Type.Optional(Id) });
export const ShownAnswer = page('reviews', ReviewTextView);
