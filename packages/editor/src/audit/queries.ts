import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import { fromWallTime } from '../kit/fields/wall-time.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type AuditEntry = Answer<'GET /api/audit'>['entries'][number];

/** In place of a member's id: what Awning did by itself. */
export const byItself = 'awning';

const idPattern = /^[0-9a-f-]{36}$/;

/** What the list can be asked for in its address. */
export const auditChoices = {
  who: (value: string) => value === byItself || idPattern.test(value),
  kind: (value: string) => /^[A-Za-z-]{1,50}$/.test(value),
  from: isDay,
  until: isDay,
} as const;

/** Days are those of the website's time zone, and the last one counts as a whole. */
export function auditQuery({ who, kind, from, until }: Asked<typeof auditChoices>, timeZone: string) {
  const asked = {
    ...(who === undefined ? {} : { who }),
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : { from: startOf(from, timeZone) }),
    ...(until === undefined ? {} : { until: startOf(dayAfter(until), timeZone) }),
  };
  return {
    key: ['audit', 'list', asked],
    load: async (after: string | undefined) => {
      const query = { ...asked, ...(after === undefined ? {} : { after }) };
      const { entries, nextAfter } = await call('GET /api/audit', { query });
      return { rows: entries, nextAfter };
    },
  };
}

export const auditChoicesQuery = queryOptions({
  queryKey: ['audit', 'choices'],
  queryFn: () => call('GET /api/audit/choices', {}),
});

function isDay(value: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function startOf(day: string, timeZone: string): string {
  return fromWallTime(`${day}T00:00`, timeZone);
}
