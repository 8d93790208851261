import { Type } from '@sinclair/typebox';

/** A moment in a request. The pattern lets days through that no calendar has, so whoever reads it asks whether it is one. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?Z$',
  description: 'ISO 8601, UTC',
  errorMessage: 'Enter a moment such as 2026-11-15T09:00Z.',
});
