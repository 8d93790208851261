import { Type } from '@sinclair/typebox';

/** A moment in an answer. */
export const MomentView = Type.String({ description: 'ISO 8601' });

/** A date and time in a request. The pattern accepts days that do not exist; `isMoment` does not. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?Z$',
  description: 'ISO 8601, UTC',
  errorMessage: 'Enter a moment such as 2026-11-15T09:00Z.',
});

/** Whether a text that `Moment` has let through names a day that exists: JavaScript takes 30 February for 1 March. */
export function isMoment(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 'yyyy-mm-dd'.length));
}
