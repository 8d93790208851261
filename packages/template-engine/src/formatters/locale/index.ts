import type { Formatter } from '../../contract/formatter.ts';
import { datetime, datetimeInterval } from './datetime.ts';
import { decimal } from './decimal.ts';
import { message, plural } from './message.ts';
import { money } from './money.ts';
import { passThroughFormatters } from './pass-through.ts';
import { relativeTime } from './relative-time.ts';
import { timesince } from './timesince.ts';

export const localeFormatters: readonly Formatter[] = [
  datetime,
  datetimeInterval,
  decimal,
  message,
  money,
  plural,
  relativeTime,
  timesince,
  ...passThroughFormatters,
];
