import type { Formatter } from '../../contract/formatter.ts';
import { count } from './count.ts';

export const coreFormatters: readonly Formatter[] = [count];
