import type { Formatter } from '../../contract/formatter.ts';

export const commerceFormatters: readonly Formatter[] = [];
