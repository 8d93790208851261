import type { Formatter } from '../../contract/formatter.ts';

export const localeFormatters: readonly Formatter[] = [];
