import type { Formatter } from '../../contract/formatter.ts';

export const dateFormatters: readonly Formatter[] = [];
