import type { Formatter } from '../../contract/formatter.ts';
import { date } from './date.ts';

export const dateFormatters: readonly Formatter[] = [date];
